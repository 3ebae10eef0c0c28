import { squareBoard } from '../../core/board.ts';
import type { Game } from '../../core/game.ts';
import { evaluate, evaluation } from './evaluate.ts';
import { guide } from './guide.ts';
import ladders from './ladder.json' with { type: 'json' };
import { lenses } from './lenses.ts';
import { lesson } from './lesson.ts';
import { museum } from './museum.ts';
import { notation } from './notation.ts';
import { refuse } from './refuse.ts';
import { MOST_QUIET, rules } from './rules.ts';
import { rungs } from './rungs.ts';
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
  board(options) {
    const files = Number(options.files);
    const ranks = Number(options.ranks);
    const white = Array.from({ length: files }, (_, file) => file);
    const black = white.map((cell) => cell + files * (ranks - 1));
    return squareBoard(files, ranks, { 'white home': white, 'black home': black });
  },
  rules,
  notation,
  look: {
    inks: ['ivory', 'charcoal'],
    marks: (value) => (value === 0 ? [] : [{ shape: 'disc', owner: value - 1 }]),
    outlined: [],
    zones: [
      { region: 'white home', kind: 'home', owner: 0 },
      { region: 'black home', kind: 'home', owner: 1 },
    ],
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
  evaluation,
  thinking: () => ({
    search: 'alpha-beta',
    parameters: { promises: 1, fewer: 10, believe: 100, despair: 100, noisyPlies: 3, threats: 1.5 },
    nodes: 350_000,
  }),
  rungs,
  ladders,
  museum,
  guide,
  lesson,
  lenses,
  sample: 'b3bb5bbb/4bbbbbb4/4b1w7/4bww1b5/5ww1b5/5wwbb5/5wwb6/5w1b6/5w8/5w8/ww2w6www/w2ww7ww 1 0',
  minutes: 40,
  canDraw: true,
  refuse,
  longest: ({ files }) => (4 * Number(files) + 1) * MOST_QUIET, // §8.3
  bench: [
    { options: {}, playouts: 500, plies: 192_760, perftDepth: 3, floor: 50 },
    { options: { files: 8, ranks: 8 }, playouts: 1000, plies: 100_760, perftDepth: 3, floor: 200 },
  ],
};
