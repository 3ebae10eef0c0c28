import type { Game } from '../../src/core/game.ts';
import { optionsOf } from '../../src/core/options.ts';
import { startPosition } from '../../src/core/position.ts';
import { games } from '../../src/games/index.ts';
import { largestBoard } from './largest-board.ts';

/** One that four can play. */
export const ROUND = games.find(({ options }) => options.players.includes(4)) ?? games[0];
/** Another one of these. */
export const ROUND_TOO = games.findLast(({ options }) => options.players.includes(4)) ?? games[0];
export const LARGEST = largestBoard();
/** The one with the fewest cells. */
export const SMALLEST = games.toSorted((one, other) => cellsOf(one) - cellsOf(other))[0];

function cellsOf(game: Game): number {
  return startPosition(game, optionsOf(game.options, {})).board.cellCount;
}
