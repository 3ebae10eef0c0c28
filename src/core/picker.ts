import { legalMoves } from './moves.ts';
import type { Position } from './position.ts';
import type { Cell, Move } from './types.ts';

/** What touching some cells leaves possible; serves mouse, touch and cursor keys of every game alike. */
export interface Picked {
  /** Cells that may be touched next. */
  readonly next: readonly Cell[];
  /** Moves whose whole path was touched: one is a move, several are a question that notation.choice answers. */
  readonly moves: readonly Move[];
}

export function pick(position: Position, touched: readonly Cell[]): Picked {
  const next = new Set<Cell>();
  const moves: Move[] = [];
  for (const move of legalMoves(position)) {
    const path = position.game.notation.path(position, move);
    if (!touched.every((cell, at) => path[at] === cell)) continue;
    if (path.length > touched.length) next.add(path[touched.length]);
    else moves.push(move);
  }
  return { next: [...next], moves };
}
