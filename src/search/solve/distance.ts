import { playout } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import { ENDLESS, type ProofSearch } from './proof.ts';
import type { Watch } from './watch.ts';

export interface Distance {
  /** -1 when the watch stopped the search. */
  readonly plies: number;
  /** A move of the attacker that wins that fast; NO_MOVE where it is not the attacker's turn. */
  readonly move: Move;
}

const UNKNOWN: Distance = { plies: -1, move: NO_MOVE };
/** Random games from which the expected length of a win is estimated. */
const GAMES = 64;

/**
 * The number of plies in which the attacker wins a running game that is won: tests increasing numbers until one
 * suffices.
 */
export function findDistance(position: Position, attacker: Seat, search: ProofSearch, watch: Watch): Distance {
  for (let plies = leastPlies(position, attacker); plies < ENDLESS; plies += 2) {
    watch.depth = plies;
    const wins = search.wins(plies);
    if (wins === undefined) return UNKNOWN;
    if (!wins) continue;
    const found = { plies, move: moveOf(position, attacker, search) };
    const sooner = plies > 1 && search.wins(plies - 1);
    if (sooner === undefined) return UNKNOWN;
    return sooner ? { plies: plies - 1, move: moveOf(position, attacker, search) } : found;
  }
  throw new Error('the attacker does not win');
}

function moveOf(position: Position, attacker: Seat, search: ProofSearch): Move {
  return position.turn === attacker ? search.winningMove() : NO_MOVE;
}

/**
 * 1 or 2. Where the seats take turns, the wins of a seat mostly all take an even or all an odd number of plies, so
 * searching the other parity would be wasted; random games tell which it is. Whether one ply less suffices is tested at
 * the end.
 */
function leastPlies(position: Position, attacker: Seat): number {
  const random = new Random(1);
  let odd = 0;
  for (let game = 0; game < GAMES; game++) {
    const plies = playout(position, random);
    if (position.winners === 1 << attacker) odd += plies % 2 === 1 ? 1 : -1;
    for (let ply = 0; ply < plies; ply++) position.undo();
  }
  return odd > 0 ? 1 : 2;
}
