import type { Game } from '../../core/game.ts';
import { LEVELS } from '../../search/levels/levels.ts';
import type { SeatWord } from '../../table/seats.ts';
import { engineWords } from '../engines/engine-words.ts';
import { ENGINE, splitPlayer } from '../player-words.ts';
import { UsageError } from '../usage.ts';
import { readLevel } from './rung-player.ts';

/** The words of --seats, one for each player, all of them known. */
export function readSeats(game: Game, players: number, list: string): readonly SeatWord[] {
  const seats = list.split(',').map((word) => word.trim());
  if (seats.length !== players) {
    throw new UsageError(`--seats names ${seats.length} players; this game has ${players}.`);
  }
  for (const seat of seats) checkSeat(game, seat);
  return seats;
}

/** The flags with the number of players, where only the list of seats tells it. */
export function withPlayers(game: Game, flags: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (flags.players !== undefined || typeof flags.seats !== 'string') return flags;
  const players = flags.seats.split(',').length;
  return game.options.players.includes(players) ? { ...flags, players } : flags;
}

/** Throws a sentence when nobody is called so. */
export function checkSeat(game: Game, word: SeatWord): void {
  if (['human', 'computer', 'random'].includes(word) || /^computer:[1-9]\d{0,8}$/.test(word)) return;
  if (game.engine.museum.some(({ id }) => word === `museum:${id}`)) return;
  if (word.startsWith(ENGINE)) engineWords(splitPlayer(word).rest, game.id);
  else if (/^level\b/.test(word)) readLevel(word.slice('level:'.length));
  else {
    throw new UsageError(
      `A seat is human, computer, level:<1 to ${LEVELS}>, computer:<nodes>, random, museum:<bot> or engine:<command>, not ${word}.`,
    );
  }
}
