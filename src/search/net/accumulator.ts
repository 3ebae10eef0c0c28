import type { Seat } from '../../core/types.ts';
import { MOST, type Net, OUTPUT_SHIFT, SQUARE_SHIFT, stageOf } from './net.ts';
import type { Eyes, View } from './views.ts';
import type { Windows } from './windows.ts';

/**
 * The hidden units of a net for one seat. They follow the board: what changed since it was last seen, in whatever way
 * the search came from there, is subtracted and added. Allocates nothing after it was made.
 */
export class Accumulator {
  private readonly net: Net;
  private readonly windows: Windows;
  private readonly view: View;
  private readonly contents: number;
  private readonly cellCount: number;
  /** What each cell held when it was last seen, and how many held something. */
  private readonly seen: Int32Array;
  private filled = 0;
  /** The code of each window. */
  private readonly codes: Int32Array;
  /** Windows in which something changed, in any order, and their codes before. */
  private readonly changed: Int32Array;
  private readonly before: Int32Array;
  private readonly isChanged: Uint8Array;
  private changes = 0;
  private readonly units: Int32Array;

  constructor(net: Net, { windows, views, contents, cellCount }: Eyes, seat: Seat) {
    this.net = net;
    this.windows = windows;
    this.view = views[seat];
    this.contents = contents;
    this.cellCount = cellCount;
    this.seen = new Int32Array(cellCount);
    this.codes = new Int32Array(windows.count);
    this.changed = new Int32Array(windows.count);
    this.before = new Int32Array(windows.count);
    this.isChanged = new Uint8Array(windows.count);
    this.units = new Int32Array(net.units);
  }

  /** How good the net finds the board for the seat that moves after this many turns, in hundredths of a piece. */
  value(slots: Int32Array, turns: number): number {
    const { seen, cellCount } = this;
    for (let cell = 0; cell < cellCount; cell++) if (slots[cell] !== seen[cell]) this.change(cell, slots[cell]);
    if (this.changes > 0) this.update();
    return this.output(turns);
  }

  /** A cell holds something else: notes the windows in which that is seen. */
  private change(cell: number, content: number): void {
    const { view, codes, changed, before, isChanged, seen, contents } = this;
    const { places, window, facet, worth } = this.windows;
    const { kinds } = view;
    const old = seen[cell];
    seen[cell] = content;
    if (old === 0) this.filled++;
    if (content === 0) this.filled--;
    const place = view.cells[cell];
    for (let at = places[place]; at < places[place + 1]; at++) {
      const first = facet[at] * contents;
      const more = kinds[first + content] - kinds[first + old];
      if (more === 0) continue;
      const through = window[at];
      if (isChanged[through] === 0) {
        isChanged[through] = 1;
        changed[this.changes++] = through;
        before[through] = codes[through];
      }
      codes[through] += more * worth[at];
    }
  }

  private update(): void {
    const { units, codes, changed, before, isChanged, changes } = this;
    const { rows, units: count } = this.net;
    const firstRow = this.windows.rows;
    for (let at = 0; at < changes; at++) {
      const window = changed[at];
      isChanged[window] = 0;
      const plus = (firstRow[window] + codes[window]) * count;
      const minus = (firstRow[window] + before[window]) * count;
      if (plus === minus) continue;
      for (let unit = 0; unit < count; unit++) units[unit] = (units[unit] + rows[plus + unit] - rows[minus + unit]) | 0;
    }
    this.changes = 0;
  }

  private output(turns: number): number {
    const { units } = this;
    const { starts, outputs, bases, stages, units: count } = this.net;
    const start = turns * count;
    const stage = stages === 1 ? 0 : stageOf(this.filled, this.cellCount, stages);
    const first = stage * count;
    let sum = bases[stage];
    for (let unit = 0; unit < count; unit++) {
      // Clipped without a branch, which would often be foretold wrongly.
      const level = units[unit] + starts[start + unit];
      const raised = level & ~(level >> 31);
      const spare = MOST - raised;
      const clipped = MOST - (spare & ~(spare >> 31));
      sum = (sum + Math.imul(Math.imul(clipped, clipped) >> SQUARE_SHIFT, outputs[first + unit])) | 0;
    }
    return sum >> OUTPUT_SHIFT;
  }
}
