import type { Position } from '../../../core/position.ts';
import { coins, FIRST, MOST_PLACES, ROW, toss } from './coins.ts';
import { leaningsOf } from './leanings.ts';
import { learnedWeights } from './learned.ts';

const leanings = leaningsOf(learnedWeights);
/** The triangles of coins from the whole board to the last coin, one after the other. */
const layers = new Float64Array(15 * MOST_PLACES);
/**
 * No coin is fully certain: otherwise slopes would be lost in rounding, differently for each orientation of the board.
 */
const CERTAIN = 0.999;
/** Derivatives of the last coin by those of a layer, and of the layer before it. */
const slopes = new Float64Array(MOST_PLACES);
const before = new Float64Array(MOST_PLACES);

/**
 * How much depends on each cell, relative to the most important one: the derivative of the evaluation's last coin by
 * the cell's coin, by back-propagation.
 */
export function findCriticality(position: Position, criticality: Float64Array): void {
  const { board } = position;
  const side = board.height;
  toss(position, leanings);
  layers.set(coins);
  for (let size = side - 1; size > 0; size--) shrinkLayer(side - 1 - size, size);
  slopes[FIRST] = 1;
  for (let size = 1; size < side; size++) growLayer(side - 1 - size, size);
  let most = 0;
  for (let cell = 0; cell < board.cellCount; cell++) {
    criticality[cell] = slopes[FIRST + board.row[cell] * ROW + board.column[cell]];
    if (criticality[cell] > most) most = criticality[cell];
  }
  if (most > 0) for (let cell = 0; cell < board.cellCount; cell++) criticality[cell] /= most;
}

/** Computes the next layer, whose side is size, as the evaluation does. */
function shrinkLayer(layer: number, size: number): void {
  const from = layer * MOST_PLACES;
  for (let row = 0; row < size; row++) {
    const start = FIRST + row * ROW;
    for (let at = start; at < start + size - row; at++) {
      const here = layers[from + at];
      const right = layers[from + at + 1];
      const above = layers[from + at + ROW];
      layers[from + MOST_PLACES + at] = (CERTAIN * (here + right + above - here * right * above)) / 2;
    }
  }
}

/** From the slopes of a layer, whose side is size, to those of the layer before it. */
function growLayer(layer: number, size: number): void {
  const from = layer * MOST_PLACES;
  before.fill(0);
  for (let row = 0; row < size; row++) {
    const start = FIRST + row * ROW;
    for (let at = start; at < start + size - row; at++) {
      const here = layers[from + at];
      const right = layers[from + at + 1];
      const above = layers[from + at + ROW];
      const half = slopes[at] / 2;
      before[at] += half * (1 - right * above);
      before[at + 1] += half * (1 - here * above);
      before[at + ROW] += half * (1 - here * right);
    }
  }
  slopes.set(before);
}
