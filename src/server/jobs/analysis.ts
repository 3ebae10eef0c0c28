import about from '../../../package.json' with { type: 'json' };
import type { Game } from '../../core/game.ts';
import { newMatch } from '../../core/play/match.ts';
import { writePosition } from '../../core/text.ts';
import type { EvaluationBody } from '../../protocol/analysis.ts';
import type { Room } from '../../protocol/room.ts';
import type { Thinks } from '../../session/seats.ts';
import type { RoomCache } from '../rooms/cache.ts';
import type { Store } from '../store/store.ts';
import type { JobRow } from '../store/tables.ts';
import { ANALYSIS_JOB } from './analyses.ts';
import type { JobHandler } from './queue.ts';

/** Positions that are analysed in one go: about a second, after which computers at the tables may move. */
const AT_ONCE = 4;
/** A fraction of the nodes that a game suggests for a move. */
const SHARE = 4;
/** After this many failed attempts a piece is given up. */
const MOST_TRIES = 4;
const ENGINE = `Gamut ${about.version}`;

export interface AnalysisParts {
  readonly store: Store;
  readonly rooms: RoomCache;
  readonly games: readonly Game[];
  now(): number;
}

/** Analyses the next few positions of a game and stores each: a crash loses one position, and another continues. */
export function analysisHandler({ store, rooms, games, now }: AnalysisParts, thinkers: readonly Thinks[]): JobHandler {
  const { db } = store;
  const update = (room: string, status: string, done: number) =>
    db.updateTable('analyses').set({ status, done, updated_at: now() }).where('room', '=', room);

  const look = async (id: string, room: Room, ply: number, thinker: Thinks) => {
    const { position, seat, nodes } = questionAt(room, ply);
    const answer = await thinker.think({ game: room.setup.game, position, nodes }, () => {});
    const { score, proved, line, depth } = answer;
    const body: EvaluationBody = { seat, score, proved, line, depth };
    const row = { room: id, ply, engine: ENGINE, nodes: answer.nodes, body: JSON.stringify(body) };
    const insert = db.insertInto('evaluations').values(row);
    await store.batch([insert.onConflict((conflict) => conflict.doNothing()), update(id, 'running', ply + 1)]);
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
      for (let ply = asked.done; ply < until; ply++) await look(id, live.room, ply, thinkers[slot]);
      if (until === asked.plies) return store.batch([update(id, 'done', until), end]);
      // Behind the others that wait.
      await db.updateTable('jobs').set({ due_at: now(), tries: 0 }).where('key', '=', key).execute();
    },
  };

  function questionAt({ match, setup }: Room, ply: number): { position: string; seat: number; nodes: number } {
    const game = games.find((one) => one.id === setup.game) ?? match.game;
    const before = newMatch(game, match.options);
    for (const move of match.moves.slice(0, ply)) before.play(move);
    const { position } = before;
    const nodes = Math.ceil(game.engine.thinking(position.seats).nodes / SHARE);
    return { position: writePosition(position), seat: position.turn, nodes };
  }
}
