import type { Notation } from '../../core/notation.ts';
import { phalanxNotation } from '../families/phalanx/notation.ts';

/** §9. */
export const notation: Notation = {
  ...phalanxNotation,
  shape: (widths) => ({ files: widths[0], ranks: widths.length }),
};
