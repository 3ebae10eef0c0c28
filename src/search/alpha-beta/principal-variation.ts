import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import { type Limits, PROVED, WIN } from '../search.ts';
import { EvaluationCache } from './evaluation-cache.ts';
import { MovePicker } from './move-picker.ts';
import { type AlphaBetaNumbers, type AlphaBetaParameters, alphaBetaDefaults } from './parameters.ts';
import { EXACT, LOWER_BOUND, PROVED_DEPTH, TranspositionTable, UPPER_BOUND } from './transposition-table.ts';

/** No line is longer than this, quiescence search included. */
export const MOST_PLIES = 128;
/** Beyond every score. */
export const INFINITE = WIN + 1;

/** Nodes between two polls of the clock. */
const POLL_NODES = 256;
/** The first moves, and shallow searches, are never reduced. */
const LATE_MOVES = 3;
const LATE_DEPTH = 3;
/** Reductions are tabulated for depths and move numbers below this. */
const REDUCTIONS = 64;
/** Futility and late-move pruning apply up to this depth. */
const PRUNING_DEPTH = 3;

/**
 * Principal variation search (PVS) to a given depth in games of two, after a move at the root. Allocates nothing while
 * it runs.
 */
export class PrincipalVariationSearch {
  readonly table: TranspositionTable;
  readonly picker = new MovePicker(MOST_PLIES + 1);
  nodes = 0;
  /** Set when a limit is reached; what a search then returns means nothing. */
  stopped = false;
  /** Whether the last score rests on an evaluation, so that a deeper search may change it; else it is exact. */
  heuristic = false;
  /** What probe found. */
  private tableScore = 0;
  private tableMove: Move = NO_MOVE;
  /** Threats extend no line beyond this ply. */
  private threatPlies = 0;
  private readonly evaluations: EvaluationCache | undefined;
  private readonly parameters: AlphaBetaParameters;
  private readonly numbers: AlphaBetaNumbers;
  /** Plies, by depth and number of the move. */
  private readonly reductions: Uint8Array;
  private limits: Limits = { depth: 0, nodes: 0, stop: () => true };
  private pollAt = 0;

  constructor(parameters: AlphaBetaParameters) {
    this.parameters = parameters;
    this.numbers = { ...alphaBetaDefaults, ...parameters };
    this.table = new TranspositionTable(this.numbers.tableBits, parameters.tableMemory);
    this.evaluations = this.numbers.evaluationCache > 0 ? new EvaluationCache() : undefined;
    this.reductions = reductionTable(this.numbers.reduction);
  }

  /** Forgets earlier searches, and makes room for the moves of these rules. */
  begin(rules: Rules, limits: Limits): void {
    this.limits = limits;
    this.nodes = 0;
    this.pollAt = Math.min(POLL_NODES, limits.nodes);
    this.stopped = false;
    if (this.parameters.tableMemory === undefined) this.table.begin();
    else this.table.join();
    this.evaluations?.begin();
    this.picker.begin(rules, this.numbers.noisyFirst > 0);
  }

  /** To be called before the root is searched to a depth. */
  beginDepth(depth: number): void {
    this.threatPlies = Math.ceil(depth * this.numbers.threats);
  }

  /**
   * The score of the move just played, for the seat that made it. Moves after the first are searched with a null
   * window, late ones at reduced depth; those that turn out better are searched again in full.
   */
  searchMove(
    position: Position,
    seat: Seat,
    number: number,
    depth: number,
    ply: number,
    alpha: number,
    beta: number,
    at: number,
  ): number {
    if (number > 0) {
      const less = this.reductions[Math.min(depth, REDUCTIONS - 1) * REDUCTIONS + Math.min(number, REDUCTIONS - 1)];
      if (less > 0) {
        const score = this.negamax(position, seat, depth - 1 - less, ply + 1, alpha, alpha + 1, at);
        if (score <= alpha || this.stopped) return score;
      }
      const score = this.negamax(position, seat, depth - 1, ply + 1, alpha, alpha + 1, at);
      if (score <= alpha || score >= beta || this.stopped) return score;
    }
    return this.negamax(position, seat, depth - 1, ply + 1, alpha, beta, at);
  }

  /** The score of the position for the seat to move. Lists its moves from at on. */
  private search(position: Position, given: number, ply: number, low: number, high: number, at: number): number {
    if (++this.nodes >= this.pollAt && this.mustStop()) return 0;
    this.heuristic = false;
    if (position.over) return finalScore(position, ply);
    const { table, picker, numbers } = this;
    const { rules, keyLo, keyHi } = position;
    let isThreatened = false;
    if (given > 0 && this.probe(position, given, ply, low, high)) return this.tableScore;
    let bestMove = given > 0 ? this.tableMove : NO_MOVE;
    if (numbers.threats > 0) {
      const winning = rules.winning?.(position) ?? NO_MOVE;
      if (winning !== NO_MOVE) {
        if (given > 0) table.store(keyLo, keyHi, ply, winning, WIN - ply - 1, EXACT, PROVED_DEPTH);
        return WIN - ply - 1;
      }
      isThreatened = rules.threatened?.(position) ?? false;
    }
    const depth = isThreatened && ply < this.threatPlies ? Math.max(given, 0) + 1 : given;
    if (depth <= 0 || ply >= MOST_PLIES) return this.quiescence(position, numbers.quiescencePlies, ply, low, high, at);
    // Nothing wins or loses sooner than by the next move.
    if (low >= WIN - ply - 1) return WIN - ply - 1;
    if (high <= ply + 1 - WIN) return ply + 1 - WIN;
    if (given <= 0) {
      if (this.probe(position, 0, ply, low, high)) return this.tableScore;
      bestMove = this.tableMove;
    }

    const isNullWindow = high - low === 1 && !isThreatened;
    let moveLimit = NO_MOVE_LIMIT;
    let futilityScore = -INFINITE;
    if (isNullWindow && depth <= PRUNING_DEPTH) {
      if (numbers.reverseFutilityMargin > 0 && high < PROVED) {
        const value = this.value(position);
        if (value - numbers.reverseFutilityMargin * depth >= high) {
          this.heuristic = true;
          return value;
        }
        if (numbers.futilityMargin > 0 && depth === 1 && value + numbers.futilityMargin <= low)
          futilityScore = value + numbers.futilityMargin;
      }
      if (numbers.lateMovePruning > 0) moveLimit = numbers.lateMovePruning * depth * depth;
    }

    const seat = position.turn;
    const end = picker.list(position, at, ply, bestMove);
    let best = -INFINITE;
    let alpha = low;
    let heuristic = false;
    for (let index = at; index < end; index++) {
      const move = picker.pick(index, end);
      if (index > at && best > -PROVED) {
        if (futilityScore > -INFINITE && picker.isQuiet(index)) {
          heuristic = true;
          best = Math.max(best, futilityScore);
          break;
        }
        if (index - at >= moveLimit && picker.isQuiet(index)) {
          heuristic = true;
          break;
        }
      }
      position.play(move);
      const score = this.searchMove(position, seat, index - at, depth, ply, alpha, high, end);
      position.undo();
      if (this.stopped) return 0;
      heuristic ||= this.heuristic;
      if (score <= best) continue;
      best = score;
      bestMove = move;
      if (score <= alpha) continue;
      alpha = score;
      if (score < high) continue;
      heuristic = this.heuristic; // the other moves do not matter
      picker.countCutoff(seat, at, index, ply, depth);
      break;
    }
    const bound = best >= high ? LOWER_BOUND : best > low ? EXACT : UPPER_BOUND;
    // A win is at least that good, and a loss at most, however little else was searched.
    this.heuristic = heuristic && !(best >= PROVED ? bound !== UPPER_BOUND : best <= -PROVED && bound !== LOWER_BOUND);
    table.store(keyLo, keyHi, ply, bestMove, best, bound, this.heuristic ? Math.max(given, 0) : PROVED_DEPTH);
    return best;
  }

  /** Whether the table answers a search of this depth; if not, it may still know a move. */
  private probe({ keyLo, keyHi }: Position, depth: number, ply: number, low: number, high: number): boolean {
    const { table } = this;
    this.tableMove = NO_MOVE;
    if (!table.find(keyLo, keyHi)) return false;
    this.tableMove = table.move();
    const known = table.depth();
    if (known < depth) return false;
    const score = table.score(ply);
    const bound = table.bound();
    if (bound !== EXACT && (bound === LOWER_BOUND ? score < high : score > low)) return false;
    this.tableScore = score;
    this.heuristic = known !== PROVED_DEPTH;
    return true;
  }

  /**
   * A search whose score is from a seat's view: a move does not always pass the turn. Subtracts, because -0 is not an
   * integer.
   */
  private negamax(
    position: Position,
    seat: Seat,
    depth: number,
    ply: number,
    alpha: number,
    beta: number,
    at: number,
  ): number {
    if (position.turn === seat) return this.search(position, depth, ply, alpha, beta, at);
    return 0 - this.search(position, depth, ply, 0 - beta, 0 - alpha, at);
  }

  /** Quiescence search: the evaluation (stand pat), or a better score that noisy moves lead to. */
  private quiescence(position: Position, left: number, ply: number, alpha: number, beta: number, at: number): number {
    let best = this.value(position);
    if (left > 0 && best < beta && ply < MOST_PLIES) {
      const { picker } = this;
      const seat = position.turn;
      const end = picker.listNoisy(position, at);
      for (let index = at; index < end && best < beta; index++) {
        position.play(picker.pick(index, end));
        const low = Math.max(alpha, best);
        const score =
          position.turn === seat
            ? this.quiescenceReply(position, left - 1, ply + 1, low, beta, end)
            : 0 - this.quiescenceReply(position, left - 1, ply + 1, 0 - beta, 0 - low, end);
        position.undo();
        if (this.stopped) return 0;
        if (score > best) best = score;
      }
    }
    this.heuristic = true;
    return best;
  }

  private quiescenceReply(
    position: Position,
    left: number,
    ply: number,
    alpha: number,
    beta: number,
    at: number,
  ): number {
    if (++this.nodes >= this.pollAt && this.mustStop()) return 0;
    if (position.over) return finalScore(position, ply);
    return this.quiescence(position, left, ply, alpha, beta, at);
  }

  /** The evaluation for the seat to move. */
  value(position: Position): number {
    const { evaluations } = this;
    if (evaluations === undefined) return this.freshValue(position);
    const { keyLo, keyHi } = position;
    const place = evaluations.place(keyLo);
    if (!evaluations.holds(place, keyLo, keyHi)) evaluations.keep(place, keyLo, keyHi, this.freshValue(position));
    return evaluations.at(place);
  }

  /** Clamped, so that it never looks like a proof. */
  private freshValue(position: Position): number {
    const value = this.parameters.evaluate(position, position.turn) | 0;
    return Math.max(1 - PROVED, Math.min(PROVED - 1, value));
  }

  private mustStop(): boolean {
    const { limits, nodes } = this;
    this.stopped ||= nodes >= limits.nodes || limits.stop();
    this.pollAt = Math.min(nodes + POLL_NODES, limits.nodes);
    return this.stopped;
  }
}

/** More moves than any position has. */
const NO_MOVE_LIMIT = 1 << 20;

/** The score of a finished game for the seat whose turn would have begun; a shared win is a draw. */
function finalScore({ winners, turn }: Position, ply: number): number {
  if (winners === 0b11) return 0;
  return winners === 1 << turn ? WIN - ply : ply - WIN;
}

function reductionTable(strength: number): Uint8Array {
  return Uint8Array.from({ length: REDUCTIONS * REDUCTIONS }, (_, index) => {
    const depth = Math.floor(index / REDUCTIONS);
    const number = index % REDUCTIONS;
    if (depth < LATE_DEPTH || number < LATE_MOVES) return 0;
    return Math.min(depth - 1, Math.floor(strength * Math.log(depth) * Math.log(number) + 0.5));
  });
}
