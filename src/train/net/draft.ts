import type { Random } from '../../core/random.ts';
import { MOST, MOST_SQUARE, type Net, OUTPUT_SHIFT } from '../../search/net/net.ts';
import type { Windows } from '../../search/net/windows.ts';

/** A net while it is learned: the same as Net in fractions, where a unit is clipped at 1 and the output is a logit. */
export interface Draft {
  readonly units: number;
  readonly stages: number;
  readonly rows: Float32Array;
  readonly starts: Float32Array;
  readonly outputs: Float32Array;
  readonly bases: Float32Array;
}

/** The weights of a draft, one array after the other. */
export const PARTS = ['rows', 'starts', 'outputs', 'bases'] as const;

/** Weights are at first drawn up to this. */
const FIRST_ROW = 0.1;
const FIRST_OUTPUT = 0.1;
const FIRST_START = 0.3;

export function drawDraft(windows: Windows, units: number, stages: number, seats: number, random: Random): Draft {
  const draw = (length: number, most: number) =>
    Float32Array.from({ length }, () => (most * (random.below(2 ** 20) - 2 ** 19)) / 2 ** 19);
  const rows = draw(windows.rows[windows.count] * units, FIRST_ROW);
  for (let window = 0; window < windows.count; window++) {
    rows.fill(0, windows.rows[window] * units, (windows.rows[window] + 1) * units);
  }
  return {
    units,
    stages,
    rows,
    starts: new Float32Array(seats * units).fill(FIRST_START),
    outputs: draw(stages * units, FIRST_OUTPUT),
    bases: new Float32Array(stages),
  };
}

/** Zeros of the same shape. */
export function blankDraft({ units, stages, ...parts }: Draft): Draft {
  return {
    units,
    stages,
    rows: new Float32Array(parts.rows.length),
    starts: new Float32Array(parts.starts.length),
    outputs: new Float32Array(parts.outputs.length),
    bases: new Float32Array(parts.bases.length),
  };
}

export function copyDraft(draft: Draft): Draft {
  const copy = blankDraft(draft);
  for (const part of PARTS) copy[part].set(draft[part]);
  return copy;
}

/** The draft in whole numbers; scale is the evaluation that a logit of 1 stands for. */
export function finishNet({ units, stages, rows, starts, outputs, bases }: Draft, scale: number): Net {
  const whole = 2 ** OUTPUT_SHIFT * scale;
  return {
    units,
    stages,
    rows: Int16Array.from(rows, (weight) => short(MOST * weight)),
    starts: Int16Array.from(starts, (weight) => short(MOST * weight)),
    outputs: Int16Array.from(outputs, (weight) => short((whole * weight) / MOST_SQUARE)),
    bases: Int32Array.from(bases, (weight) => Math.round(whole * weight)),
  };
}

/** A whole number of 16 bits. */
function short(value: number): number {
  return Math.max(-(2 ** 15), Math.min(2 ** 15 - 1, Math.round(value)));
}
