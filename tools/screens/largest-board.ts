import type { Game } from '../../src/core/game.ts';
import { optionsOf } from '../../src/core/options.ts';
import { games } from '../../src/games/index.ts';

/** The game whose usual board has the most cells: what takes long takes longest there. */
export function largestBoard(): Game {
  const cells = (game: Game) => game.board(optionsOf(game.options, {})).cellCount;
  return games.reduce((largest, game) => (cells(game) > cells(largest) ? game : largest));
}
