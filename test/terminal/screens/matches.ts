import type { Game } from '../../../src/core/game.ts';
import { writeMove } from '../../../src/core/moves.ts';
import { type OptionValue, optionsOf } from '../../../src/core/options.ts';
import { type Match, newMatch } from '../../../src/core/play/match.ts';
import { randomMove } from '../../../src/core/play/playout.ts';
import { Random } from '../../../src/core/random.ts';

/** A random game after so many moves, not yet over; the end of one where there is no limit. */
export function playedMatch(game: Game, given: Readonly<Record<string, OptionValue>>, plies = Infinity): Match {
  for (let seed = 1; ; seed++) {
    const match = newMatch(game, optionsOf(game.options, given));
    const random = new Random(seed);
    while (!match.position.over && match.moves.length < plies)
      match.play(writeMove(match.position, randomMove(match.position, random)));
    if (match.position.over === (plies === Infinity)) return match;
  }
}

/** The largest board that a game has, for two players. */
export function largest({ options }: Game): Readonly<Record<string, OptionValue>> {
  const sizes = Object.entries(options).filter(
    ([name, values]) => name !== 'players' && typeof values[0] === 'number' && values.length > 1,
  );
  return Object.fromEntries(sizes.map(([name, values]) => [name, Math.max(...values.map(Number))]));
}
