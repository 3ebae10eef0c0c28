import type { Game } from '../../core/game.ts';
import { look, mirror, phalanxBoard } from '../families/phalanx/look.ts';
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

const board = phalanxBoard(8, 8);

/** Crossings, by Robert Abbott. The rules are in rules.md beside this file. */
export const crossings: Game = {
  id: 'crossings',
  name: 'Crossings',
  designer: 'Robert Abbott',
  year: 1969,
  options: { players: [2] },
  board: () => board,
  rules,
  notation,
  look,
  mirror,
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
  sample: 'bbbb1b1b/4wb2/4b3/4w2w/1w1b2ww/w1b2ww1/1wb5/1w2w1w1 1 0',
  minutes: 20,
  canDraw: true,
  refuse,
  longest: () => 33 * MOST_QUIET, // §7.3
  bench: [{ options: {}, playouts: 1000, plies: 160_764, perftDepth: 3, floor: 120 }],
};
