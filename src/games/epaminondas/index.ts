import { squareBoard } from '../../core/board.ts';
import type { Game } from '../../core/game.ts';
import { evaluate } from './evaluate.ts';
import { museum } from './museum.ts';
import { notation } from './notation.ts';
import { refuse } from './refuse.ts';
import { MOST_QUIET, rules } from './rules.ts';
import { texts } from './texts.ts';

/** Epaminondas, by Robert Abbott. The rules are in rules.md beside this file. */
export const epaminondas: Game = {
  id: 'epaminondas',
  name: 'Epaminondas',
  designer: 'Robert Abbott',
  year: 1975,
  options: {
    players: [2],
    files: [14, 8, 9, 10, 11, 12, 13],
    ranks: [12, 8, 9, 10, 11, 13, 14],
  },
  board: ({ files, ranks }) => squareBoard(Number(files), Number(ranks)),
  rules,
  notation,
  look: {
    inks: ['ivory', 'charcoal'],
    marks: (value) => (value === 0 ? [] : [{ shape: 'disc', owner: value - 1 }]),
    outlined: [],
  },
  mirror: {
    /** A symmetry that turns north to south exchanges the home rows; one that turns it elsewhere leaves no game. */
    seatings({ directions }) {
      if (directions[0] === 0) return [[0, 1]];
      return directions[0] === 4 ? [[1, 0]] : [];
    },
    value: (value, _, seats) => (value === 0 ? 0 : seats[value - 1] + 1),
    move: (move, { cells }) => (cells[move >> 8] << 8) | cells[move & 255],
  },
  texts,
  evaluate,
  thinking: () => ({ search: 'alpha-beta', nodes: 500_000 }),
  museum,
  refuse,
  longest: ({ files }) => (4 * Number(files) + 1) * MOST_QUIET, // §8.3
  bench: [
    { options: {}, playouts: 500, plies: 192_760, perftDepth: 3, floor: 50 },
    { options: { files: 8, ranks: 8 }, playouts: 1000, plies: 100_760, perftDepth: 3, floor: 200 },
  ],
};
