import type { Policy } from '../../../core/engine.ts';
import type { Position } from '../../../core/position.ts';
import type { Cell } from '../../../core/types.ts';
import { SWAP } from '../rules.ts';
import { findCriticality } from './criticality.ts';
import { learnedFactors } from './factors.ts';
import { ARCS, RING_COUNT, RING_KINDS, ringOf } from './ring.ts';

/** Counts above this are clamped to it. */
const MOST = 3;
/** Number of steps into which criticality is divided. */
const STEPS = 16;
/** Heights of stacks that are distinguished: 1, 2, more. */
const HEIGHTS = 3;
/** Distances from the edge that are distinguished. */
const LINES = 4;

/** Features of placements: the ring around the cell, its stacks by height, the edge, and how critical the cell is. */
const RING = 0;
const BESIDE = RING + RING_COUNT;
const LINE = BESIDE + (MOST + 1) ** 3;
const CRITICAL = LINE + LINES;
/** Features of stacking, by height: the surroundings of the target and of the cell left, and how critical both are. */
const TAKEN = CRITICAL + STEPS;
const LEFT = TAKEN + HEIGHTS * (MOST + 1) ** 3;
const TAKEN_CRITICAL = LEFT + HEIGHTS * (MOST + 1) ** 3;
const LEFT_CRITICAL = TAKEN_CRITICAL + HEIGHTS * STEPS;
const COUNT = LEFT_CRITICAL + HEIGHTS * STEPS;

/** Criticality of each cell in the last prepared position. */
const criticality = new Float64Array(128);

export const policy: Policy = {
  featureCount: COUNT,
  factors: learnedFactors,
  prepare: (position) => findCriticality(position, criticality),
  features(position, move, out) {
    const from = move >> 8;
    const to = move & 255;
    if (move === SWAP) return 0;
    return from === to ? placing(position, to, out) : stacking(position, from, to, out);
  },
};

function placing({ slots, board, turn }: Position, cell: Cell, out: Int32Array): number {
  let ring = 0;
  let enemySingles = 0;
  let ownSingles = 0;
  let ownTalls = 0;
  for (let way = 0; way < 6; way++) {
    const value = slots[board.next[cell * 6 + way]];
    const isOwn = (value & 1) === turn;
    ring *= RING_KINDS;
    if (value < 0) continue;
    ring++;
    if (value === 0) continue;
    ring += isOwn ? 1 : 2;
    if (value > 3) ownTalls += isOwn ? 1 : 0;
    else if (isOwn) ownSingles++;
    else enemySingles++;
  }
  const row = board.row[cell];
  const column = board.column[cell];
  const line = Math.min(row, column, board.height - 1 - row - column, LINES - 1);
  out[0] = RING + ringOf[ring];
  out[1] = BESIDE + together(enemySingles, ownSingles, ownTalls);
  out[2] = LINE + line;
  out[3] = CRITICAL + stepOf(cell);
  return 4;
}

function stacking({ slots, board, turn }: Position, from: Cell, to: Cell, out: Int32Array): number {
  const height = slots[from] >> 1;
  const kind = Math.min(height, HEIGHTS) - 1;
  // The cell left holds an enemy then, or nothing.
  const uncovered = height > 1 ? (slots[from] ^ 1) - 2 : 0;
  let own = 0;
  let enemy = 0;
  let danger = 0;
  let ownLeft = 0;
  let enemyLeft = 0;
  let escaped = 0;
  for (let way = 0; way < 6; way++) {
    const near = board.next[to * 6 + way];
    const value = near === from ? uncovered : slots[near];
    if (value > 0) {
      if ((value & 1) === turn) own |= 1 << way;
      else enemy |= 1 << way;
      if (value === (slots[from] ^ 1) + 2) danger++;
    }
    const left = slots[board.next[from * 6 + way]];
    if (left > 0) {
      if ((left & 1) === turn) ownLeft |= 1 << way;
      else enemyLeft |= 1 << way;
      if (left === (slots[from] ^ 1)) escaped++;
    }
  }
  const sizes = kind * (MOST + 1) ** 3;
  out[0] = TAKEN + sizes + together(danger, ARCS[own], ARCS[enemy]);
  out[1] = LEFT + sizes + together(escaped, ARCS[ownLeft], ARCS[enemyLeft]);
  out[2] = TAKEN_CRITICAL + kind * STEPS + stepOf(to);
  out[3] = LEFT_CRITICAL + kind * STEPS + stepOf(from);
  return 4;
}

/** Three counts combined into one number. */
function together(one: number, two: number, three: number): number {
  return (Math.min(one, MOST) * (MOST + 1) + Math.min(two, MOST)) * (MOST + 1) + Math.min(three, MOST);
}

/** The tiny offset keeps a value exactly on a border on one side of it in every orientation of the board. */
function stepOf(cell: Cell): number {
  return Math.min(STEPS - 1, Math.trunc(STEPS * criticality[cell] + 1e-9));
}
