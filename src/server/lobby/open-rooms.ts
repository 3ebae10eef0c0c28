import type { Seat } from '../../core/types.ts';
import type { RoomSetup, Sitter } from '../../protocol/setup.ts';
import type { RoomLimits } from '../limits/limits.ts';
import { GONE_MS } from '../rooms/attendance.ts';
import type { Maker } from '../rooms/rows.ts';
import type { Store } from '../store/store.ts';

interface NewRoom {
  readonly setup: RoomSetup;
  readonly sitters: ReadonlyMap<Seat, Sitter>;
}

/** Keeps anybody from filling the server with rooms in which nobody plays. */
export class OpenRooms {
  private readonly store: Store;
  private readonly limits: RoomLimits;
  private readonly now: () => number;
  /** What is being made here and may not be stored yet. */
  private readonly making = new Map<string, number>();

  constructor(store: Store, limits: RoomLimits, now: () => number) {
    this.store = store;
    this.limits = limits;
    this.now = now;
  }

  /** Makes a room; undefined where its maker, or their network, has too many. */
  async make<T>(
    { setup, sitters }: NewRoom,
    { opener, network }: Maker,
    make: () => Promise<T>,
  ): Promise<T | undefined> {
    const isWaiting = setup.computers.some((word, seat) => word === null && !sitters.has(seat));
    const hasComputers = setup.computers.some((word) => word !== null);
    const whose = [opener, isWaiting ? network : null].filter((who) => who !== null);
    for (const who of whose) this.making.set(who, this.count(who) + 1);
    try {
      if (isWaiting && (await this.areWaiting('opener', opener, this.limits.waiting))) return undefined;
      if (isWaiting && (await this.areWaiting('network', network, this.limits.ofNetwork))) return undefined;
      if (!isWaiting && hasComputers && (await this.areThinking(opener))) return undefined;
      return await make();
    } finally {
      for (const who of whose) {
        const left = this.count(who) - 1;
        if (left === 0) this.making.delete(who);
        else this.making.set(who, left);
      }
    }
  }

  private async areWaiting(whose: 'opener' | 'network', who: string | null, most: number): Promise<boolean> {
    if (who === null) return false;
    const rows = this.store.db.selectFrom('rooms').select('id').where(whose, '=', who).where('status', '=', 'waiting');
    return (await rows.limit(most).execute()).length + this.count(who) > most;
  }

  private async areThinking(who: string | null): Promise<boolean> {
    if (who === null) return false;
    const since = this.now() - GONE_MS;
    const rows = await this.store.db
      .selectFrom('rooms')
      .select('id')
      .where('opener', '=', who)
      .where('status', '=', 'playing')
      .where('computers', '>', 0)
      .where((or) => or.or([or('attended_at', '>', since), or('updated_at', '>', since)]))
      .limit(this.limits.thinking)
      .execute();
    return rows.length + this.count(who) > this.limits.thinking;
  }

  private count(who: string): number {
    return this.making.get(who) ?? 0;
  }
}
