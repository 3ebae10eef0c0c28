import type { Game } from '../../core/game.ts';
import { board } from '../families/cru/board.ts';
import { look, mirror } from '../families/cru/look.ts';
import { fromOf, mostIdleMoves, toOf } from '../families/cru/moves.ts';
import { crossesBorder, cruNotation } from '../families/cru/notation.ts';
import { mostPieces } from '../families/cru/pieces.ts';
import { scores } from '../families/cru/score.ts';
import { guide } from './course/guide.ts';
import { lenses } from './course/lenses.ts';
import { evaluate, evaluation } from './engine/evaluate.ts';
import ladders from './engine/ladder.json' with { type: 'json' };
import { museum } from './engine/museum.ts';
import { policy } from './engine/policy.ts';
import { rungs } from './engine/rungs.ts';
import { losesPiece, refuse } from './refuse.ts';
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
  notation: cruNotation(
    [
      { kind: 'option', option: 'players' },
      { kind: 'seat', variable: 0 }, // who started the final round
      { kind: 'count', variable: 1 }, // idle moves
    ],
    (position, move) => crossesBorder(position, move) && !losesPiece(position, fromOf(move), toOf(move)),
  ),
  look,
  mirror,
  texts,
  scores,
  evaluate,
  evaluation,
  policy,
  thinking(seats) {
    if (seats === 2) return { search: 'alpha-beta', parameters: { remembers: 1 }, nodes: 700_000 };
    const parameters = { rave: 100, tries: 3, cutoff: 4, exploration: 0.1, urgency: -0.5, policy: 2 };
    return { search: 'tree', parameters, nodes: 50_000 };
  },
  rungs,
  ladders,
  museum,
  guide,
  lesson: async () => (await import('./course/lesson.ts')).lesson,
  lenses,
  sample:
    '-,-,-,2,-,22e,33nw,44nw,-/-,-,-,2,3,44sw,11e,3,4/22n,3,2,-,3,1,-,-,4/2,2,3,3,3,3,3,33e,4/-,-,-,1,1,1,-,4,-/2,2,1,-,-,1,33se,-,-/2,1,-,-,-,1,1,4,-/-,2,-,2,22e,1,4,1,-/-,-,44sw,4,4,11w,1,-,- 3 4 - 0',
  minutes: 25,
  canDraw: true,
  refuse,
  longest({ players }) {
    // Moves that change tiles: each neutral tile is claimed once, each taking of another's tile costs a piece.
    const changes = board.cellCount + players * mostPieces(players);
    return (changes + 1) * mostIdleMoves(players); // §21
  },
  bench: [
    { options: { players: 2 }, playouts: 5000, plies: 245184, perftDepth: 5, floor: 500 },
    { options: { players: 4 }, playouts: 5000, plies: 246402, perftDepth: 5, floor: 450 },
  ],
};
