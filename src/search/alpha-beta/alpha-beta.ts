import type { Position } from '../../core/position.ts';
import { type Move, NO_MOVE } from '../../core/types.ts';
import type { SearchCounts } from '../counters.ts';
import { type Limits, PROVED, type Search, type Thought, WIN } from '../search.ts';
import { sameGame, workingCopy } from '../working-copy.ts';
import { type AlphaBetaParameters, alphaBetaDefaults } from './parameters.ts';
import { INFINITE, MOST_PLIES, PrincipalVariationSearch } from './principal-variation.ts';

/** Iterative deepening for games of two: principal variation search with a transposition table. */
export function alphaBeta(parameters: AlphaBetaParameters & { readonly name?: string }): Search {
  const thinker = new IterativeDeepening(new PrincipalVariationSearch(parameters), parameters);
  return {
    name: parameters.name ?? 'alpha-beta',
    think: (position, limits, report) => thinker.think(position, limits, report),
    counts: () => thinker.counts,
  };
}

/** From this depth on, the root is first searched in an aspiration window around the score of the iteration before. */
const ASPIRATION_DEPTH = 3;

/** The root of the search: which moves were searched, to what depth, and what is reported about them. */
class IterativeDeepening {
  private readonly pvs: PrincipalVariationSearch;
  private readonly firstDepth: number;
  private readonly window: number;
  private position: Position | undefined;
  /** Latest score, or bound, of each move at the root, in the order of their list. */
  private scores = new Int32Array(0);
  private end = 0;
  /** The best score of the current search of the root, and whether it lies above the window's lower end. */
  private best = 0;
  private raised = false;

  constructor(pvs: PrincipalVariationSearch, { firstDepth = 1, aspiration }: AlphaBetaParameters) {
    this.pvs = pvs;
    this.firstDepth = firstDepth;
    this.window = aspiration ?? alphaBetaDefaults.aspiration;
  }

  get counts(): SearchCounts {
    return this.pvs.counts;
  }

  think(given: Position, limits: Limits, report?: (thought: Thought) => void): Thought {
    const { pvs } = this;
    const position = this.begin(given, limits);
    let thought = this.firstThought(position);
    const deepest = Math.min(limits.depth, MOST_PLIES - 1);
    for (let depth = Math.min(this.firstDepth, deepest); depth <= deepest; depth++) {
      this.deepen(position, depth, thought.score);
      if (pvs.stopped) return this.lastThought(position, thought);
      thought = this.makeThought(position, pvs.picker.moves[0], this.best, depth);
      report?.(thought);
      if (Math.abs(thought.score) >= PROVED || !pvs.heuristic) break;
      if (depth === 1) this.sortMoves();
    }
    return thought;
  }

  /** Allocates or clears everything that think needs; afterwards only thoughts are allocated. */
  private begin(given: Position, limits: Limits): Position {
    if (given.seats !== 2 || given.over) throw new Error('Alpha-beta thinks about running games of two.');
    const isSame = this.position !== undefined && sameGame(this.position, given);
    const position = workingCopy(this.position, given);
    this.position = position;
    const { pvs } = this;
    pvs.begin(position.rules, limits, isSame);
    this.end = pvs.picker.list(position, 0, 0, NO_MOVE);
    if (this.scores.length < position.rules.mostMoves) this.scores = new Int32Array(position.rules.mostMoves);
    this.scores.fill(0);
    return position;
  }

  /** Searches all moves to a depth, widening the window around the expected score until the score lies inside it. */
  private deepen(position: Position, depth: number, expected: number): void {
    let width = this.window;
    this.pvs.beginDepth(depth);
    let alpha = depth < ASPIRATION_DEPTH ? -INFINITE : expected - width;
    let beta = depth < ASPIRATION_DEPTH ? INFINITE : expected + width;
    for (;;) {
      this.searchRoot(position, depth, alpha, beta);
      if (this.pvs.stopped || this.best >= PROVED) return;
      if (this.best > alpha && this.best < beta) return;
      width *= 4;
      if (this.best <= alpha) alpha = this.best - width > -PROVED ? this.best - width : -INFINITE;
      else beta = this.best + width < PROVED ? this.best + width : INFINITE;
    }
  }

  /** The best move so far goes to the front of the list, where the next search begins. */
  private searchRoot(position: Position, depth: number, alpha: number, beta: number): void {
    const { pvs, scores, end } = this;
    const { moves } = pvs.picker;
    const seat = position.turn;
    let best = -INFINITE;
    let heuristic = false;
    this.raised = false;
    for (let index = 0; index < end && best < beta; index++) {
      const move = moves[index];
      position.play(move);
      pvs.picker.enter(0, move, seat);
      const score = pvs.searchMove(position, seat, index, depth, 0, Math.max(alpha, best), beta, end, 0);
      position.undo();
      if (pvs.stopped) return;
      heuristic ||= pvs.heuristic;
      scores[index] = score;
      if (score <= best) continue;
      best = score;
      this.best = best;
      if (score <= alpha) continue;
      this.raised = true;
      moves.copyWithin(1, 0, index);
      scores.copyWithin(1, 0, index);
      moves[0] = move;
      scores[0] = score;
    }
    pvs.heuristic = heuristic;
  }

  /** After depth 1 the scores are evaluations and can be compared; later ones are only bounds, and the order stays. */
  private sortMoves(): void {
    const { scores, end } = this;
    const { moves } = this.pvs.picker;
    for (let index = 1; index < end; index++) {
      const move = moves[index];
      const score = scores[index];
      let to = index;
      for (; to > 0 && scores[to - 1] < score; to--) {
        moves[to] = moves[to - 1];
        scores[to] = scores[to - 1];
      }
      moves[to] = move;
      scores[to] = score;
    }
  }

  /** Before anything was searched: any legal move, and the evaluation. */
  private firstThought(position: Position): Thought {
    const move = this.pvs.picker.moves[0];
    return { move, score: this.pvs.value(position), line: [move], depth: 0, nodes: 0 };
  }

  /**
   * When a limit is hit in the middle of a depth: the best move of that depth if it was already compared with the
   * expected one, else the move of the previous depth. Only a complete search proves a loss: while other moves remain,
   * one of them is preferred to a lost one.
   */
  private lastThought(position: Position, before: Thought): Thought {
    const { moves } = this.pvs.picker;
    if (this.raised && this.best > -PROVED) return this.makeThought(position, moves[0], this.best, before.depth);
    let index = 0;
    while (index < this.end && this.scores[index] <= -PROVED) index++;
    const move = index < this.end ? moves[index] : before.move;
    if (move !== before.move) return { ...before, move, line: [move], nodes: this.pvs.nodes };
    return { ...before, nodes: this.pvs.nodes };
  }

  private makeThought(position: Position, move: Move, score: number, depth: number): Thought {
    const plies = Math.abs(score) >= PROVED ? WIN - Math.abs(score) : Math.max(depth, 1);
    return { move, score, line: this.lineFrom(position, move, plies), depth, nodes: this.pvs.nodes };
  }

  /** A move and the continuation that the table expects, at most `plies` long. */
  private lineFrom(position: Position, first: Move, plies: number): Move[] {
    const { table } = this.pvs;
    const line: Move[] = [];
    for (let move = first; move !== NO_MOVE; ) {
      line.push(move);
      position.play(move);
      if (position.over || line.length >= plies) break;
      // Wins that the rules detect without a search are not in the table.
      move = table.find(position.keyLo, position.keyHi)
        ? table.move()
        : (position.rules.winning?.(position) ?? NO_MOVE);
    }
    for (let made = 0; made < line.length; made++) position.undo();
    return line;
  }
}
