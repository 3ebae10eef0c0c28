import { legalMoves, writeMove } from '../../core/moves.ts';
import { pick } from '../../core/play/picker.ts';
import type { Position } from '../../core/position.ts';
import type { Cell } from '../../core/types.ts';
import type { Language } from '../../core/words.ts';
import { fill } from '../../core/words.ts';
import { playTexts } from './texts.ts';

/** Where everybody's pieces are, the seat to move first. */
export function sayPieces(position: Position, language: Language): string {
  const { board, seats, turn, game } = position;
  return Array.from({ length: seats }, (_, index) => (turn + index) % seats)
    .map((seat) => {
      const name = game.texts[language].seats[seat];
      const cells = board.names.filter((_, cell) => topOwner(position, cell) === seat);
      const { pieces, noPieces } = playTexts.value;
      return cells.length === 0 ? fill(noPieces, { name }) : fill(pieces, { name, cells: cells.join(', ') });
    })
    .join(' ');
}

/** All moves that begin on a cell; if a move has many steps, the cells that may be touched next. */
export function sayMovesFrom(position: Position, cell: Cell): string {
  const { movesFrom, noMovesFrom } = playTexts.value;
  const { notation } = position.game;
  const { names } = position.board;
  const name = names[cell];
  const moves =
    notation.steps === undefined
      ? legalMoves(position)
          .filter((move) => notation.path(position, move)[0] === cell)
          .map((move) => writeMove(position, move))
      : pick(position, [cell]).next.map((next) => names[next]);
  if (moves.length === 0) return fill(noMovesFrom, { cell: name });
  return fill(movesFrom, { cell: name, moves: moves.join(', ') });
}

/** Whose piece is on a cell; a tile alone does not count. */
function topOwner({ game, slots }: Position, cell: Cell): number | undefined {
  const top = game.look.marks(slots[cell]).at(-1);
  return top === undefined || top.shape === 'tile' ? undefined : top.owner;
}
