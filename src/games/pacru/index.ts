import type { Game } from '../../core/game.ts';
import { board } from '../families/cru/board.ts';
import { contentMirror, look } from '../families/cru/look.ts';
import { decisiveTiles, scores } from '../families/cru/score.ts';
import { course } from './course/index.ts';
import { engine } from './engine/index.ts';
import { mirrorMove } from './moves.ts';
import { notation } from './notation.ts';
import { refuse } from './refuse.ts';
import { mostMovesOf, rules } from './rules.ts';
import { texts } from './texts.ts';

/** Pacru, by Mike Wellman. The rules are in rules.md beside this file. */
export const pacru: Game = {
  id: 'pacru',
  name: 'Pacru',
  designer: 'Mike Wellman',
  year: 2002,
  options: { players: [2, 3, 4] },
  board: () => board,
  rules,
  notation,
  look: { ...look, tint: 'rose' },
  mirror: { ...contentMirror, move: mirrorMove },
  texts,
  engine,
  course,
  scores,
  decisive: decisiveTiles,
  example:
    '-,-,-,44w,-,-,-,-,-/-,-1w,1,2,2,2,-,-,2/-,44nw,2,4,-,33e,3,4,22ne/-,3,-,3,-,4,3,2,2/-,-,4,1,1,1,2,-,1/-,1,33nw,4,-,2,1,3,11ne/-,-,-,4,-,-,1,-2s,2/-,-,-,4,-,33sw,1,2,-/-,-,44sw,-,-,3,22sw,-,-1e 3 4 70',
  minutes: 45,
  canDraw: true,
  refuse,
  longest: ({ players }) => mostMovesOf(players),
  bench: [
    { options: { players: 2 }, playouts: 1000, plies: 111620, perftDepth: 4, floor: 50 },
    { options: { players: 4 }, playouts: 1000, plies: 159840, perftDepth: 4, floor: 40 },
  ],
};
