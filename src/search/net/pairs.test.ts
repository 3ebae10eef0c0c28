import { expect, test } from 'vitest';
import { start } from '../../../test/support/pictures.ts';
import { randomMove } from '../../core/play/playout.ts';
import { Random } from '../../core/random.ts';
import { azacru } from '../../games/azacru/index.ts';
import { drawDraft, finishNet } from '../../train/net/draft.ts';
import { openAccumulators } from './accumulator.ts';
import { MOST, type Net, OUTPUT_SHIFT, SQUARE_SHIFT } from './net.ts';
import { openEyes } from './views.ts';

test.each([7, 8])('%i units, two in a number, say what they would say one by one', (units) => {
  const position = start(azacru);
  const eyes = openEyes(position, azacru.engine.sight);
  const net = finishNet(drawDraft(eyes.windows, units, 1, 2, new Random(1)), 300);
  const [accumulator] = openAccumulators(net, eyes);
  const random = new Random(2);
  const values = new Set<number>();
  for (let ply = 0; ply < 20; ply++) {
    const value = accumulator.value(position.slots, 0);
    expect(value).toBe(oneByOne(net));
    values.add(value);
    position.play(randomMove(position, random));
  }
  expect(values.size).toBeGreaterThan(5);

  function oneByOne({ rows, starts, outputs, bases }: Net): number {
    const { windows, views, contents, cellCount } = eyes;
    const codes = new Int32Array(windows.count);
    for (let cell = 0; cell < cellCount; cell++) {
      const place = views[0].cells[cell];
      for (let at = windows.places[place]; at < windows.places[place + 1]; at++) {
        const kind = views[0].kinds[windows.facet[at] * contents + position.slots[cell]];
        codes[windows.window[at]] += kind * windows.worth[at];
      }
    }
    let [sum] = bases;
    for (let unit = 0; unit < units; unit++) {
      let level = starts[unit];
      for (const [window, code] of codes.entries()) level += rows[(windows.rows[window] + code) * units + unit];
      const clipped = Math.max(0, Math.min(MOST, level));
      sum += ((clipped * clipped) >> SQUARE_SHIFT) * outputs[unit];
    }
    return sum >> OUTPUT_SHIFT;
  }
});
