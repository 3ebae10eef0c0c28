import type { Game } from '../../../../core/game.ts';
import type { Field } from '../../../../core/notation.ts';
import { board } from '../board.ts';
import { look, mirror } from '../look.ts';
import { mostIdleMoves } from '../moves.ts';
import { scores } from '../score.ts';
import { stepRefuse } from './refuse.ts';

/** What the games with one step a move have in common, whether they know twists or not. */
export const stepGame = {
  designer: 'Mike Wellman',
  options: { players: [2, 3, 4] },
  board: () => board,
  look,
  mirror,
  scores,
  refuse: stepRefuse,
  minutes: 20,
  canDraw: true, // §15
  longest: ({ players }) => (board.cellCount + 1) * mostIdleMoves(players), // §16: each claim starts the count anew
} satisfies Partial<Game>;

/** The words of position text after the player to move. */
export const stepFields: readonly Field[] = [
  { kind: 'option', option: 'players' },
  { kind: 'count', variable: 0 }, // idle moves
];
