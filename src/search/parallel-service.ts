import type { Game } from '../core/game.ts';
import { legalMoves } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { alphaBeta } from './alpha-beta.ts';
import { searchFor } from './levels.ts';
import type { Search } from './search.ts';
import { type Answer, answerQuestion, type Question } from './service.ts';

/** What a thread is given when it starts. */
export interface ThreadStart {
  /** One word: the number of the think that goes on, 0 when there is none. */
  readonly flag: SharedArrayBuffer;
  /** Of the table that the threads share. */
  readonly memory: SharedArrayBuffer;
  readonly tableBits: number;
  /** Depth at which its searches begin: threads that did the same would find the same. The first one answers. */
  readonly firstDepth: number;
}

/** What a thread is asked, under the number of the think. */
export interface ThreadQuestion {
  readonly think: number;
  readonly question: Question;
}

/** What it says about a think. */
export interface ThreadNews {
  readonly think: number;
  readonly kind: 'report' | 'answer';
  readonly answer: Answer;
}

/**
 * The body of a thread: thinks until the flag shows another number than that of the think. The first thread answers; the
 * others only fill the table, and have nothing to do where a search cannot share it. now: milliseconds of some clock.
 */
export function threadService(
  games: readonly Game[],
  { flag, memory, tableBits, firstDepth }: ThreadStart,
  now: () => number,
  say: (news: ThreadNews) => void,
): (asked: ThreadQuestion) => void {
  const current = new Int32Array(flag);
  const searches = new Map<string, Search>();
  const answers = firstDepth === 1;
  const sharing = (position: Position, level?: number, seed?: number): Search => {
    const { game, seats, options } = position;
    const { search, parameters } = game.thinking(seats);
    const isShared = search === 'alpha-beta' && level === undefined && game.solvable?.(options) !== true;
    if (!isShared) return answers ? searchFor(position, level, seed) : IDLE;
    const made =
      searches.get(game.id) ??
      alphaBeta({ ...parameters, evaluate: game.evaluate, tableBits, tableMemory: memory, firstDepth });
    searches.set(game.id, made);
    return made;
  };
  return ({ think, question }) => {
    const answer = answerQuestion(games, sharing, question, {
      now,
      stopped: () => Atomics.load(current, 0) !== think,
      report: (found) => answers && say({ think, kind: 'report', answer: found }),
    });
    if (answers) say({ think, kind: 'answer', answer });
  };
}

/** Thinks nothing. */
const IDLE: Search = {
  name: 'idle',
  think: (position) => ({ move: legalMoves(position)[0], score: 0, line: [], depth: 0, nodes: 0 }),
};
