import type { Position } from '../../../core/position.ts';
import type { Cell } from '../../../core/types.ts';

/** Milliseconds that a step along the path of a move is shown. */
const STEP_MS = 90;

/** A move as it is animated: step by step along its path, on the board as it was before. */
export class Motion {
  readonly before: Position;
  private readonly track: readonly Cell[];
  private shown = 1;
  private readonly timer: NodeJS.Timeout;

  constructor(before: Position, track: readonly Cell[], changed: () => void, done: () => void) {
    this.before = before;
    this.track = track;
    this.timer = setInterval(() => {
      if (++this.shown > this.track.length) {
        this.stop();
        done();
      }
      changed();
    }, STEP_MS);
  }

  /** The part of the path that is visible by now. */
  get cells(): readonly Cell[] {
    return this.track.slice(0, this.shown);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

/** How long a path of this many cells takes, in milliseconds. */
export function motionTime(cells: number): number {
  return STEP_MS * cells;
}
