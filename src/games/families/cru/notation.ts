import type { Field, Notation } from '../../../core/notation.ts';
import type { Position } from '../../../core/position.ts';
import { type Move, NOBODY } from '../../../core/types.ts';
import { board, LAND } from './board.ts';
import { facingOf, pieceOn, pieceSeat, tileOwner } from './content.ts';
import { fromOf, toOf, twistOf } from './moves.ts';
import { mostPieces } from './pieces.ts';

/** By twist: none, left, right. */
const SUFFIXES = ['', '<', '>'];
const CHOICES = ['straight', 'left', 'right'];

/** A cell in position text: the tile's owner or '-', then owner and facing of the piece, if there is one. */
const CELL = /^([-1-4])(?:([1-4])(n|ne|e|se|s|sw|w|nw))?$/;

/**
 * Notation and position text of a game of the family; mayTwist tells whether a piece may turn after a move that crosses
 * a border.
 */
export function cruNotation(
  fields: readonly Field[],
  mayTwist: (position: Position, move: Move) => boolean = crossesBorder,
): Notation {
  return {
    ...boardNotation(fields),
    move: (_, move) => `${board.names[fromOf(move)]}-${board.names[toOf(move)]}${SUFFIXES[twistOf(move)]}`,
    path: (_, move) => [fromOf(move), toOf(move)],
    choice: (position, move) => (mayTwist(position, move) ? CHOICES[twistOf(move)] : ''),
  };
}

/** How cells and positions are written, independent of the moves. */
export function boardNotation(fields: readonly Field[]): Omit<Notation, 'move' | 'path' | 'choice'> {
  return {
    cell(content) {
      const tile = tileOwner(content) === 0 ? '-' : String(tileOwner(content));
      const seat = pieceSeat(content);
      return seat === NOBODY ? tile : `${tile}${seat + 1}${board.directions[facingOf(content)]}`;
    },
    value(text) {
      const [, tile, owner, facing] = CELL.exec(text) ?? [];
      if (tile === undefined) return undefined;
      const tileOwner = tile === '-' ? 0 : Number(tile);
      return owner === undefined ? tileOwner : pieceOn(tileOwner, Number(owner) - 1, board.directions.indexOf(facing));
    },
    separator: ',',
    choices: { '<': 'left', '>': 'right', '^': '' },
    fields,
    shape: () => ({}),
    flaw,
  };
}

export function crossesBorder(_: Position, move: Move): boolean {
  return LAND[fromOf(move)] !== LAND[toOf(move)];
}

/** A seat cannot have more pieces than at the start, and every owner must be a player. */
function flaw({ slots, seats }: Position): string | undefined {
  const pieces = new Array<number>(4).fill(0);
  for (let cell = 0; cell < board.cellCount; cell++) {
    const seat = pieceSeat(slots[cell]);
    if (tileOwner(slots[cell]) > seats || seat >= seats) return `${board.names[cell]}: there are ${seats} players`;
    if (seat !== NOBODY) pieces[seat]++;
  }
  const most = mostPieces(seats);
  const many = pieces.findIndex((count) => count > most);
  return many < 0 ? undefined : `player ${many + 1} has more than ${most} pieces`;
}
