import type { Sight } from '../../../core/engine.ts';

const DISC = { kinds: 3, kind: (content: number) => content };

/** Whose disc a cell has. */
export const sight: Sight = { contents: () => [1, 2], facets: () => [DISC] };
