import type { Game } from '../../core/game.ts';
import { phalanxBoard, phalanxGame } from '../families/phalanx/game.ts';
import { abstractPlay } from './abstract-play.ts';
import { course } from './course/index.ts';
import { engine } from './engine/index.ts';
import { notation } from './notation.ts';
import { refuse } from './refuse.ts';
import { MOST_QUIET, rules } from './rules.ts';
import { texts } from './texts.ts';

/** Epaminondas, by Robert Abbott. The rules are in rules.md beside this file. */
export const epaminondas: Game = {
  ...phalanxGame,
  id: 'epaminondas',
  name: 'Epaminondas',
  year: 1975,
  options: {
    players: [2],
    files: [14, 8, 9, 10, 11, 12, 13],
    ranks: [12, 8, 9, 10, 11, 13, 14],
  },
  board: ({ files, ranks }) => phalanxBoard(Number(files), Number(ranks)),
  look: { ...phalanxGame.look, tint: 'sage' },
  rules,
  notation,
  texts,
  engine,
  course,
  abstractPlay,
  example: 'b3bb5bbb/4bbbbbb4/4b1w7/4bww1b5/5ww1b5/5wwbb5/5wwb6/5w1b6/5w8/5w8/ww2w6www/w2ww7ww 1 0',
  minutes: 40,
  canDraw: true,
  refuse,
  longest: ({ files }) => (4 * Number(files) + 1) * MOST_QUIET, // §8.3
  bench: [
    { options: {}, playouts: 500, plies: 192_760, perftDepth: 3, floor: 50 },
    { options: { files: 8, ranks: 8 }, playouts: 1000, plies: 100_760, perftDepth: 3, floor: 200 },
  ],
};
