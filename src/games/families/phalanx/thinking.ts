import type { Thinking } from '../../../core/engine.ts';

/** How computers play the games of the family. */
export function phalanxThinking(): Thinking {
  return {
    search: 'alpha-beta',
    parameters: { promises: 1, fewer: 10, believe: 100, despair: 100, noisyPlies: 3, threats: 1.5 },
    nodes: 350_000,
  };
}
