import type { Windows } from './windows.ts';

/**
 * A net with one hidden layer, all in whole numbers: each hidden unit adds a weight for everything that is seen, is
 * clipped to 0 … MOST and squared, and the output adds the squares by weight. Whole numbers are the same on every
 * machine.
 */
export interface Net {
  readonly units: number;
  /** Parts of a game, by how full the board is, that have output weights of their own. */
  readonly stages: number;
  /** Weights of the units at row * units, for every code of every window; code 0 has only zeros. */
  readonly rows: Int16Array;
  /** Start of each unit, at turns * units: by how many turns it takes until the seat moves. */
  readonly starts: Int16Array;
  /** Weights of the squares at stage * units. */
  readonly outputs: Int16Array;
  /** Added to the output of each stage. */
  readonly bases: Int32Array;
}

/** A unit is clipped here; in the trainer that is 1. */
export const MOST = 127;
/** A square is shifted right by this much, so that 64 of them times 15 bits fit into 32. */
export const SQUARE_SHIFT = 4;
/** The sum of the outputs is shifted right by this much: then it counts hundredths of a piece. */
export const OUTPUT_SHIFT = 13;
/** Largest square. */
export const MOST_SQUARE = (MOST * MOST) >> SQUARE_SHIFT;

/** The parts of a game that are told apart: which one it is with this many cells that hold something. */
export function stageOf(filled: number, cellCount: number, stages: number): number {
  return Math.min(stages - 1, Math.trunc((filled * stages) / cellCount));
}

/** Sums of outputs must fit into 32 bits and units into 16, whatever is seen. */
export function checkNet({ units, stages, rows, starts, outputs, bases }: Net, windows: Windows): void {
  for (let stage = 0; stage < stages; stage++) {
    let most = Math.abs(bases[stage]);
    for (let unit = 0; unit < units; unit++) most += MOST_SQUARE * Math.abs(outputs[stage * units + unit]);
    if (most >= 2 ** 31) throw new Error('The weights of a net are too large');
  }
  for (let unit = 0; unit < units; unit++) {
    let least = 0;
    let most = 0;
    for (let at = unit; at < starts.length; at += units) {
      least = Math.min(least, starts[at]);
      most = Math.max(most, starts[at]);
    }
    for (let window = 0; window < windows.count; window++) {
      let low = 0;
      let high = 0;
      for (let row = windows.rows[window]; row < windows.rows[window + 1]; row++) {
        low = Math.min(low, rows[row * units + unit]);
        high = Math.max(high, rows[row * units + unit]);
      }
      least += low;
      most += high;
    }
    if (least < -(2 ** 15) || most >= 2 ** 15) throw new Error('The weights of a net are too large');
  }
}
