import { historySize } from '../history-index.ts';

/** Results of the simulations in which a seat made a move, at any point of the game. */
export class History {
  // Read directly in hot loops: a fraction that a function returns may be put on the heap.
  readonly visits: Int32Array;
  readonly total: Float32Array;
  /**
   * Last simulation that contained the move: recognises repeated moves without clearing a table for each simulation.
   */
  private readonly seen: Int32Array;
  private simulation = 0;

  constructor(moveLimit: number) {
    const limit = historySize(moveLimit);
    this.visits = new Int32Array(limit);
    this.total = new Float32Array(limit);
    this.seen = new Int32Array(limit);
  }

  clear(): void {
    this.visits.fill(0);
    this.total.fill(0);
  }

  /** Whether a move fared better than another, by means shrunk towards 0 while it is rare. */
  better(one: number, other: number): boolean {
    const { visits, total } = this;
    return total[one] * (visits[other] + 1) > total[other] * (visits[one] + 1);
  }

  /** Counts the moves of a simulation, each with the reward of its seat. */
  learn(indices: Int32Array, length: number, rewards: Float64Array): void {
    const { visits, total } = this;
    for (let at = 0; at < length; at++) {
      visits[indices[at]]++;
      total[indices[at]] += rewards[indices[at] & 3];
    }
  }

  /** Begins a new simulation, in which no move was seen yet. */
  begin(): void {
    this.simulation++;
  }

  see(index: number): void {
    this.seen[index] = this.simulation;
  }

  wasSeen(index: number): boolean {
    return this.seen[index] === this.simulation;
  }
}
