import type { Game } from '../../core/game.ts';
import { refuseSearch } from '../../search/levels/named-search.ts';
import type { SeatWord } from '../../session/seats.ts';
import { engineWords } from '../engines/engine-words.ts';
import { UsageError } from '../usage.ts';
import { say } from '../words/say.ts';
import { namedPlayer } from './named-player.ts';

/** The words of --seats, one for each player, all of them known. */
export function readSeats(game: Game, players: number, list: string): readonly SeatWord[] {
  const seats = splitSeats(list);
  if (seats.length !== players) {
    throw new UsageError(
      say('--seats names {count} {count:player|players}; this game has {players}.', {
        ...{ count: seats.length, players },
      }),
    );
  }
  for (const seat of seats) checkSeat(game, seat, players);
  return seats;
}

/** Words between commas; a comma before name= only separates the parameters of one word. */
export function splitSeats(list: string): readonly SeatWord[] {
  return list.split(/,(?!\s*\w+=)/).map((word) => word.trim());
}

/** The flags with the number of players, if only the list of seats gives it. */
export function withPlayers(game: Game, flags: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (flags.players !== undefined || typeof flags.seats !== 'string') return flags;
  const players = splitSeats(flags.seats).length;
  return game.options.players.includes(players) ? { ...flags, players } : flags;
}

/** Throws a sentence when there is no such player, or it cannot sit at a board. */
export function checkSeat(game: Game, word: SeatWord, players: number): void {
  const player = namedPlayer(game, word, true);
  if (player.kind === 'engine') engineWords(player.command, game.id);
  const refusal = player.kind === 'search' ? refuseSearch(player.search, players) : undefined;
  if (refusal !== undefined) throw new UsageError(say(refusal.sentence, refusal.words));
}
