import type { Store } from '../store/store.ts';
import type { JobRow } from '../store/tables.ts';
import { ARENA_JOB, type ArenaAnswer, type ArenaOrder } from './arena-queue.ts';
import type { JobHandler } from './queue.ts';

/** Plays games of matches, one at a time. */
export interface PlaysGames {
  /** The order and the outcome are texts that only the asker reads. */
  play(order: string): Promise<string>;
  /** Aborts the game it plays, which then fails. */
  close(): Promise<void>;
}

export interface ArenaParts {
  readonly store: Store;
  readonly players: readonly PlaysGames[];
  now(): number;
  isClosing(): boolean;
}

/** After this many workers have died over a game it is given up. */
const MOST_TRIES = 4;

/** Plays a game of a match and stores the result. */
export function arenaHandler({ store, players, now, isClosing }: ArenaParts): JobHandler {
  const { db } = store;
  const answerTo = async (order: string, slot: number): Promise<ArenaAnswer> => {
    try {
      return { outcome: await players[slot].play(order) };
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  };
  return {
    kind: ARENA_JOB,
    isLong: true,
    async work({ key, body, tries }: JobRow, slot: number) {
      const { match, id, order }: ArenaOrder = JSON.parse(body);
      const isHopeless = tries > MOST_TRIES;
      const answer = isHopeless ? { fault: `${tries - 1} workers have ended over it` } : await answerTo(order, slot);
      if ('fault' in answer && isClosing()) {
        // Aborted: the next worker may have it at once, and it counts as never begun.
        const back = db.updateTable('jobs').set({ due_at: now(), tries: tries - 1 });
        await back.where('key', '=', key).execute();
        return;
      }
      const row = { match, id, body: JSON.stringify(answer), at: now() };
      await store.batch([
        db
          .insertInto('arena_games')
          .values(row)
          .onConflict((conflict) => conflict.doNothing()),
        db.deleteFrom('jobs').where('key', '=', key),
      ]);
    },
  };
}
