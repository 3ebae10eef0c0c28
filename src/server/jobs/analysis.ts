import about from '../../../package.json' with { type: 'json' };
import type { Game } from '../../core/game.ts';
import { startPosition } from '../../core/position.ts';
import { examinePlies, reviewNodes } from '../../judge/review.ts';
import type { Room } from '../../protocol/room.ts';
import type { Thinks } from '../../session/seats.ts';
import type { RoomCache } from '../rooms/cache.ts';
import type { Store } from '../store/store.ts';
import type { JobRow } from '../store/tables.ts';
import { ANALYSIS_JOB } from './analyses.ts';
import type { JobHandler } from './queue.ts';

/** Moves that are judged in one go: about a second, after which computers at the tables may move. */
const AT_ONCE = 2;
/** After this many failed attempts a piece is given up. */
const MOST_TRIES = 4;
const ENGINE = `${about.name} ${about.version}`;

export interface AnalysisParts {
  readonly store: Store;
  readonly rooms: RoomCache;
  readonly games: readonly Game[];
  now(): number;
}

/** Judges the next few moves of a game, the last ones first, and stores each: a crash loses one, and another continues. */
export function analysisHandler({ store, rooms, games, now }: AnalysisParts, thinkers: readonly Thinks[]): JobHandler {
  const { db } = store;
  const update = (room: string, status: string, done: number) =>
    db.updateTable('analyses').set({ status, done, updated_at: now() }).where('room', '=', room);

  const judge = async (id: string, { match, setup }: Room, plies: readonly number[], done: number, thinker: Thinks) => {
    const game = games.find((one) => one.id === setup.game) ?? match.game;
    const start = startPosition(game, match.options);
    const nodes = reviewNodes(start);
    let count = done;
    for await (const note of examinePlies(start, match.moves, plies, (...asked) => thinker.think(...asked), nodes)) {
      const row = { room: id, ply: note.ply, engine: ENGINE, nodes, body: JSON.stringify(note) };
      const insert = db.insertInto('evaluations').values(row);
      await store.batch([insert.onConflict((conflict) => conflict.doNothing()), update(id, 'running', ++count)]);
    }
  };

  return {
    kind: ANALYSIS_JOB,
    isShared: true,
    async work({ key, body, tries }: JobRow, slot: number) {
      const id: string = JSON.parse(body);
      const asked = await db.selectFrom('analyses').selectAll().where('room', '=', id).executeTakeFirst();
      const live = await rooms.find(id);
      const end = db.deleteFrom('jobs').where('key', '=', key);
      if (asked === undefined || live === undefined) return store.batch([end]);
      if (tries > MOST_TRIES) return store.batch([update(id, 'failed', asked.done), end]);
      const until = Math.min(asked.plies, asked.done + AT_ONCE);
      const plies = Array.from({ length: until - asked.done }, (_, at) => asked.plies - 1 - asked.done - at);
      await judge(id, live.room, plies, asked.done, thinkers[slot]);
      if (until === asked.plies) return store.batch([update(id, 'done', until), end]);
      // Behind the others that wait.
      await db.updateTable('jobs').set({ due_at: now(), tries: 0 }).where('key', '=', key).execute();
    },
  };
}
