import type { Compilable, ExpressionBuilder } from 'kysely';
import type { Room } from '../../protocol/room.ts';
import type { User } from '../accounts/sessions.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { LiveRoom, RoomChanges } from './cache.ts';
import { jobRow } from './rows.ts';

/** How often the server writes down who is there. */
export const NOTE_MS = 20_000;
/** What was noted within this time need not be noted again. */
const LATELY_MS = 10_000;
/** Games between computers continue this long after the last spectator has left. */
const ALONE_MS = 60_000;
/** Somebody absent for this long has left: no computer thinks for them until they come back. */
export const GONE_MS = 10 * 60_000;
/** Players who have days for a move, or sent a link, may come back this much later. */
const PATIENT_MS = 14 * 86_400_000;
/** Rooms that are noted together. */
const AT_ONCE = 200;

export interface AttendanceParts {
  readonly store: Store;
  /** Rooms that somebody follows through this process. */
  audiences(): Iterable<Audience>;
  now(): number;
  readonly changes: RoomChanges;
  log(error: unknown): void;
}

export interface Audience {
  readonly live: LiveRoom;
  /** Whether one of them sits there. */
  readonly hasSitter: boolean;
}

/**
 * Notes in the database which rooms are attended, where it matters: those in which people wait for others, and those
 * in which a computer is to move. So every process knows which are abandoned, even after another has died.
 */
export class Attendance {
  private readonly parts: AttendanceParts;
  private readonly timer: NodeJS.Timeout;
  private readonly noted = new Map<string, number>();
  private closed = false;

  constructor(parts: AttendanceParts) {
    this.parts = parts;
    this.timer = setInterval(() => this.noteAll(), NOTE_MS);
  }

  /** Somebody has begun to watch a room: a computer whose move was postponed thinks again. */
  came(live: LiveRoom, user: User | undefined): void {
    this.note([{ live, hasSitter: user !== undefined && live.room.seatOf(user.id) !== undefined }]);
  }

  /** A bot listens, and hears from us when somebody comes to the rooms that it has opened. */
  listens({ id }: User): void {
    if (this.closed) return;
    const { store, now, log } = this.parts;
    const own = store.db.updateTable('rooms').set({ attended_at: now() }).where('opener', '=', id);
    store.batch([own.where('status', '=', 'waiting')]).catch(log);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
  }

  private noteAll(): void {
    const now = this.parts.now();
    for (const [id, at] of this.noted) if (now - at > LATELY_MS) this.noted.delete(id);
    this.note([...this.parts.audiences()]);
  }

  private note(audiences: readonly Audience[]): void {
    if (this.closed) return;
    const { store, now, changes, log } = this.parts;
    const at = now();
    const due = audiences.filter(
      (audience) => matters(audience) && at - (this.noted.get(audience.live.id) ?? 0) > LATELY_MS,
    );
    for (const { live } of due) this.noted.set(live.id, at);
    for (let from = 0; from < due.length; from += AT_ONCE) {
      const part = due.slice(from, from + AT_ONCE);
      const ids = part.map(({ live }) => live.id);
      const jobs = part.flatMap(({ live }) => this.jobOf(live, at));
      const noted = store.db.updateTable('rooms').set({ attended_at: at }).where('id', 'in', ids);
      store
        .batch([noted.where('status', '!=', 'over'), ...jobs])
        .then(() => jobs.length > 0 && changes.emit('jobQueued'), log);
    }
  }

  /** Again, where it was postponed. */
  private jobOf({ id, room, maker }: LiveRoom, at: number): Compilable[] {
    const job = room.status === 'playing' ? jobRow(id, room, at, maker) : undefined;
    if (job === undefined) return [];
    const insert = this.parts.store.db.insertInto('jobs').values(job);
    return [insert.onConflict((conflict) => conflict.doNothing())];
  }
}

function matters({ live: { room }, hasSitter }: Audience): boolean {
  if (room.status === 'waiting') return hasSitter;
  return room.status === 'playing' && room.computerAt(room.turn) !== undefined;
}

/** If nobody has been there since this time, computers stop thinking. */
export function forsakenSince(room: Room, now: number): number {
  return now - (room.voters().length === 0 ? ALONE_MS : GONE_MS);
}

/** Whether a listed room still waits for somebody: those who wanted a game at once must have been there recently. */
export function isFresh(now: number) {
  return (room: ExpressionBuilder<Tables, 'rooms'>) =>
    room.or([
      room('attended_at', '>', now - GONE_MS),
      room.and([room('speed', 'in', ['days', 'none']), room('attended_at', '>', now - PATIENT_MS)]),
    ]);
}

/** Whether nobody waits in a room any more. */
export function isForsaken(now: number) {
  return (room: ExpressionBuilder<Tables, 'rooms'>) =>
    room.or([
      room('attended_at', '<', now - PATIENT_MS),
      room.and([
        room('listed', '=', 1),
        room('speed', 'in', ['quick', 'slow']),
        room('attended_at', '<', now - GONE_MS),
      ]),
    ]);
}
