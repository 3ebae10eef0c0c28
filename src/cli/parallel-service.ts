import type { Game } from '../core/game.ts';
import { legalMoves } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { alphaBeta } from '../search/alpha-beta.ts';
import { searchFor } from '../search/levels.ts';
import type { Search } from '../search/search.ts';
import { type Answer, answerQuestion, type Question } from '../search/service.ts';

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
 * others only fill the table, and have nothing to do where a search cannot share it.
 */
export function threadService(
  games: readonly Game[],
  { flag, memory, tableBits, firstDepth }: ThreadStart,
  say: (news: ThreadNews) => void,
): (asked: ThreadQuestion) => void {
  const current = new Int32Array(flag);
  const searches = new Map<string, Search>();
  const answers = firstDepth === 1;
  const sharing = (position: Position, level?: number, seed?: number): Search => {
    const { game, seats } = position;
    const { search, parameters } = game.thinking(seats);
    if (search !== 'alpha-beta' || level !== undefined) return answers ? searchFor(position, level, seed) : IDLE;
    const made =
      searches.get(game.id) ??
      alphaBeta({ ...parameters, evaluate: game.evaluate, tableBits, tableMemory: memory, firstDepth });
    searches.set(game.id, made);
    return made;
  };
  return ({ think, question }) => {
    const answer = answerQuestion(games, sharing, question, {
      now: () => performance.now(),
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
