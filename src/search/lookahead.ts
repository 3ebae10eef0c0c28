import type { Rules } from '../core/game.ts';
import type { Position } from '../core/position.ts';
import { NO_MOVE, type Seat } from '../core/types.ts';
import { Order } from './order.ts';
import { type Limits, PROVED, WIN } from './search.ts';
import { AT_LEAST, AT_MOST, EXACT, RESOLVED, Table } from './table.ts';

/** What makes one search of this kind differ from another. */
export interface LookaheadParameters {
  /** How well things stand for a seat of a running game, in hundredths of a piece. Allocates nothing. */
  readonly evaluate: (position: Position, seat: Seat) => number;
  /** The table holds 2 to the power of this many positions, 16 bytes each. */
  readonly tableBits?: number;
  /** Late moves are searched less deep by this times ln(depth) times ln(number of the move); 0 searches all alike. */
  readonly reduction?: number;
  /** Moves to try beyond the horizon, written as by rules.generate, until there are none or noisyPlies were made. */
  readonly noisy?: Rules['generate'];
  readonly noisyPlies?: number;
}

/** No line is longer than this, the moves beyond the horizon included. */
export const MOST_PLIES = 128;
/** Beyond every score. */
export const INFINITE = WIN + 1;

/** How often the clock is asked, in nodes. */
const CHECK = 1024;
/** The first moves, and shallow searches, are never reduced. */
const LATE = 3;
const LATE_DEPTH = 3;
/** Reductions are known for depths and numbers of moves below this. */
const REDUCTIONS = 64;

/** Principal variation search to a given depth in games of two, after a move at the root. Makes nothing while it runs. */
export class Lookahead {
  readonly table: Table;
  readonly order = new Order(MOST_PLIES + 1);
  nodes = 0;
  /** Set when a limit is reached; what a search then returns means nothing. */
  stopped = false;
  /** Whether what the last search returned rests on an evaluation: a deeper search may see it otherwise. */
  open = false;
  private readonly parameters: LookaheadParameters;
  private readonly noisyPlies: number;
  /** Plies, by depth and number of the move. */
  private readonly reductions: Uint8Array;
  private limits: Limits = { depth: 0, nodes: 0, stop: () => true };
  private checkAt = 0;

  constructor(parameters: LookaheadParameters) {
    this.parameters = parameters;
    this.noisyPlies = parameters.noisy === undefined ? 0 : (parameters.noisyPlies ?? 8);
    this.table = new Table(parameters.tableBits ?? 20);
    this.reductions = reductionTable(parameters.reduction ?? 0.4);
  }

  /** Forgets what was before, and makes room for the moves of these rules. */
  begin(rules: Rules, limits: Limits): void {
    this.limits = limits;
    this.nodes = 0;
    this.checkAt = Math.min(CHECK, limits.nodes);
    this.stopped = false;
    this.table.begin();
    this.order.begin(rules);
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
  private search(position: Position, depth: number, ply: number, low: number, high: number, at: number): number {
    if (++this.nodes >= this.checkAt && this.mustStop()) return 0;
    this.open = false;
    if (position.over) return finalScore(position, ply);
    if (depth <= 0 || ply >= MOST_PLIES) return this.horizon(position, this.noisyPlies, ply, low, high, at);
    // Nothing wins or loses sooner than by the next move.
    if (low >= WIN - ply - 1) return WIN - ply - 1;
    if (high <= ply + 1 - WIN) return ply + 1 - WIN;

    const { table, order } = this;
    const { keyLo, keyHi } = position;
    const entry = table.find(keyLo, keyHi);
    let bestMove = NO_MOVE;
    if (entry >= 0) {
      bestMove = table.move(entry);
      const known = table.depth(entry);
      if (known >= depth) {
        const score = table.score(entry, ply);
        const bound = table.bound(entry);
        if (bound === EXACT || (bound === AT_LEAST ? score >= high : score <= low)) {
          this.open = known !== RESOLVED;
          return score;
        }
      }
    }

    const seat = position.turn;
    const end = order.list(position, at, ply, bestMove);
    let best = -INFINITE;
    let alpha = low;
    let open = false;
    for (let index = at; index < end; index++) {
      const move = order.pick(index, end);
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
    table.store(keyLo, keyHi, ply, bestMove, best, bound, this.open ? depth : RESOLVED);
    return best;
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

  /** The evaluation, or what noisy moves make of it; nobody is forced to make one. */
  private horizon(position: Position, left: number, ply: number, alpha: number, beta: number, at: number): number {
    const { noisy } = this.parameters;
    const seat = position.turn;
    let best = this.value(position);
    if (noisy !== undefined && left > 0 && best < beta && ply < MOST_PLIES) {
      const { moves } = this.order;
      const end = noisy(position, moves, at);
      for (let index = at; index < end && best < beta; index++) {
        position.play(moves[index]);
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

  /** The evaluation for the seat to move, never so far from 0 that it looks proved. */
  value(position: Position): number {
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
