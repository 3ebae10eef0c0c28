import type { Thinking } from '../../../core/engine.ts';

/** How computers play the games of the family. */
export function phalanxThinking(): Thinking {
  return {
    search: 'alpha-beta',
    parameters: {
      noisyFirst: 1,
      lateMovePruning: 10,
      reverseFutilityMargin: 100,
      futilityMargin: 100,
      quiescencePlies: 3,
      threats: 1.5,
    },
    nodes: 350_000,
  };
}
