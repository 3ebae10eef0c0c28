import type { Sight } from '../../../core/engine.ts';

/** Stacks of this height and more are seen alike. */
const HIGH = 3;
/** Higher than any stack that occurs. */
const HIGHEST = 60;

/** Whose disc lies on top of a stack, and how high it is. */
export const sight: Sight = {
  contents: () => Array.from({ length: 2 * HIGHEST }, (_, index) => index + 2),
  facets: () => [{ kinds: 1 + 2 * HIGH, kind: (content) => Math.min(content >> 1, HIGH) * 2 - 1 + (content & 1) }],
};
