import type { Presence } from '../../protocol/messages.ts';

/** How long a report of another process is valid. */
const BELIEVE_MS = 25_000;

/** Who is connected to other processes, in all rooms, as they report it. */
export class RemotePresence {
  private readonly rooms = new Map<string, Map<string, { readonly presence: Presence; readonly at: number }>>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  take(room: string, presence: Presence, from: string): void {
    const told = this.rooms.get(room) ?? new Map();
    this.rooms.set(room, told);
    if (presence.watchers > 0 || presence.seats.includes(true)) told.set(from, { presence, at: this.now() });
    else told.delete(from);
    if (told.size === 0) this.rooms.delete(room);
  }

  /** The valid reports of other processes about a room. */
  in(room: string): Presence[] {
    const since = this.now() - BELIEVE_MS;
    return [...(this.rooms.get(room)?.values() ?? [])].filter(({ at }) => at > since).map(({ presence }) => presence);
  }

  /** Drops reports that have expired: processes may end without a word. */
  tidy(): void {
    for (const room of this.rooms.keys()) if (this.in(room).length === 0) this.rooms.delete(room);
  }
}
