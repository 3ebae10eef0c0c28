import type { Game } from '../../core/game.ts';
import { legalMoves } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { alphaBeta } from '../alpha-beta/alpha-beta.ts';
import { type SearchChoice, searchFor } from '../levels/levels.ts';
import type { Search } from '../search.ts';
import { Partners } from '../tree/partners.ts';
import { treeSearch } from '../tree/tree.ts';
import { type Answer, answerQuestion, type Question } from './service.ts';

/** What a thread is given when it starts. */
export interface ThreadStart {
  /** One word: the number of the current think, 0 when there is none. */
  readonly flag: SharedArrayBuffer;
  /** Memory of the table that the threads share. */
  readonly memory: SharedArrayBuffer;
  readonly tableBits: number;
  /** Memory through which trees exchange the results at their roots. */
  readonly partners: SharedArrayBuffer;
  /** Depth at which its searches begin: identical threads would find the same. The first one answers. */
  readonly firstDepth: number;
}

/** What a thread is asked, with the number of the think. */
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

/** Nodes of a tree, for each position of the table: two trees take two thirds of the table's memory. */
const NODES_SHARE = 1 / 8;

/**
 * The body of a thread: thinks until the flag differs from the number of the think. The first thread answers; the
 * others fill the table, or share the results of their trees, and are idle where a search supports neither. now:
 * milliseconds of some clock.
 */
export function threadService(
  games: readonly Game[],
  { flag, memory, tableBits, partners: boards, firstDepth }: ThreadStart,
  now: () => number,
  say: (news: ThreadNews) => void,
): (asked: ThreadQuestion) => void {
  const current = new Int32Array(flag);
  const searches = new Map<string, Search>();
  const answers = firstDepth === 1;
  const partners = new Partners(boards, firstDepth - 1);
  const sharing = (position: Position, choice: SearchChoice): Search => {
    const { game, seats, options } = position;
    const { search } = game.engine.thinking(seats);
    const canShare = search === 'alpha-beta' || search === 'tree';
    const isBest = choice.level === undefined && choice.search === undefined;
    const isShared = canShare && isBest && game.engine.solvable?.(options) !== true;
    if (!isShared) return answers ? searchFor(position, choice) : IDLE;
    const name = `${game.id} ${seats}`;
    const kept = searches.get(name);
    if (kept !== undefined) return kept;
    // Trees are large: only the last one is kept.
    if (search === 'tree') searches.clear();
    const made = makeShared(position);
    searches.set(name, made);
    return made;
  };
  const makeShared = ({ game, seats }: Position): Search => {
    const { search, parameters } = game.engine.thinking(seats);
    const { evaluate } = game.engine;
    if (search === 'alpha-beta') {
      return alphaBeta({ ...parameters, evaluate, tableBits, tableMemory: memory, firstDepth });
    }
    return treeSearch({ ...parameters, evaluate, partners, seed: firstDepth, capacity: NODES_SHARE * 2 ** tableBits });
  };
  return ({ think, question }) => {
    partners.begin(think);
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
