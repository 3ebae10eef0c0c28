import { findGame, findOptions } from '../../../node/find-game.ts';
import { readSeats, withPlayers } from '../../../node/players/seat-words.ts';
import { readSeatingFlags } from '../../seating-flags.ts';
import type { GameSetup } from './setup.ts';

/** A game as the command line sets it up. */
export function readSetup(word: string, flags: Readonly<Record<string, unknown>>): GameSetup {
  const game = findGame(word);
  const options = findOptions(game, withPlayers(game, flags));
  const usual = ['human', ...new Array<string>(options.players - 1).fill('level:3')];
  const seats = typeof flags.seats === 'string' ? readSeats(game, options.players, flags.seats) : usual;
  return { game, options, seats, ...readSeatingFlags(game, options.players, flags) };
}
