import type { Game } from '../../core/game.ts';
import { cruNotation } from '../families/cru/notation.ts';
import { stepFields, stepGame } from '../families/cru/step/game.ts';
import { course } from './course/index.ts';
import { engine } from './engine/index.ts';
import { rules } from './rules.ts';
import { texts } from './texts.ts';

/** Lilacru, by Mike Wellman. The rules are in rules.md beside this file. */
export const lilacru: Game = {
  ...stepGame,
  id: 'lilacru',
  name: 'Lilacru',
  year: 2002,
  look: { ...stepGame.look, tint: 'lilac' },
  rules,
  notation: { ...cruNotation(stepFields, () => false), reach: 'beside' },
  texts,
  engine,
  course,
  example:
    '-,-,-,-,22w,2,-,-,-/-,-,-,2,-,-,2,1,-/22w,2,2,-,1,1,1,2,-/-,2,2,11sw,-,-,1,1,-/-,11nw,-,22se,-,-,-,11se,-/-,-,1,-,-,-,-,1,-/-,11e,-,1,-,-,-,-,-/-,2,2,2,1,-,-,-,-/-,-,-,-,22se,-,-,-,- 2 2 0',
  bench: [
    { options: { players: 2 }, playouts: 5000, plies: 331344, perftDepth: 5, floor: 600 },
    { options: { players: 4 }, playouts: 5000, plies: 315721, perftDepth: 5, floor: 600 },
  ],
};
