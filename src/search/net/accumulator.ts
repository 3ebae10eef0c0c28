import { MOST, type Net, OUTPUT_SHIFT, SQUARE_SHIFT, stageOf } from './net.ts';
import { HALF, type Pairs, pairsOf } from './pairs.ts';
import type { Eyes, View } from './views.ts';
import type { Windows } from './windows.ts';

/** One for each seat. */
export function openAccumulators(net: Net, eyes: Eyes): Accumulator[] {
  const pairs = pairsOf(net);
  return eyes.views.map((view) => new Accumulator(net, pairs, eyes, view));
}

/**
 * The hidden units of a net for one seat. They follow the board: what changed since it was last seen, in whatever way
 * the search came from there, is subtracted and added. Allocates nothing after it was made.
 */
export class Accumulator {
  private readonly net: Net;
  private readonly pairs: Pairs;
  private readonly windows: Windows;
  private readonly view: View;
  private readonly contents: number;
  private readonly cellCount: number;
  /** What each cell held when it was last seen, and how many held something. */
  private readonly seen: Int32Array;
  private filled = 0;
  /** The code of each window. */
  private readonly codes: Int32Array;
  /** Two units in each number, as in pairs. */
  private readonly sums: Int32Array;

  constructor(net: Net, pairs: Pairs, { windows, contents, cellCount }: Eyes, view: View) {
    this.net = net;
    this.pairs = pairs;
    this.windows = windows;
    this.view = view;
    this.contents = contents;
    this.cellCount = cellCount;
    this.seen = new Int32Array(cellCount);
    this.codes = new Int32Array(windows.count);
    this.sums = new Int32Array(pairs.count);
  }

  /** How good the net finds the board for the seat that moves after this many turns, in hundredths of a piece. */
  value(slots: Int32Array, turns: number): number {
    const { seen, cellCount } = this;
    for (let cell = 0; cell < cellCount; cell++) {
      if (slots[cell] === seen[cell]) continue;
      this.filled += (slots[cell] === 0 ? 0 : 1) - (seen[cell] === 0 ? 0 : 1);
      this.change(cell, slots[cell]);
    }
    return this.output(turns);
  }

  /** A cell holds something else: exchanges the rows of the windows in which that is seen. */
  private change(cell: number, content: number): void {
    const { view, codes, seen, contents, sums } = this;
    const { places, window, facet, worth, rows: first } = this.windows;
    const { rows, count } = this.pairs;
    const { kinds } = view;
    const old = seen[cell];
    seen[cell] = content;
    const place = view.cells[cell];
    for (let at = places[place]; at < places[place + 1]; at++) {
      const kind = facet[at] * contents;
      const more = kinds[kind + content] - kinds[kind + old];
      if (more === 0) continue;
      const through = window[at];
      const before = codes[through];
      const code = before + more * worth[at];
      codes[through] = code;
      const plus = (first[through] + code) * count;
      const minus = (first[through] + before) * count;
      for (let pair = 0; pair < count; pair++) sums[pair] = (sums[pair] + rows[plus + pair] - rows[minus + pair]) | 0;
    }
  }

  private output(turns: number): number {
    const { sums } = this;
    const { starts, outputs, count } = this.pairs;
    const { bases, stages } = this.net;
    const start = turns * count;
    const stage = stages === 1 ? 0 : stageOf(this.filled, this.cellCount, stages);
    const first = 2 * stage * count;
    let sum = bases[stage];
    for (let pair = 0; pair < count; pair++) {
      const both = sums[pair] + starts[start + pair];
      const level = (both << HALF) >> HALF;
      const other = first + 2 * pair;
      sum = (sum + Math.imul(squareOf(level), outputs[other])) | 0;
      sum = (sum + Math.imul(squareOf((both - level) >> HALF), outputs[other + 1])) | 0;
    }
    return sum >> OUTPUT_SHIFT;
  }
}

/** A unit clipped and squared; clipped without a branch, which would often be foretold wrongly. */
function squareOf(level: number): number {
  const raised = level & ~(level >> 31);
  const spare = MOST - raised;
  const clipped = MOST - (spare & ~(spare >> 31));
  return Math.imul(clipped, clipped) >> SQUARE_SHIFT;
}
