import type { Game } from '../core/game.ts';
import { UsageError } from '../node/usage.ts';
import { say } from '../node/words/say.ts';
import { readColours, sayColours } from '../session/colours.ts';
import { newSet, SET_LENGTHS } from '../session/game-set.ts';
import type { Seating } from '../session/seating.ts';

/** The colours and the set that flags ask for. */
export function readSeatingFlags(
  game: Game,
  players: number,
  { colours, set }: Readonly<Record<string, unknown>>,
): Pick<Seating, 'colours' | 'set'> {
  return {
    ...(typeof colours === 'string' ? { colours: coloursNamed(game, players, colours) } : {}),
    ...(set === undefined ? {} : { set: newSet(lengthNamed(set)) }),
  };
}

function coloursNamed(game: Game, players: number, text: string): readonly number[] {
  const read = readColours(game, players, text);
  if (read !== undefined) return read;
  const all = game.look.inks.map((_, place) => place);
  const names = sayColours(game, all, 'en');
  throw new UsageError(
    say('--colours names {players} of the colours of {game}: {names}.', { players, game: game.name, names }),
  );
}

function lengthNamed(word: unknown): number {
  const known = SET_LENGTHS.filter((games) => games > 1);
  const games = known.find((one) => String(one) === word);
  if (games !== undefined) return games;
  const words = { known: known.join(', '), word: String(word) };
  throw new UsageError(say('A set has {known} games, not {word}.', words));
}
