import type { Position } from '../../core/position.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import { findDistance } from './distance.ts';
import { SolveKey } from './key.ts';
import { ENDLESS, ProofSearch } from './proof.ts';
import { SolveTable } from './table.ts';
import { type SolveProgress, Watch } from './watch.ts';

/** For the seat to move, with best play of both. Unknown where the search was stopped. */
export type Value = 'win' | 'loss' | 'draw' | 'unknown';

export interface Solution {
  readonly value: Value;
  /** Plies to the end when the winner hurries and the loser delays; -1 for a draw and where it is unknown. */
  readonly distance: number;
  /** A move that wins soonest, where the distance of a win is known; else NO_MOVE. */
  readonly move: Move;
}

export interface SolverLimits {
  /** Memory of the table, the only large allocation. */
  readonly megabytes: number;
  /** Polled every thousand nodes or so. */
  readonly stop?: () => boolean;
  readonly report?: (progress: SolveProgress) => void;
}

/**
 * Finds the exact values of positions of a game with two seats. What it learns stays in its table, so that related
 * positions, such as all openings, take less time together.
 */
export class Solver {
  private readonly position: Position;
  private readonly watch: Watch;
  private readonly key: SolveKey;
  /** What it has learned; can be saved to continue another day. */
  readonly table: SolveTable;
  /** One search for each attacker. */
  private readonly searches: readonly ProofSearch[];

  /** For positions of the same game and options as this one. */
  constructor(like: Position, { megabytes, stop = () => false, report = () => {} }: SolverLimits) {
    if (like.seats !== 2) throw new Error('only games of two seats can be solved');
    const position = like.clone();
    const table = new SolveTable(megabytes);
    const watch = new Watch(stop, report, () => table.fill);
    const key = new SolveKey(position);
    this.table = table;
    this.position = position;
    this.watch = watch;
    this.key = key;
    this.searches = SEATS.map((seat) => new ProofSearch(position, seat, key, table, watch));
  }

  get nodes(): number {
    return this.watch.nodes;
  }

  /** Who wins, and how soon. */
  solve(position: Position): Solution {
    return this.measure(position, this.value(position));
  }

  /** Who wins: far cheaper than how soon. */
  value(position: Position): Value {
    const { turn, winners } = position;
    if (position.over) return winners === 1 << turn ? 'win' : winners === 2 >> turn ? 'loss' : 'draw';
    this.position.copy(position);
    this.watch.begin('value');
    const wins = this.searches[turn].wins(ENDLESS);
    if (wins === undefined) return 'unknown';
    if (wins) return 'win';
    if (!this.searches[turn].sawDraw) return 'loss';
    const loses = this.searches[1 - turn].wins(ENDLESS);
    return loses === undefined ? 'unknown' : loses ? 'loss' : 'draw';
  }

  /** How soon, when it is known who wins. */
  measure(position: Position, value: Value): Solution {
    const { turn } = position;
    if (value !== 'win' && value !== 'loss') return { value, distance: -1, move: NO_MOVE };
    if (position.over) return { value, distance: 0, move: NO_MOVE };
    this.position.copy(position);
    this.watch.begin('distance');
    const attacker = value === 'win' ? turn : 1 - turn;
    const { plies, move } = findDistance(this.position, attacker, this.searches[attacker], this.watch);
    return { value, distance: plies, move };
  }

  /** Equal for positions that are rotations and reflections of each other. */
  name(position: Position): string {
    this.key.read(position);
    return `${this.key.lo} ${this.key.hi}`;
  }
}

const SEATS: readonly Seat[] = [0, 1];
