import { readMove } from '../../../core/moves.ts';
import type { Match } from '../../../core/play/match.ts';
import type { Position } from '../../../core/position.ts';
import { type Cell, NO_MOVE } from '../../../core/types.ts';
import { lastMove, positionBefore } from '../../../session/last-move.ts';
import type { Accents } from '../../../view/sheet-marks.ts';
import { trackOf } from '../../../view/track.ts';

/** The last move on its board: the way of its piece, the cells that it changed besides, and those that decided the game. */
export function marksOfLast(match: Match): Pick<Accents, 'last' | 'changed' | 'won'> {
  const { position } = match;
  const won = position.over ? position.game.decisive?.(position) : undefined;
  return { ...wayOfLast(match), ...(won === undefined ? {} : { won }) };
}

function wayOfLast(match: Match): Pick<Accents, 'last' | 'changed'> {
  const last = lastMove(match);
  const before = positionBefore(match);
  if (last === undefined || before === undefined) return {};
  const { board, slots } = match.position;
  const way = trackOf(board, last.path);
  const changed = Array.from(board.names, (_, cell) => cell).filter(
    (cell) => before.slots[cell] !== slots[cell] && cell !== way[0] && cell !== way.at(-1),
  );
  return { last: way, changed };
}

/** The cells of a move that is suggested, or expected. */
export function cellsOf(position: Position, text: string): readonly Cell[] {
  const move = readMove(position, text);
  return move === NO_MOVE ? [] : position.game.notation.path(position, move);
}
