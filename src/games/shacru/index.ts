import type { Game } from '../../core/game.ts';
import { cruNotation } from '../families/cru/notation.ts';
import { stepFields, stepGame } from '../families/cru/step/game.ts';
import { stepLenses } from '../families/cru/step/lenses.ts';
import { guide } from './course/guide.ts';
import { evaluate, evaluation } from './engine/evaluate.ts';
import ladders from './engine/ladder.json' with { type: 'json' };
import { museum } from './engine/museum.ts';
import { rungs } from './engine/rungs.ts';
import { rules } from './rules.ts';
import { texts } from './texts.ts';

/** Shacru, by Mike Wellman. The rules are in rules.md beside this file. */
export const shacru: Game = {
  ...stepGame,
  id: 'shacru',
  name: 'Shacru',
  year: 2004,
  rules,
  notation: cruNotation(stepFields),
  texts,
  evaluate,
  evaluation,
  rungs,
  ladders,
  museum,
  guide,
  lesson: async () => (await import('./course/lesson.ts')).lesson,
  lenses: stepLenses(true),
  sample:
    '-,-,-,-,-,-,-,-,-/-,-,2,22ne,11nw,2,1,1,-/-,2,1,1,-,1,2,2,-/-,-,11sw,2,1,1,-,2,22s/-,-,2,-,2,22e,1,2,-/-,-,2,2,11ne,-,2,1,11ne/-,1,1,2,1,-,22se,1,-/-,2,2,1,-,1,1,-,-/-,-,-,-,-,-,-,-,- 1 2 0',
  bench: [
    { options: { players: 2 }, playouts: 5000, plies: 332010, perftDepth: 5, floor: 600 },
    { options: { players: 4 }, playouts: 5000, plies: 315003, perftDepth: 5, floor: 600 },
  ],
};
