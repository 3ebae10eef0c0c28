import { legalMoves, writeMove } from '../moves.ts';
import type { Picked } from '../notation.ts';
import type { Position } from '../position.ts';
import type { Cell, Move } from '../types.ts';

/** What touching these cells, in this order, leaves possible. */
export function pick(position: Position, touched: readonly Cell[]): Picked {
  const { notation } = position.game;
  if (notation.steps !== undefined) return position.over ? NOTHING : notation.steps(position, touched);
  const next = new Set<Cell>();
  const moves: Move[] = [];
  for (const move of legalMoves(position)) {
    const path = notation.path(position, move);
    if (!touched.every((cell, at) => path[at] === cell)) continue;
    if (path.length > touched.length) next.add(path[touched.length]);
    else moves.push(move);
  }
  return { next: [...next], moves };
}

const NOTHING: Picked = { next: [], moves: [] };

/** Texts of the moves that touch no cell, such as swapping sides. */
export function wordMoves(position: Position): string[] {
  return pick(position, []).moves.map((move) => writeMove(position, move));
}
