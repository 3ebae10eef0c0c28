import type { LearnedNet } from '../../core/engine.ts';
import { checkNet, type Net } from './net.ts';
import type { Windows } from './windows.ts';

/**
 * Whole numbers as text that JSON need not escape. Small ones, which most are, take one sign, those up to about 500 two
 * and others five.
 */
const SIGNS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (sign) => sign !== '"' && sign !== '\\',
);
const BASE = SIGNS.length;
/** First signs below this are a whole number; after the last one follow some more, after the others one more. */
const SINGLE = 81;
const LONG = BASE - 1;
const MORE = 4;
const DOUBLE = SINGLE + (LONG - SINGLE) * BASE;

const VALUES = new Int8Array(128).fill(-1);
for (const [value, sign] of SIGNS.entries()) VALUES[sign.charCodeAt(0)] = value;

/** The weights of a net as text: rows without those of code 0, starts, outputs, bases. */
export function writeNet({ units, rows, starts, outputs, bases }: Net, windows: Windows): string {
  const seen: number[] = [];
  eachRow(windows, (row) => seen.push(...rows.subarray(row * units, (row + 1) * units)));
  return [...seen, ...starts, ...outputs, ...bases].map(writeNumber).join('');
}

/** Reads the weights of a net for these windows and seats; throws where they do not fit. */
export function readNet({ units, stages, weights }: LearnedNet, windows: Windows, seats: number): Net {
  const net = {
    units,
    stages,
    rows: new Int16Array(windows.rows[windows.count] * units),
    starts: new Int16Array(seats * units),
    outputs: new Int16Array(stages * units),
    bases: new Int32Array(stages),
  };
  const numbers = readNumbers(weights);
  const take = (into: Int16Array | Int32Array, from: number, count: number) => {
    for (let index = from; index < from + count; index++) {
      const { value, done } = numbers.next();
      if (done) throw new Error('The text of a net is too short');
      into[index] = value;
    }
  };
  eachRow(windows, (row) => take(net.rows, row * units, units));
  for (const part of [net.starts, net.outputs, net.bases]) take(part, 0, part.length);
  if (!numbers.next().done) throw new Error('The text of a net is too long');
  checkNet(net, windows);
  return net;
}

/** Calls back with every row that has weights. */
function eachRow({ count, rows }: Windows, seen: (row: number) => void): void {
  for (let window = 0; window < count; window++) {
    for (let row = rows[window] + 1; row < rows[window + 1]; row++) seen(row);
  }
}

function writeNumber(value: number): string {
  const folded = value < 0 ? -2 * value - 1 : 2 * value;
  if (folded < SINGLE) return SIGNS[folded];
  if (folded < DOUBLE) {
    const rest = folded - SINGLE;
    return SIGNS[SINGLE + Math.trunc(rest / BASE)] + SIGNS[rest % BASE];
  }
  const rest = folded - DOUBLE;
  if (rest >= BASE ** MORE) throw new Error(`A weight of ${value}`);
  const digits = Array.from({ length: MORE }, (_, at) => SIGNS[Math.trunc(rest / BASE ** (MORE - 1 - at)) % BASE]);
  return SIGNS[LONG] + digits.join('');
}

function* readNumbers(text: string): Generator<number, void> {
  for (let at = 0; at < text.length; ) {
    const first = VALUES[text.charCodeAt(at++) & 127];
    let folded = first;
    if (first >= SINGLE && first < LONG) {
      folded = SINGLE + (first - SINGLE) * BASE + VALUES[text.charCodeAt(at++) & 127];
    } else if (first === LONG) {
      let rest = 0;
      for (let place = 0; place < MORE; place++) rest = rest * BASE + VALUES[text.charCodeAt(at++) & 127];
      folded = DOUBLE + rest;
    }
    if (at > text.length) throw new Error('The text of a net is too short');
    yield folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
  }
}
