import { MOST_FEATURES, type Policy } from '../../core/engine.ts';
import type { Position } from '../../core/position.ts';

/** Probabilities that a policy gives to the moves of a node. */
export class Shares {
  private readonly policy: Policy | undefined;
  private readonly factors: Float64Array;
  private readonly features = new Int32Array(MOST_FEATURES);

  /** Uses the given factors instead of those learned; without a policy all moves are equally likely. */
  constructor(policy: Policy | undefined, factors = policy?.factors ?? new Float64Array(0)) {
    this.policy = policy;
    this.factors = factors;
  }

  /** Writes the probabilities of the moves in a part of a list, at the same indices. */
  write(position: Position, moves: Int32Array, from: number, end: number, shares: Float32Array): void {
    const { policy, factors, features } = this;
    policy?.prepare(position);
    let all = 0;
    for (let at = from; at < end; at++) {
      const count = policy?.features(position, moves[at], features) ?? 0;
      let odds = 1;
      for (let feature = 0; feature < count; feature++) odds *= factors[features[feature]];
      shares[at] = odds;
      all += odds;
    }
    for (let at = from; at < end; at++) shares[at] /= all;
  }
}
