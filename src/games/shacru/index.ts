import type { Game } from '../../core/game.ts';
import { cruNotation } from '../families/cru/notation.ts';
import { stepFields, stepGame } from '../families/cru/step/game.ts';
import { course } from './course/index.ts';
import { engine } from './engine/index.ts';
import { rules } from './rules.ts';
import { texts } from './texts.ts';

/** Shacru, by Mike Wellman. The rules are in rules.md beside this file. */
export const shacru: Game = {
  ...stepGame,
  id: 'shacru',
  name: 'Shacru',
  year: 2004,
  look: { ...stepGame.look, tint: 'mint' },
  rules,
  notation: { ...cruNotation(stepFields), reach: 'beside' },
  texts,
  engine,
  course,
  example:
    '-,-,-,-,-,-,-,-,-/-,-,2,22ne,11nw,2,1,1,-/-,2,1,1,-,1,2,2,-/-,-,11sw,2,1,1,-,2,22s/-,-,2,-,2,22e,1,2,-/-,-,2,2,11ne,-,2,1,11ne/-,1,1,2,1,-,22se,1,-/-,2,2,1,-,1,1,-,-/-,-,-,-,-,-,-,-,- 1 2 0',
  bench: [
    { options: { players: 2 }, playouts: 5000, plies: 332010, perftDepth: 5, floor: 600 },
    { options: { players: 4 }, playouts: 5000, plies: 315003, perftDepth: 5, floor: 600 },
  ],
};
