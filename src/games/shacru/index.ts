import type { Game } from '../../core/game.ts';
import { board } from '../families/cru/board.ts';
import { look, mirror } from '../families/cru/look.ts';
import { mostIdleMoves } from '../families/cru/moves.ts';
import { cruNotation } from '../families/cru/notation.ts';
import { scores } from '../families/cru/score.ts';
import { evaluate } from './evaluate.ts';
import { refuse } from './refuse.ts';
import { rules } from './rules.ts';
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
  thinking: (seats) =>
    seats === 2
      ? { search: 'alpha-beta', nodes: 150_000 }
      : { search: 'tree', parameters: { rave: 100, tries: 3 }, nodes: 15_000 },
  museum: [],
  refuse,
  longest: ({ players }) => (board.cellCount + 1) * mostIdleMoves(players), // §16: each claim starts the count anew
  bench: [
    { options: { players: 2 }, playouts: 5000, plies: 332010, perftDepth: 5, floor: 600 },
    { options: { players: 4 }, playouts: 5000, plies: 315003, perftDepth: 5, floor: 600 },
  ],
};
