import type { Compilable } from 'kysely';
import type { EventBody } from '../../protocol/events.ts';
import type { Unrated } from '../../protocol/fairness.ts';
import { foldName } from '../../protocol/names.ts';
import type { Room } from '../../protocol/room.ts';
import { unratedWhy } from '../ratings/fairness.ts';
import { resultFor } from '../ratings/places.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { RoomCache } from '../rooms/cache.ts';
import type { EventLog } from '../rooms/event-log.ts';
import { FINISH_JOB } from '../rooms/rows.ts';
import type { Store } from '../store/store.ts';
import type { SeatRow } from '../store/tables.ts';
import type { JobHandler } from './queue.ts';

/** How often a race with other games of the same people is retried before it is left for later. */
const MOST_RACES = 20;

export interface FinishParts {
  readonly store: Store;
  readonly rooms: RoomCache;
  readonly eventLog: EventLog;
  readonly ratings: Ratings;
}

/**
 * What follows from the end of a game: it enters the archive and changes ratings. All of it is stored together with the
 * end of the job, so that it happens once, even if a process dies in between and however often it is tried.
 */
export function finishHandler({ store, rooms, eventLog, ratings }: FinishParts): JobHandler {
  const { db } = store;
  const isFinished = async (room: string) =>
    (await db.selectFrom('seats').select('seat').where('room', '=', room).limit(1).executeTakeFirst()) !== undefined;
  return {
    kind: FINISH_JOB,
    async work({ key, body, created_at }) {
      const id: string = JSON.parse(body);
      const live = await rooms.find(id);
      if (live !== undefined && live.room.status !== 'over') throw new Error(`the game in ${id} goes on`);
      const done = db.deleteFrom('jobs').where('key', '=', key);
      for (let race = 0; race < MOST_RACES; race++) {
        if (live === undefined || isNothing(live.room) || (await isFinished(id))) return store.batch([done]);
        const seats = seatRows(id, live.room, created_at).map((row) => db.insertInto('seats').values(row));
        const why = ratings.isCounted(live.room) ? await unratedWhy(store, live.room, created_at) : undefined;
        // Announced before the job is stored as done: if this process dies in between, another announces it again.
        if (why !== undefined) await eventLog.happen(id, 'unrated', (state) => told(state, why));
        const effects: readonly Compilable[] =
          why === undefined ? await ratings.effects(id, live.room, created_at) : [];
        const isStored = await store.batch([...seats, ...effects, done]).then(
          () => true,
          () => false,
        );
        if (isStored) return;
      }
      throw new Error(`no end to the races for the ratings of ${id}`);
    },
  };
}

function told({ unrated }: Room, why: Unrated): EventBody | undefined {
  return unrated === undefined ? { kind: 'unrated', why } : undefined;
}

/** Whether nobody did anything before it was called off. */
function isNothing({ outcome, ply }: Room): boolean {
  return outcome?.reason === 'abandoned' && ply === 0;
}

function seatRows(room: string, state: Room, ended_at: number): SeatRow[] {
  const { game, rated, listed } = state.setup;
  const ofGame = { game, rated: rated ? 1 : 0, listed: listed ? 1 : 0 };
  return state.seats.flatMap(({ sitter }, seat) => {
    if (sitter === undefined) return [];
    const isUser = sitter.kind !== 'computer';
    const name = isUser ? sitter.name : sitter.word;
    const user_id = isUser ? sitter.user : null;
    const who = { user_id, handle: foldName(name), name, kind: isUser && sitter.isGuest ? 'guest' : sitter.kind };
    return [{ room, seat, ...who, result: resultFor(state, seat), ended_at, ...ofGame }];
  });
}
