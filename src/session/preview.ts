import { readMove } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Cell } from '../core/types.ts';

/** What a legal move would lead to. */
export interface Preview {
  readonly position: Position;
  /** The cells whose contents it changes. */
  readonly changed: readonly Cell[];
}

export function previewMove(position: Position, text: string): Preview {
  const after = position.clone();
  after.play(readMove(after, text));
  const changed = Array.from(position.board.names, (_, cell) => cell).filter(
    (cell) => after.slots[cell] !== position.slots[cell],
  );
  return { position: after, changed };
}
