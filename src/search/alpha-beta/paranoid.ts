import type { Evaluate } from '../../core/engine.ts';
import type { Position } from '../../core/position.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import { rewardOf } from '../reward.ts';
import { type Limits, PROVED, type Search, type Thought, WIN } from '../search.ts';
import { workingCopy } from '../working-copy.ts';
import { MovePicker } from './move-picker.ts';
import { EXACT, LOWER_BOUND, TranspositionTable, UPPER_BOUND } from './transposition-table.ts';

export interface ParanoidParameters {
  /** How well things stand for a seat of a running game, in hundredths of a piece. Allocates nothing. */
  readonly evaluate: Evaluate;
  /** Compares a seat with the mean of the others, not with the best of them: a coalition could simply help that one. */
  readonly alike?: boolean;
  /** The table holds 2 to the power of this many positions, 16 bytes each. */
  readonly tableBits?: number;
}

/**
 * Alpha-beta search for three and four seats, as if all others were allied against the searching seat. They are not,
 * but this allows cutoffs as in games of two, and the extra depth is worth more than the error. A win that it finds is
 * certain; a loss is not, because the others are unlikely to cooperate.
 */
export function paranoid(parameters: ParanoidParameters): Search {
  const thinker = new Paranoid(parameters);
  return { name: 'paranoid', think: (position, limits, report) => thinker.think(position, limits, report) };
}

const MOST_PLIES = 64;
/** Beyond every score. */
const INFINITE = WIN + 1;
/** Score of a game lost to the coalition of the others: beyond every evaluation, but not proved. */
const LOST = 500_000;
/** Nodes between two polls of the clock. */
const POLL_NODES = 1024;

/** Late-move reductions: by one ply from these on, by two from the later ones on. */
const LATE_DEPTH = 3;
const LATE_MOVES = 3;
const LATER_DEPTH = 6;
const LATER_MOVES = 10;

class Paranoid {
  private readonly evaluate: Evaluate;
  private readonly table: TranspositionTable;
  private readonly picker = new MovePicker(MOST_PLIES + 1);
  private position: Position | undefined;
  private limits: Limits = { depth: 0, nodes: 0, stop: () => true };
  /** The seat that searches. */
  private me: Seat = 0;
  private nodes = 0;
  /** Set when a limit is reached; what a search then returns means nothing. */
  private stopped = false;
  /** Whether anything rests on an evaluation: only then may a deeper search see more. */
  private heuristic = false;

  constructor({ evaluate, alike = false, tableBits = 19 }: ParanoidParameters) {
    this.evaluate = alike ? againstAllAlike(evaluate) : evaluate;
    this.table = new TranspositionTable(tableBits);
  }

  think(given: Position, limits: Limits, report?: (thought: Thought) => void): Thought {
    if (given.over) throw new Error('There is nothing to think about in a game that is over.');
    const position = this.begin(given, limits);
    const end = this.picker.list(position, 0, 0, NO_MOVE);
    const [move] = this.picker.moves;
    let thought: Thought = { move, score: 0, line: [move], depth: 0, nodes: 0 };
    for (let depth = 1; depth <= Math.min(limits.depth, MOST_PLIES); depth++) {
      this.heuristic = false;
      const score = this.searchRoot(position, depth, end);
      // The best move of a depth that was interrupted was compared with the one expected, which is searched first.
      if (score > -INFINITE) thought = this.makeThought(position, score, this.stopped ? depth - 1 : depth);
      if (this.stopped) break;
      report?.(thought);
      if (score >= PROVED || !this.heuristic) break;
    }
    return { ...thought, nodes: this.nodes };
  }

  private begin(given: Position, limits: Limits): Position {
    const position = workingCopy(this.position, given);
    this.position = position;
    this.limits = limits;
    this.me = given.turn;
    this.nodes = 0;
    this.stopped = false;
    this.table.begin();
    this.picker.begin(given.rules);
    return position;
  }

  /** The best score among the moves searched before a limit was hit. Its move goes to the front of the list. */
  private searchRoot(position: Position, depth: number, end: number): number {
    const { moves } = this.picker;
    let best = -INFINITE;
    for (let index = 0; index < end && best < PROVED; index++) {
      const move = moves[index];
      const score = this.searchMove(position, move, index, depth, 0, best, INFINITE, end);
      if (this.stopped) break;
      if (score <= best) continue;
      best = score;
      moves.copyWithin(1, 0, index);
      moves[0] = move;
    }
    return best;
  }

  /**
   * The score of a move for the side that makes it. Moves after the first are expected to be no better: they are
   * searched with a null window, late ones at reduced depth, and those that exceed it again in full.
   */
  private searchMove(
    position: Position,
    move: Move,
    number: number,
    depth: number,
    ply: number,
    alpha: number,
    beta: number,
    at: number,
  ): number {
    const mine = position.turn === this.me;
    position.play(move);
    let score = alpha + 1;
    if (number > 0) {
      const less = reduction(depth, number);
      if (less > 0) score = this.negamax(position, mine, depth - 1 - less, ply + 1, alpha, alpha + 1, at);
      if (score > alpha) score = this.negamax(position, mine, depth - 1, ply + 1, alpha, alpha + 1, at);
    }
    if (number === 0 || (score > alpha && score < beta)) {
      score = this.negamax(position, mine, depth - 1, ply + 1, alpha, beta, at);
    }
    position.undo();
    return score;
  }

  /**
   * A search whose score is from the view of the side that has just moved; consecutive moves of the others count as one
   * side.
   */
  private negamax(
    position: Position,
    mine: boolean,
    depth: number,
    ply: number,
    alpha: number,
    beta: number,
    at: number,
  ): number {
    if (this.stopped) return 0;
    if ((position.turn === this.me) === mine) return this.search(position, depth, ply, alpha, beta, at);
    return 0 - this.search(position, depth, ply, 0 - beta, 0 - alpha, at);
  }

  /** The score of the position for the side to move. Lists its moves from at on. */
  private search(position: Position, depth: number, ply: number, low: number, high: number, at: number): number {
    if (++this.nodes >= this.limits.nodes || (this.nodes % POLL_NODES === 0 && this.limits.stop())) this.stopped = true;
    if (this.stopped) return 0;
    if (position.over || depth <= 0 || ply >= MOST_PLIES) return this.value(position, ply);

    const { table, picker } = this;
    const { keyLo, keyHi } = position;
    let bestMove = NO_MOVE;
    if (table.find(keyLo, keyHi)) {
      bestMove = table.move();
      const score = table.score(ply);
      const bound = table.bound();
      if (table.depth() >= depth && (bound === EXACT || (bound === LOWER_BOUND ? score >= high : score <= low))) {
        this.heuristic = true;
        return score;
      }
    }

    const end = picker.list(position, at, ply, bestMove);
    let best = -INFINITE;
    let alpha = low;
    for (let index = at; index < end; index++) {
      const move = picker.pick(index, end);
      const score = this.searchMove(position, move, index - at, depth, ply, alpha, high, end);
      if (this.stopped) return 0;
      if (score <= best) continue;
      best = score;
      bestMove = move;
      if (score > alpha) alpha = score;
      if (score < high) continue;
      picker.countCutoff(position.turn, at, index, ply, depth);
      break;
    }
    table.store(
      keyLo,
      keyHi,
      ply,
      bestMove,
      best,
      best >= high ? LOWER_BOUND : best > low ? EXACT : UPPER_BOUND,
      depth,
    );
    return best;
  }

  /**
   * What the end of the game, or the evaluation, is worth to the side to move. Subtracts, because -0 is not an integer.
   */
  private value(position: Position, ply: number): number {
    const { me } = this;
    const { winners } = position;
    let value: number;
    if (winners === 0) {
      this.heuristic = true;
      value = Math.max(1 - LOST, Math.min(LOST - 1, this.evaluate(position, me) | 0));
    } else if (winners === 1 << me) value = WIN - ply;
    else value = (LOST * rewardOf(winners, me) + ply) | 0;
    return position.turn === me ? value : 0 - value;
  }

  private makeThought(position: Position, score: number, depth: number): Thought {
    const line: Move[] = [];
    for (let move = this.picker.moves[0]; ; move = this.table.move()) {
      line.push(move);
      position.play(move);
      if (position.over || line.length >= depth || !this.table.find(position.keyLo, position.keyHi)) break;
    }
    for (let made = line.length; made > 0; made--) position.undo();
    return { move: line[0], score, line, depth, nodes: this.nodes };
  }
}

function reduction(depth: number, number: number): number {
  if (depth < LATE_DEPTH || number < LATE_MOVES) return 0;
  return depth < LATER_DEPTH || number < LATER_MOVES ? 1 : 2;
}

/** How far a seat is ahead of the mean of the others, where an evaluation gives a worth for each seat. */
function againstAllAlike(evaluate: Evaluate): Evaluate {
  const { each } = evaluate;
  if (each === undefined) return evaluate;
  const worths = new Float64Array(4);
  return (position, seat) => {
    const { seats } = position;
    each(position, worths);
    let all = 0;
    for (let one = 0; one < seats; one++) all += worths[one];
    return worths[seat] - (all - worths[seat]) / (seats - 1);
  };
}
