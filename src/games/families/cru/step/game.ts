import type { Game } from '../../../../core/game.ts';
import type { Field } from '../../../../core/notation.ts';
import { board } from '../board.ts';
import { look, mirror } from '../look.ts';
import { mostIdleMoves } from '../moves.ts';
import { decisiveTiles, scores } from '../score.ts';
import { stepRefuse } from './refuse.ts';

/** What the games with one step per move have in common, with twists or without. */
export const stepGame = {
  designer: 'Mike Wellman',
  options: { players: [2, 3, 4] },
  board: () => board,
  look,
  mirror,
  scores,
  decisive: decisiveTiles,
  refuse: stepRefuse,
  minutes: 20,
  canDraw: true, // §15
  longest: ({ players }) => (board.cellCount + 1) * mostIdleMoves(players), // §16: each claim restarts the count
} satisfies Partial<Game>;

/** The fields of position text after the player to move. */
export const stepFields: readonly Field[] = [
  { kind: 'option', option: 'players' },
  { kind: 'count', variable: 0 }, // idle moves
];
