import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import {
  ANSWERS,
  CUTOFFS,
  countsOf,
  EXPANDED,
  FIRST_CUTOFFS,
  HITS,
  makeCounters,
  PROBES,
  QUIET,
  type SearchCounts,
} from '../counters.ts';
import { type Limits, PROVED, UNLIMITED, WIN } from '../search.ts';
import { EvaluationCache } from './evaluation-cache.ts';
import { MovePicker } from './move-picker.ts';
import { type AlphaBetaNumbers, type AlphaBetaParameters, alphaBetaDefaults } from './parameters.ts';
import { Reductions } from './reductions.ts';
import { EXACT, LOWER_BOUND, PROVED_DEPTH, TranspositionTable, UPPER_BOUND } from './transposition-table.ts';

/** No line is longer than this, quiescence search included. */
export const MOST_PLIES = 128;
/** Beyond every score. */
export const INFINITE = WIN + 1;

/** Nodes between two polls of the clock. */
const POLL_NODES = 256;
/** Null moves and singular extensions are tried from these depths on. */
const PASS_DEPTH = 2;
const SINGULAR_DEPTH = 6;
/** The table's entry may be this much shallower than the search for which its move is singular. */
const SINGULAR_LESS = 3;

/**
 * Principal variation search (PVS) to a given depth in games of two, after a move at the root. Allocates nothing while
 * it runs.
 */
export class PrincipalVariationSearch {
  readonly table: TranspositionTable;
  readonly picker: MovePicker;
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
  /** Singular moves extend no line beyond this ply. */
  private singularPlies = 0;
  /** By ply: the move left out to see whether the others are as good; NO_MOVE where none is. */
  private readonly leftOut = new Int32Array(MOST_PLIES + 1).fill(NO_MOVE);
  private readonly counters = makeCounters();
  private readonly evaluations: EvaluationCache | undefined;
  private readonly parameters: AlphaBetaParameters;
  private readonly numbers: AlphaBetaNumbers;
  private readonly reductions: Reductions;
  private limits: Limits = { depth: 0, nodes: 0, stop: () => true };
  private pollAt = 0;

  constructor(parameters: AlphaBetaParameters) {
    this.parameters = parameters;
    this.numbers = { ...alphaBetaDefaults, ...parameters };
    this.table = new TranspositionTable(this.numbers.tableBits, parameters.tableMemory);
    this.evaluations = this.numbers.evaluationCache > 0 ? new EvaluationCache() : undefined;
    this.reductions = new Reductions(this.numbers.reduction);
    this.picker = new MovePicker(MOST_PLIES + 1, this.numbers);
  }

  /** What was counted since begin. */
  get counts(): SearchCounts {
    return countsOf(this.nodes, this.counters);
  }

  /** Makes room for the moves of these rules, and forgets earlier searches unless they were of the same game. */
  begin(rules: Rules, limits: Limits, isSame: boolean): void {
    const { keepTable } = this.numbers;
    const keeps = isSame && (keepTable > 1 || (keepTable > 0 && limits.nodes === UNLIMITED));
    this.counters.fill(0);
    this.limits = limits;
    this.nodes = 0;
    this.pollAt = Math.min(POLL_NODES, limits.nodes);
    this.stopped = false;
    if (this.parameters.tableMemory !== undefined) this.table.join();
    else if (!keeps) this.table.begin();
    if (!keeps) this.evaluations?.begin();
    this.picker.begin(rules, this.numbers.noisyFirst > 0, keeps);
    this.leftOut.fill(NO_MOVE);
  }

  /** To be called before the root is searched to a depth. */
  beginDepth(depth: number): void {
    this.threatPlies = Math.ceil(depth * this.numbers.threats);
    this.singularPlies = 2 * depth;
  }

  /**
   * The score of the move just played, for the seat that made it. Moves after the first are searched with a null
   * window, late ones at reduced depth, and less reduced by the plies that they deserve; those that turn out better are
   * searched again in full.
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
    deserved: number,
  ): number {
    if (number > 0) {
      const usual = this.reductions.at(depth, number);
      const less = usual > 0 ? Math.min(depth - 1, usual - deserved) : 0;
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
    const { table, picker, numbers, counters } = this;
    const { rules, keyLo, keyHi } = position;
    const leftOut = this.leftOut[ply];
    let isThreatened = false;
    if (given > 0 && leftOut === NO_MOVE && this.probe(position, given, ply, low, high)) return this.tableScore;
    let bestMove = given > 0 && leftOut === NO_MOVE ? this.tableMove : NO_MOVE;
    if (numbers.threats > 0) {
      const winning = rules.winning?.(position) ?? NO_MOVE;
      if (winning !== NO_MOVE) {
        if (given > 0) table.store(keyLo, keyHi, ply, winning, WIN - ply - 1, EXACT, PROVED_DEPTH);
        return WIN - ply - 1;
      }
      isThreatened = rules.threatened?.(position) ?? false;
    }
    let depth = isThreatened && ply < this.threatPlies ? Math.max(given, 0) + 1 : given;
    if (depth <= 0 || ply >= MOST_PLIES) return this.quiescence(position, numbers.quiescencePlies, ply, low, high, at);
    // Nothing wins or loses sooner than by the next move.
    if (low >= WIN - ply - 1) return WIN - ply - 1;
    if (high <= ply + 1 - WIN) return ply + 1 - WIN;
    if (given <= 0) {
      if (this.probe(position, 0, ply, low, high)) return this.tableScore;
      bestMove = this.tableMove;
    }

    const extension =
      numbers.singularMargin > 0 && depth >= SINGULAR_DEPTH && bestMove !== NO_MOVE && ply < this.singularPlies
        ? this.singular(position, depth, ply, bestMove, at)
        : 0;
    if (this.stopped) return 0;
    const isShort = numbers.internalReduction > 0 && depth >= numbers.internalReduction && bestMove === NO_MOVE;
    if (isShort && leftOut === NO_MOVE) depth--;

    const isNullWindow = high - low === 1 && !isThreatened && leftOut === NO_MOVE;
    let moveLimit = NO_MOVE_LIMIT;
    let futilityScore = -INFINITE;
    if (isNullWindow && depth <= numbers.pruningDepth) {
      if (numbers.reverseFutilityMargin > 0 && high < PROVED) {
        const value = this.value(position);
        if (value - numbers.reverseFutilityMargin * depth >= high) {
          this.heuristic = true;
          return value;
        }
        const hoped = value + numbers.futilityMargin * depth;
        if (numbers.futilityMargin > 0 && depth <= numbers.futilityDepth && hoped <= low) futilityScore = hoped;
      }
      if (numbers.lateMovePruning > 0) moveLimit = numbers.lateMovePruning * depth * depth;
    }
    if (isNullWindow && numbers.nullMove > 0 && depth >= PASS_DEPTH && this.passes(position, depth, ply, high, at)) {
      this.heuristic = true;
      return high;
    }
    if (this.stopped) return 0;

    const seat = position.turn;
    const end = picker.list(position, at, ply, bestMove);
    const tableMove = bestMove;
    counters[EXPANDED]++;
    let best = -INFINITE;
    let alpha = low;
    let heuristic = false;
    for (let index = at; index < end; index++) {
      const move = picker.pick(index, end);
      if (move === leftOut) continue;
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
      const deserved = numbers.historyReduction > 0 ? picker.deserved(index) : 0;
      const more = move === tableMove ? extension : 0;
      position.play(move);
      picker.enter(ply, move, seat);
      const score = this.searchMove(position, seat, index - at, depth + more, ply, alpha, high, end, deserved);
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
      counters[CUTOFFS]++;
      if (index === at) counters[FIRST_CUTOFFS]++;
      picker.countCutoff(seat, at, index, ply, depth);
      break;
    }
    if (leftOut !== NO_MOVE) {
      this.heuristic = true;
      return best;
    }
    const bound = best >= high ? LOWER_BOUND : best > low ? EXACT : UPPER_BOUND;
    // A win is at least that good, and a loss at most, however little else was searched.
    this.heuristic = heuristic && !(best >= PROVED ? bound !== UPPER_BOUND : best <= -PROVED && bound !== LOWER_BOUND);
    table.store(
      keyLo,
      keyHi,
      ply,
      bestMove,
      best,
      bound,
      this.heuristic ? Math.max(isShort ? given - 1 : given, 0) : PROVED_DEPTH,
    );
    return best;
  }

  /** Whether the seat to move reaches the window even if it passes, in a shallower search: then it need not move. */
  private passes(position: Position, depth: number, ply: number, high: number, at: number): boolean {
    const { picker } = this;
    if (position.rules.pass === undefined || picker.followsPass(ply)) return false;
    if (high <= -PROVED || high >= PROVED || this.value(position) < high) return false;
    const seat = position.turn;
    position.pass();
    picker.enterPass(ply);
    const score = this.negamax(position, seat, depth - 1 - this.numbers.nullMove, ply + 1, high - 1, high, at);
    position.undo();
    return !this.stopped && score >= high;
  }

  /** 1 where all moves but the table's are worse by a margin, in a search of half the depth, else 0. */
  private singular(position: Position, depth: number, ply: number, move: Move, at: number): number {
    const { table, leftOut } = this;
    if (leftOut[ply] !== NO_MOVE || !table.find(position.keyLo, position.keyHi)) return 0;
    if (table.bound() === UPPER_BOUND || table.depth() < depth - SINGULAR_LESS) return 0;
    const score = table.score(ply);
    if (score >= PROVED || score <= -PROVED) return 0;
    const limit = score - this.numbers.singularMargin * depth;
    leftOut[ply] = move;
    const best = this.search(position, depth >> 1, ply, limit - 1, limit, at);
    leftOut[ply] = NO_MOVE;
    return best < limit ? 1 : 0;
  }

  /** Whether the table answers a search of this depth; if not, it may still know a move. */
  private probe({ keyLo, keyHi }: Position, depth: number, ply: number, low: number, high: number): boolean {
    const { table, counters } = this;
    this.tableMove = NO_MOVE;
    counters[PROBES]++;
    if (!table.find(keyLo, keyHi)) return false;
    counters[HITS]++;
    this.tableMove = table.move();
    const known = table.depth();
    if (known < depth) return false;
    const score = table.score(ply);
    const bound = table.bound();
    if (bound !== EXACT && (bound === LOWER_BOUND ? score < high : score > low)) return false;
    counters[ANSWERS]++;
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
    this.counters[QUIET]++;
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
