import type { Policy } from '../../../core/engine.ts';
import type { Position } from '../../../core/position.ts';
import { type Cell, type Direction, NOBODY } from '../../../core/types.ts';
import { board, directionTo, LAND, LANDS, RAY, stepsBetween } from '../../families/cru/board.ts';
import { facingAfter, fromOf, toOf, twistOf } from '../../families/cru/moves.ts';
import { LISTS, PLACES } from '../../families/cru/pieces.ts';
import { powerOf } from '../../families/cru/power.ts';
import { learnedFactors } from './factors.ts';

/**
 * Kinds of moves: gains a tile, nothing, one to four tiles by a connection, or those of one to three others at the cost
 * of the piece.
 */
const CLAIM = 0;
const WALK = 1;
const CONNECTION = 1;
const SACRIFICE = 5;
const DEEDS = 9;
const MOST_STEPS = 4;
const MOST_TILES = 6;
const MOST_NEUTRAL = 6;
const MOST_NEAR = 3;
/** Steps between pieces that are near each other. */
const NEAR = 2;

/**
 * Features: its kind, before and in the final round; the direction; what lies ahead after and before it; the land; who
 * is near.
 */
const DEED = 0;
const WAY = DEED + 2 * DEEDS;
const AHEAD = WAY + MOST_STEPS * 4;
const BEFORE = AHEAD + 64;
const HOME = BEFORE + 48;
const RIVALS = HOME + (MOST_TILES + 1) * (MOST_NEUTRAL + 1);
const COUNT = RIVALS + (MOST_NEAR + 1) * 2;

/** Neutral tiles of each land in the prepared position. */
const neutral = new Int32Array(LANDS);

export const policy: Policy = {
  featureCount: COUNT,
  factors: learnedFactors,
  prepare({ slots }) {
    neutral.fill(0);
    for (let cell = 0; cell < board.cellCount; cell++) if ((slots[cell] & 7) === 0) neutral[LAND[cell]]++;
  },
  features(position, move, out) {
    const { slots, turn, vars } = position;
    const from = fromOf(move);
    const to = toOf(move);
    const direction = directionTo(from, to);
    const facing = facingAfter(direction, move);
    const steps = stepsBetween(from, to);
    const isLate = slots[vars] !== NOBODY;
    const crosses = LAND[from] !== LAND[to];
    const tiles = powerOf(position, turn, to);
    const rivals = rivalsNear(position, to);
    out[0] = DEED + (isLate ? DEEDS : 0) + deedOf(position, from, to, direction);
    out[1] = WAY + 4 * (Math.min(steps, MOST_STEPS) - 1) + (crosses ? 2 : 0) + (twistOf(move) > 0 ? 1 : 0);
    out[2] = AHEAD + prospect(position, to, facing, from);
    out[3] = BEFORE + (prospect(position, from, slots[from] >> 6, from) >> 2) * 3 + tileKind(slots[from] & 7, turn);
    out[4] = HOME + (MOST_NEUTRAL + 1) * Math.min(tiles, MOST_TILES) + Math.min(neutral[LAND[to]], MOST_NEUTRAL);
    out[5] = RIVALS + 2 * Math.min(rivals, MOST_NEAR) + (slots[to] === 0 ? 1 : 0);
    return 6;
  },
};

function tileKind(owner: number, seat: number): number {
  if (owner === 0) return 0;
  return owner === seat + 1 ? 1 : 2;
}

function deedOf({ slots, turn }: Position, from: Cell, to: Cell, direction: Direction): number {
  const mine = turn + 1;
  if (slots[to] === 0) return CLAIM;
  if ((slots[from] & 7) !== mine) return WALK;
  let won = 0;
  let taken = 0;
  for (let cell = board.next[from * 8 + direction]; cell !== to; cell = board.next[cell * 8 + direction]) {
    if (slots[cell] > 7) return WALK; // §12
    if (slots[cell] === 0) won++;
    else if (slots[cell] !== mine) taken++;
  }
  if (taken > 0) return SACRIFICE + Math.min(taken, 3);
  return won === 0 ? WALK : CONNECTION + Math.min(won, 4);
}

/**
 * What lies ahead of a piece facing this way: how many of its three next cells are neutral and how many own, and how
 * many cells straight ahead are free, at most three. The cell that it leaves counts as free.
 */
function prospect({ slots, turn }: Position, cell: Cell, facing: Direction, left: Cell): number {
  let free = 0;
  let own = 0;
  for (let turned = 7; turned < 10; turned++) {
    const near = board.next[cell * 8 + ((facing + turned) & 7)];
    const content = near === left ? slots[near] & 7 : slots[near];
    if (content === 0) free++;
    else if (content === turn + 1) own++;
  }
  let line = 0;
  while (line < 3 && slots[RAY[(cell * 8 + facing) * 9 + line]] === 0) line++;
  return (4 * free + own) * 4 + line;
}

/** Pieces of others near a cell. */
function rivalsNear({ slots, kept, turn }: Position, cell: Cell): number {
  let near = 0;
  for (let seat = 0; seat < LISTS; seat++) {
    if (seat === turn) continue;
    for (let list = slots[kept + seat], place = 0; place < PLACES; place++, list >>= 7) {
      const other = list & 127;
      if (other === board.off) break;
      const rows = Math.abs(board.row[other] - board.row[cell]);
      const columns = Math.abs(board.column[other] - board.column[cell]);
      if (Math.max(rows, columns) <= NEAR) near++;
    }
  }
  return near;
}
