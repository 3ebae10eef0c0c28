import type { Game } from '../../core/game.ts';
import { board } from '../families/cru/board.ts';
import { look, mirror } from '../families/cru/look.ts';
import { mostIdleMoves } from '../families/cru/moves.ts';
import { mostPieces } from '../families/cru/pieces.ts';
import { decisiveTiles, scores } from '../families/cru/score.ts';
import { abstractPlay } from './abstract-play.ts';
import { course } from './course/index.ts';
import { engine } from './engine/index.ts';
import { notation } from './notation.ts';
import { refuse } from './refuse.ts';
import { rules } from './rules.ts';
import { texts } from './texts.ts';

/** Azacru, by Mike Wellman. The rules are in rules.md beside this file. */
export const azacru: Game = {
  id: 'azacru',
  name: 'Azacru',
  designer: 'Mike Wellman',
  year: 2005,
  options: { players: [2, 3, 4] },
  board: () => board,
  rules,
  notation,
  look: { ...look, tint: 'sky' },
  mirror,
  texts,
  engine,
  course,
  abstractPlay,
  scores,
  decisive: decisiveTiles,
  example:
    '-,-,-,2,-,22e,33nw,44nw,-/-,-,-,2,3,44sw,11e,3,4/22n,3,2,-,3,1,-,-,4/2,2,3,3,3,3,3,33e,4/-,-,-,1,1,1,-,4,-/2,2,1,-,-,1,33se,-,-/2,1,-,-,-,1,1,4,-/-,2,-,2,22e,1,4,1,-/-,-,44sw,4,4,11w,1,-,- 3 4 - 0',
  minutes: 25,
  canDraw: true,
  refuse,
  longest({ players }) {
    // Moves that change tiles: each neutral tile is claimed once, taking another's tile costs a piece.
    const changes = board.cellCount + players * mostPieces(players);
    return (changes + 1) * mostIdleMoves(players); // §21
  },
  bench: [
    { options: { players: 2 }, playouts: 5000, plies: 245184, perftDepth: 5, floor: 500 },
    { options: { players: 4 }, playouts: 5000, plies: 246402, perftDepth: 5, floor: 450 },
  ],
};
