import { blankDraft, type Draft, PARTS } from './draft.ts';

/** Decay of the means of slopes and of their squares, as Kingma and Ba suggest. */
const MEAN = 0.9;
const SQUARE = 0.999;
const LEAST = 1e-8;

/** Steps along the mean slope, each weight at a pace of its own (Adam). */
export class Adam {
  private readonly draft: Draft;
  private readonly means: Draft;
  private readonly squares: Draft;
  private steps = 0;

  constructor(draft: Draft) {
    this.draft = draft;
    this.means = blankDraft(draft);
    this.squares = blankDraft(draft);
  }

  /** Changes the draft by slopes that were summed over so many positions, and empties them. */
  step(slopes: Draft, count: number, rate: number): void {
    this.steps++;
    const pace = (rate * Math.sqrt(1 - SQUARE ** this.steps)) / (1 - MEAN ** this.steps);
    for (const part of PARTS)
      stepPart(this.draft[part], slopes[part], this.means[part], this.squares[part], count, pace);
  }
}

function stepPart(
  weights: Float32Array,
  slopes: Float32Array,
  means: Float32Array,
  squares: Float32Array,
  count: number,
  pace: number,
): void {
  for (let at = 0; at < weights.length; at++) {
    const slope = slopes[at] / count;
    slopes[at] = 0;
    const mean = MEAN * means[at] + (1 - MEAN) * slope;
    const square = SQUARE * squares[at] + (1 - SQUARE) * slope * slope;
    means[at] = mean;
    squares[at] = square;
    weights[at] -= (pace * mean) / (Math.sqrt(square) + LEAST);
  }
}
