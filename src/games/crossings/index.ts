import type { Game } from '../../core/game.ts';
import { phalanxBoard, phalanxGame } from '../families/phalanx/game.ts';
import { course } from './course/index.ts';
import { engine } from './engine/index.ts';
import { notation } from './notation.ts';
import { refuse } from './refuse.ts';
import { MOST_QUIET, rules } from './rules.ts';
import { texts } from './texts.ts';

const board = phalanxBoard(8, 8);

/** Crossings, by Robert Abbott. The rules are in rules.md beside this file. */
export const crossings: Game = {
  ...phalanxGame,
  id: 'crossings',
  name: 'Crossings',
  year: 1969,
  options: { players: [2] },
  board: () => board,
  look: { ...phalanxGame.look, tint: 'fog' },
  rules,
  notation,
  texts,
  engine,
  course,
  example: 'bbbb1b1b/4wb2/4b3/4w2w/1w1b2ww/w1b2ww1/1wb5/1w2w1w1 1 0',
  minutes: 20,
  canDraw: true,
  refuse,
  longest: () => 33 * MOST_QUIET, // §7.3
  bench: [{ options: {}, playouts: 1000, plies: 160_764, perftDepth: 3, floor: 120 }],
};
