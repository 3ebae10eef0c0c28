import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import { type Limits, PROVED, WIN } from '../search.ts';
import { Order } from './order.ts';
import { type LookaheadNumbers, type LookaheadParameters, lookaheadDefaults } from './parameters.ts';
import { AT_LEAST, AT_MOST, EXACT, RESOLVED, Table } from './table.ts';
import { Values } from './values.ts';

/** No line is longer than this, the moves beyond the horizon included. */
export const MOST_PLIES = 128;
/** Beyond every score. */
export const INFINITE = WIN + 1;

/** How often the clock is asked, in nodes. */
const CHECK = 256;
/** The first moves, and shallow searches, are never reduced. */
const LATE = 3;
const LATE_DEPTH = 3;
/** Reductions are known for depths and numbers of moves below this. */
const REDUCTIONS = 64;
/** Up to this depth an evaluation far above what is needed is believed, and late moves may be left out. */
const NEAR = 3;

/** Principal variation search to a given depth in games of two, after a move at the root. Makes nothing while it runs. */
export class Lookahead {
  readonly table: Table;
  readonly order = new Order(MOST_PLIES + 1);
  nodes = 0;
  /** Set when a limit is reached; what a search then returns means nothing. */
  stopped = false;
  /** Whether what the last search returned rests on an evaluation: a deeper search may see it otherwise. */
  open = false;
  /** What recall found. */
  private recalled = 0;
  private recalledMove: Move = NO_MOVE;
  /** Threats lengthen no line beyond this ply. */
  private threatPlies = 0;
  private readonly values: Values | undefined;
  private readonly parameters: LookaheadParameters;
  private readonly numbers: LookaheadNumbers;
  /** Plies, by depth and number of the move. */
  private readonly reductions: Uint8Array;
  private limits: Limits = { depth: 0, nodes: 0, stop: () => true };
  private checkAt = 0;

  constructor(parameters: LookaheadParameters) {
    this.parameters = parameters;
    this.numbers = { ...lookaheadDefaults, ...parameters };
    this.table = new Table(this.numbers.tableBits, parameters.tableMemory);
    this.values = this.numbers.remembers > 0 ? new Values() : undefined;
    this.reductions = reductionTable(this.numbers.reduction);
  }

  /** Forgets what was before, and makes room for the moves of these rules. */
  begin(rules: Rules, limits: Limits): void {
    this.limits = limits;
    this.nodes = 0;
    this.checkAt = Math.min(CHECK, limits.nodes);
    this.stopped = false;
    if (this.parameters.tableMemory === undefined) this.table.begin();
    else this.table.join();
    this.values?.begin();
    this.order.begin(rules, this.numbers.promises > 0);
  }

  /** To be told before the root is searched to a depth. */
  beginDepth(depth: number): void {
    this.threatPlies = Math.ceil(depth * this.numbers.threats);
  }

  /**
   * The score of the move just played, for the seat that made it. Moves after the first are expected to be no better:
   * that alone is tested, late ones less deeply, and whatever passes is searched again in full.
   */
  reply(
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
        const score = this.turned(position, seat, depth - 1 - less, ply + 1, alpha, alpha + 1, at);
        if (score <= alpha || this.stopped) return score;
      }
      const score = this.turned(position, seat, depth - 1, ply + 1, alpha, alpha + 1, at);
      if (score <= alpha || score >= beta || this.stopped) return score;
    }
    return this.turned(position, seat, depth - 1, ply + 1, alpha, beta, at);
  }

  /** The score of the position for the seat to move. Lists its moves from at on. */
  private search(position: Position, given: number, ply: number, low: number, high: number, at: number): number {
    if (++this.nodes >= this.checkAt && this.mustStop()) return 0;
    this.open = false;
    if (position.over) return finalScore(position, ply);
    const { table, order, numbers } = this;
    const { rules, keyLo, keyHi } = position;
    let isThreatened = false;
    if (given > 0 && this.recall(position, given, ply, low, high)) return this.recalled;
    let bestMove = given > 0 ? this.recalledMove : NO_MOVE;
    if (numbers.threats > 0) {
      const winning = rules.winning?.(position) ?? NO_MOVE;
      if (winning !== NO_MOVE) {
        if (given > 0) table.store(keyLo, keyHi, ply, winning, WIN - ply - 1, EXACT, RESOLVED);
        return WIN - ply - 1;
      }
      isThreatened = rules.threatened?.(position) ?? false;
    }
    const depth = isThreatened && ply < this.threatPlies ? Math.max(given, 0) + 1 : given;
    if (depth <= 0 || ply >= MOST_PLIES) return this.horizon(position, numbers.noisyPlies, ply, low, high, at);
    // Nothing wins or loses sooner than by the next move.
    if (low >= WIN - ply - 1) return WIN - ply - 1;
    if (high <= ply + 1 - WIN) return ply + 1 - WIN;
    if (given <= 0) {
      if (this.recall(position, 0, ply, low, high)) return this.recalled;
      bestMove = this.recalledMove;
    }

    const isTest = high - low === 1 && !isThreatened;
    let most = MOST_NUMBER;
    let hopeless = -INFINITE;
    if (isTest && depth <= NEAR) {
      if (numbers.believe > 0 && high < PROVED) {
        const value = this.value(position);
        if (value - numbers.believe * depth >= high) {
          this.open = true;
          return value;
        }
        if (numbers.despair > 0 && depth === 1 && value + numbers.despair <= low) hopeless = value + numbers.despair;
      }
      if (numbers.fewer > 0) most = numbers.fewer * depth * depth;
    }

    const seat = position.turn;
    const end = order.list(position, at, ply, bestMove);
    let best = -INFINITE;
    let alpha = low;
    let open = false;
    for (let index = at; index < end; index++) {
      const move = order.pick(index, end);
      if (index > at && best > -PROVED) {
        if (hopeless > -INFINITE && order.isQuiet(index)) {
          open = true;
          best = Math.max(best, hopeless);
          break;
        }
        if (index - at >= most && order.isQuiet(index)) {
          open = true;
          break;
        }
      }
      position.play(move);
      const score = this.reply(position, seat, index - at, depth, ply, alpha, high, end);
      position.undo();
      if (this.stopped) return 0;
      open ||= this.open;
      if (score <= best) continue;
      best = score;
      bestMove = move;
      if (score <= alpha) continue;
      alpha = score;
      if (score < high) continue;
      open = this.open; // the other moves do not matter
      order.refute(seat, at, index, ply, depth);
      break;
    }
    const bound = best >= high ? AT_LEAST : best > low ? EXACT : AT_MOST;
    // A win is at least that good, and a loss at most, however little else was seen.
    this.open = open && !(best >= PROVED ? bound !== AT_MOST : best <= -PROVED && bound !== AT_LEAST);
    table.store(keyLo, keyHi, ply, bestMove, best, bound, this.open ? Math.max(given, 0) : RESOLVED);
    return best;
  }

  /** Whether the table answers a search so deep; if not, it may still know a move. */
  private recall({ keyLo, keyHi }: Position, depth: number, ply: number, low: number, high: number): boolean {
    const { table } = this;
    this.recalledMove = NO_MOVE;
    if (!table.find(keyLo, keyHi)) return false;
    this.recalledMove = table.move();
    const known = table.depth();
    if (known < depth) return false;
    const score = table.score(ply);
    const bound = table.bound();
    if (bound !== EXACT && (bound === AT_LEAST ? score < high : score > low)) return false;
    this.recalled = score;
    this.open = known !== RESOLVED;
    return true;
  }

  /** A search with its score as a seat sees it: a move does not always pass the turn. Subtracts, as -0 is no integer. */
  private turned(
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

  /** The evaluation, or what moves of promise make of it; nobody is forced to make one. */
  private horizon(position: Position, left: number, ply: number, alpha: number, beta: number, at: number): number {
    let best = this.value(position);
    if (left > 0 && best < beta && ply < MOST_PLIES) {
      const { order } = this;
      const seat = position.turn;
      const end = order.listPromising(position, at);
      for (let index = at; index < end && best < beta; index++) {
        position.play(order.pick(index, end));
        const low = Math.max(alpha, best);
        const score =
          position.turn === seat
            ? this.beyond(position, left - 1, ply + 1, low, beta, end)
            : 0 - this.beyond(position, left - 1, ply + 1, 0 - beta, 0 - low, end);
        position.undo();
        if (this.stopped) return 0;
        if (score > best) best = score;
      }
    }
    this.open = true;
    return best;
  }

  private beyond(position: Position, left: number, ply: number, alpha: number, beta: number, at: number): number {
    if (++this.nodes >= this.checkAt && this.mustStop()) return 0;
    if (position.over) return finalScore(position, ply);
    return this.horizon(position, left, ply, alpha, beta, at);
  }

  /** The evaluation for the seat to move. */
  value(position: Position): number {
    const { values } = this;
    if (values === undefined) return this.freshValue(position);
    const { keyLo, keyHi } = position;
    const place = values.place(keyLo);
    if (!values.holds(place, keyLo, keyHi)) values.keep(place, keyLo, keyHi, this.freshValue(position));
    return values.at(place);
  }

  /** Never so far from 0 that it looks proved. */
  private freshValue(position: Position): number {
    const value = this.parameters.evaluate(position, position.turn) | 0;
    return Math.max(1 - PROVED, Math.min(PROVED - 1, value));
  }

  private mustStop(): boolean {
    const { limits, nodes } = this;
    this.stopped ||= nodes >= limits.nodes || limits.stop();
    this.checkAt = Math.min(nodes + CHECK, limits.nodes);
    return this.stopped;
  }
}

/** More moves than any position has. */
const MOST_NUMBER = 1 << 20;

/** What the end of the game is worth to the seat whose turn would have begun; a shared win is a draw. */
function finalScore({ winners, turn }: Position, ply: number): number {
  if (winners === 0b11) return 0;
  return winners === 1 << turn ? WIN - ply : ply - WIN;
}

function reductionTable(strength: number): Uint8Array {
  return Uint8Array.from({ length: REDUCTIONS * REDUCTIONS }, (_, index) => {
    const depth = Math.floor(index / REDUCTIONS);
    const number = index % REDUCTIONS;
    if (depth < LATE_DEPTH || number < LATE) return 0;
    return Math.min(depth - 1, Math.floor(strength * Math.log(depth) * Math.log(number) + 0.5));
  });
}
