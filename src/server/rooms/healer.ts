import type { Store } from '../store/store.ts';
import type { LiveRoom, RoomCache } from './cache.ts';
import { namesIn } from './rows.ts';

/** Milliseconds between checks: with the checks themselves less than the five seconds that are promised. */
const LOOK_MS = 2000;
/** Rooms that are checked by one query. */
const TOGETHER = 500;
/** Rooms that are read at the same time. */
const AT_ONCE = 6;
/** Allowance for differing clocks of processes and for messages on their way. */
const MARGIN_MS = 10_000;

export interface HealerParts {
  readonly store: Store;
  readonly rooms: RoomCache;
  now(): number;
  /** Called with the number of rooms that had news without a hint. */
  healed(rooms: number): void;
}

/** Finds what other processes have stored in the rooms that are held here, even if their hints are lost. */
export class Healer {
  private readonly parts: HealerParts;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** The names for which a room was read again: once is enough, in case they differ for another reason. */
  private readonly mended = new WeakMap<LiveRoom, string>();

  constructor(parts: HealerParts) {
    this.parts = parts;
    this.again();
  }

  /** No hint was heard for this long: checking events does not find what was written in the meantime. */
  async lookBack(ms: number): Promise<void> {
    await this.look();
    const { store, rooms, now } = this.parts;
    const since = now() - ms - MARGIN_MS;
    await this.inParts(async (part) => {
      const ids = part.map(({ id }) => id);
      const said = store.db
        .selectFrom('chat')
        .select('room')
        .distinct()
        .where('room', 'in', ids)
        .where('at', '>', since);
      const talking = (await said.execute()).map(({ room }) => room);
      await inGroups(talking, (room) => rooms.rereadHere(room));
    });
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private again(): void {
    this.timer = setTimeout(async () => {
      // If the database is not reachable now, it is asked again soon.
      await this.look().catch(() => {});
      if (!this.isStopped) this.again();
    }, LOOK_MS);
  }

  private async look(): Promise<void> {
    const { store, rooms, healed } = this.parts;
    await this.inParts(async (part) => {
      const known = new Map(part.map((live) => [live.id, live]));
      const rows = await store.db
        .selectFrom('rooms')
        .select(['id', 'version', 'names'])
        .where('id', 'in', [...known.keys()])
        .execute();
      const behind: string[] = [];
      const renamed: string[] = [];
      for (const { id, version, names } of rows) {
        const live = known.get(id);
        if (live === undefined) continue;
        if (version > live.events.length) behind.push(id);
        else if (version === live.room.seq && names !== namesIn(live.room) && names !== this.mended.get(live)) {
          this.mended.set(live, names);
          renamed.push(id);
        }
      }
      if (behind.length > 0) healed(behind.length);
      await inGroups(behind, (id) => rooms.refresh(id));
      await inGroups(renamed, (id) => rooms.rereadHere(id));
    });
  }

  private async inParts(work: (part: readonly LiveRoom[]) => Promise<void>): Promise<void> {
    const all = this.parts.rooms.held();
    for (let from = 0; from < all.length; from += TOGETHER) await work(all.slice(from, from + TOGETHER));
  }
}

/** A room that cannot be read does not hold up the others. */
async function inGroups(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await Promise.allSettled(ids.slice(from, from + AT_ONCE).map(work));
  }
}
