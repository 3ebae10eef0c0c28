import { type Board, squareBoard } from '../../../core/board.ts';
import type { Game, Mirror } from '../../../core/game.ts';
import type { Look } from '../../../core/look.ts';
import type { Position } from '../../../core/position.ts';
import type { Cell } from '../../../core/types.ts';
import { farRow, lockedPiece, ownerOf } from './armies.ts';

/** A board whose first and last rank are the home rows. */
export function phalanxBoard(files: number, ranks: number): Board {
  const white = Array.from({ length: files }, (_, file) => file);
  const black = white.map((cell) => cell + files * (ranks - 1));
  return squareBoard(files, ranks, { 'white home': white, 'black home': black });
}

const look: Look = {
  inks: ['ivory', 'charcoal'],
  marks: (value) => (value === 0 ? [] : [{ shape: 'disc', owner: ownerOf(value) }]),
  material: 'stone',
  outlined: [],
  zones: [
    { region: 'white home', kind: 'home', owner: 0 },
    { region: 'black home', kind: 'home', owner: 1 },
  ],
};

const mirror: Mirror = {
  /** A symmetry that maps north to south exchanges the home rows; one that maps it elsewhere is not valid. */
  seatings({ directions }) {
    if (directions[0] === 0) return [[0, 1]];
    return directions[0] === 4 ? [[1, 0]] : [];
  },
  value(value, _, seats) {
    if (value === 0) return 0;
    const seat = seats[ownerOf(value)];
    return value > 2 ? lockedPiece(seat) : seat + 1;
  },
  move: (move, { cells }) => (cells[move >> 8] << 8) | cells[move & 255],
};

/** What decided a finished game: the winner's pieces on the far row, if it ended by a crossing. */
function decisive({ board, slots, winners, ending, game }: Position): readonly Cell[] {
  if (game.rules.endings[ending] !== 'crossing') return [];
  const winner = winners === 1 ? 0 : 1;
  const row = board.names.map((_, cell) => cell).filter((cell) => board.row[cell] === farRow(board, winner));
  return row.filter((cell) => slots[cell] !== 0 && ownerOf(slots[cell]) === winner);
}

/** What the games of the family have in common. */
export const phalanxGame = {
  designer: 'Robert Abbott',
  look,
  mirror,
  decisive,
} satisfies Partial<Game>;
