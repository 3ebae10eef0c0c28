import { isFault } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { listedTexts } from '../../core/moves.ts';
import { Match } from '../../core/play/match.ts';
import { readPosition } from '../../core/text.ts';
import { computerOf, type Thinks } from '../../session/seats.ts';
import { computerMove } from '../rooms/acts.ts';
import { forsakenSince } from '../rooms/attendance.ts';
import type { RoomCache } from '../rooms/cache.ts';
import type { EventLog } from '../rooms/event-log.ts';
import { MOVE_JOB, type MoveJob } from '../rooms/rows.ts';
import type { Store } from '../store/store.ts';
import { analysisHandler } from './analysis.ts';
import { type JobHandler, Jobs } from './queue.ts';

/** The most milliseconds that the budget in a computer's name can give it for a move. */
const MOST_MS = 3000;
/** After this many failed attempts any legal move is played. */
const MOST_TRIES = 4;

export interface ComputersParts {
  readonly store: Store;
  readonly rooms: RoomCache;
  readonly eventLog: EventLog;
  readonly games: readonly Game[];
  readonly makeThinker: () => Thinks;
  /** How many think at a time. */
  readonly workers: number;
  now(): number;
  /** Notes what went wrong for the operator. */
  readonly log?: (error: unknown) => void;
}

/** Moves for the computers at the tables, and analyses while none is to move. Workers do the thinking. */
export class Computers {
  private readonly thinkers: readonly Thinks[];
  private readonly jobs: Jobs;

  constructor(parts: ComputersParts) {
    const { store, workers, makeThinker, now, log = () => {} } = parts;
    const thinkers = Array.from({ length: workers }, makeThinker);
    const handlers = [moveHandler(parts, thinkers), analysisHandler(parts, thinkers)];
    this.thinkers = thinkers;
    this.jobs = new Jobs({ store, handlers, slots: workers, now, log });
  }

  /** There may be something to do. */
  wake(): void {
    this.jobs.wake();
  }

  /** Searches that take longer than the patience are abandoned and left to other processes. */
  async close(patience?: number): Promise<void> {
    await this.jobs.close(patience);
    await Promise.all(this.thinkers.map((thinker) => thinker.close()));
  }
}

function moveHandler({ store, rooms, eventLog, games, now }: ComputersParts, thinkers: readonly Thinks[]): JobHandler {
  const { db } = store;
  /** Whether nobody is there to think for. Anyone who arrives puts the job into the queue again. */
  const isPutAside = async (key: string, id: string): Promise<boolean> => {
    const live = await rooms.find(id);
    const since = live === undefined ? now() : forsakenSince(live.room, now());
    const isAlone = live === undefined || live.room.voters().length === 0;
    // In one statement, so that somebody arriving at the same time is not overlooked.
    const { numDeletedRows } = await db
      .deleteFrom('jobs')
      .where('key', '=', key)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('rooms')
              .select('id')
              .where('id', '=', id)
              .where((or) =>
                or.or([or('attended_at', '>', since), ...(isAlone ? [] : [or('updated_at', '>', since)])]),
              ),
          ),
        ),
      )
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };
  const chosenMove = async ({ game: id, word, seed, position: text }: MoveJob, thinker: Thinks): Promise<string> => {
    const game = games.find((one) => one.id === id);
    const player = game === undefined ? undefined : computerOf(game, word, seed, () => thinker, MOST_MS);
    if (game === undefined || player === undefined) throw new Error(`nobody plays ${id} as ${word}`);
    const position = readPosition(game, text);
    if (isFault(position)) throw new Error(`${position.fault}: ${position.what}`);
    const move = await player.choose(new Match(position), () => {});
    if (move === undefined) throw new Error(`${word} chose no move`);
    return move;
  };
  const anyMove = async ({ room }: MoveJob): Promise<string> => {
    const live = await rooms.find(room);
    return live === undefined ? '' : listedTexts(live.room.match.position)[0];
  };
  return {
    kind: MOVE_JOB,
    isShared: true,
    async work({ key, body, tries }, slot) {
      const job: MoveJob = JSON.parse(body);
      if (await isPutAside(key, job.room)) return;
      const move = tries > MOST_TRIES ? await anyMove(job) : await chosenMove(job, thinkers[slot]);
      await computerMove({ rooms, eventLog }, job, move);
      await db.deleteFrom('jobs').where('key', '=', key).execute();
    },
  };
}
