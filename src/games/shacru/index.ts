import type { Game } from '../../core/game.ts';
import { board } from '../families/cru/board.ts';
import { look, mirror } from '../families/cru/look.ts';
import { mostIdleMoves } from '../families/cru/moves.ts';
import { cruNotation } from '../families/cru/notation.ts';
import { scores } from '../families/cru/score.ts';
import { stepRefuse } from '../families/cru/step-refuse.ts';
import { evaluate, evaluation } from './evaluate.ts';
import { guide } from './guide.ts';
import ladders from './ladder.json' with { type: 'json' };
import { lenses } from './lenses.ts';
import { lesson } from './lesson.ts';
import { museum } from './museum.ts';
import { rules } from './rules.ts';
import { rungs } from './rungs.ts';
import { texts } from './texts.ts';

/** Shacru, by Mike Wellman. The rules are in rules.md beside this file. */
export const shacru: Game = {
  id: 'shacru',
  name: 'Shacru',
  designer: 'Mike Wellman',
  year: 2004,
  options: { players: [2, 3, 4] },
  board: () => board,
  rules,
  notation: cruNotation([
    { kind: 'option', option: 'players' },
    { kind: 'count', variable: 0 }, // idle moves
  ]),
  look,
  mirror,
  texts,
  scores,
  evaluate,
  evaluation,
  thinking: (seats) =>
    seats === 2
      ? { search: 'alpha-beta', parameters: { remembers: 1 }, nodes: 350_000 }
      : { search: 'paranoid', nodes: 230_000 },
  rungs,
  ladders,
  museum,
  guide,
  lesson,
  lenses,
  sample:
    '-,-,-,-,-,-,-,-,-/-,-,2,22ne,11nw,2,1,1,-/-,2,1,1,-,1,2,2,-/-,-,11sw,2,1,1,-,2,22s/-,-,2,-,2,22e,1,2,-/-,-,2,2,11ne,-,2,1,11ne/-,1,1,2,1,-,22se,1,-/-,2,2,1,-,1,1,-,-/-,-,-,-,-,-,-,-,- 1 2 0',
  minutes: 20,
  refuse: stepRefuse,
  canDraw: true,
  longest: ({ players }) => (board.cellCount + 1) * mostIdleMoves(players), // §16: each claim starts the count anew
  bench: [
    { options: { players: 2 }, playouts: 5000, plies: 332010, perftDepth: 5, floor: 600 },
    { options: { players: 4 }, playouts: 5000, plies: 315003, perftDepth: 5, floor: 600 },
  ],
};
