import type { Sight } from '../../../core/engine.ts';
import { lockedPiece } from './armies.ts';

/** Whose piece a cell has, and whether it is locked. */
export const sight: Sight = { contents: () => [1, 2, lockedPiece(0), lockedPiece(1)] };
