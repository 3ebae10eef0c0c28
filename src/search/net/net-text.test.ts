import { expect, test } from 'vitest';
import { alquerque } from '../../../test/support/shapes/alquerque/index.ts';
import type { LearnedNet } from '../../core/engine.ts';
import { defaultOptions } from '../../core/options.ts';
import { startPosition } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { checkNet, type Net } from './net.ts';
import { readNet, writeNet } from './net-text.ts';
import { openEyes } from './views.ts';

const options = defaultOptions(alquerque.options);
const { windows } = openEyes(startPosition(alquerque, options), alquerque.engine.sight);

/** A net with weights of all sizes. */
function drawnNet(): Net {
  const random = new Random(2);
  const draw = (most: number) => random.below(2 * most + 1) - most;
  const rows = Int16Array.from({ length: windows.rows[windows.count] * 4 }, (_, at) => draw([40, 500, 1000][at % 3]));
  for (let window = 0; window < windows.count; window++) {
    rows.fill(0, windows.rows[window] * 4, windows.rows[window] * 4 + 4);
  }
  const starts = Int16Array.from({ length: 8 }, () => draw(100));
  const outputs = Int16Array.from({ length: 8 }, () => draw(2 ** 15 - 1));
  return { units: 4, stages: 2, rows, starts, outputs, bases: Int32Array.of(2 ** 25, -(2 ** 25)) };
}

function learned(weights: string): LearnedNet {
  return {
    command: '',
    version: '',
    games: 0,
    positions: 0,
    before: 0,
    after: 0,
    options,
    units: 4,
    stages: 2,
    weights,
  };
}

test('a net is read as it was written, in signs that JSON need not escape', () => {
  const net = drawnNet();
  const text = writeNet(net, windows);
  expect(readNet(learned(text), windows, 2)).toEqual(net);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});

test('a text of another length belongs to another net', () => {
  const text = writeNet(drawnNet(), windows);
  expect(() => readNet(learned(`${text} `), windows, 2)).toThrow('too long');
  expect(() => readNet(learned(text.slice(0, -1)), windows, 2)).toThrow('too short');
});

test('weights whose sums might not fit into 32 bits, or those of a unit into 16, are refused', () => {
  const net = {
    ...drawnNet(),
    outputs: new Int16Array(8).fill(2 ** 15 - 1),
    bases: Int32Array.of(0, 2 ** 31 - 2 ** 26),
  };
  expect(() => checkNet(net, windows)).toThrow('too large');
  const rows = drawnNet().rows.map((weight) => 2 * weight);
  for (let at = 3; at < rows.length; at += 4) if (rows[at] !== 0) rows[at] = 2 ** 11;
  expect(() => checkNet({ ...drawnNet(), rows }, windows)).toThrow('too large');
});
