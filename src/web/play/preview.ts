import { readMove, writeMove } from '../../core/moves.ts';
import { pick } from '../../core/play/picker.ts';
import type { Position } from '../../core/position.ts';
import type { Cell } from '../../core/types.ts';
import { previewMove } from '../../table/preview.ts';
import { type Change, changesBetween } from '../../view/changes.ts';
import { type Rotation, rotatedScene } from '../../view/scene.ts';
import { trackOf } from '../../view/track.ts';

/** The move that touching one more cell would make, the first where a choice would be left. */
export function moveThrough(position: Position, touched: readonly Cell[], cell: Cell): string | undefined {
  const { moves } = pick(position, [...touched, cell]);
  return moves.length === 0 ? undefined : writeMove(position, moves[0]);
}

/** What a legal move would change on the board as it is seen. */
export function previewChanges(position: Position, text: string, turn: Rotation): readonly Change[] {
  const path = position.game.notation.path(position, readMove(position, text));
  const after = previewMove(position, text).position;
  const track = trackOf(position.board, path);
  return changesBetween(rotatedScene(position, turn), rotatedScene(after, turn), track);
}
