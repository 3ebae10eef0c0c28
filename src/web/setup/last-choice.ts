import { isFault } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { defaultOptions, type OptionValue, readOptions } from '../../core/options.ts';
import { type Guidance, isGuidance } from '../../session/coach/guidance.ts';
import { isWrong, readPlayer } from '../../session/player-word.ts';
import type { SeatWord } from '../../session/seats.ts';
import { fittingLevel, type LevelResult } from '../games/results.ts';
import { keepItem, readItem } from '../local/items.ts';

/** How a game is set up. */
export interface LastChoice {
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Who plays, in the order of play; those beyond the number of players wait until there are more. */
  readonly players: readonly SeatWord[];
  /** The place of each player's colour in the game's list. */
  readonly colours: readonly number[];
  readonly isRandom: boolean;
  /** How many games the set has. */
  readonly games: number;
  /** Whether a coach looks on, or nothing helps. */
  readonly guidance?: Guidance | undefined;
}

/** A level that a beginner can beat, and that still punishes blunders. */
const FIRST_OPPONENT = 'level:3';
const MOST_PLAYERS = 4;

/** What was chosen last for a game, or a first game. */
export function lastChoice(game: Game): LastChoice {
  const usual: LastChoice = {
    options: defaultOptions(game.options),
    players: ['human', ...Array.from({ length: MOST_PLAYERS - 1 }, () => FIRST_OPPONENT)],
    colours: game.look.inks.map((_, place) => place),
    isRandom: false,
    games: 1,
  };
  const stored = readStored(game.id);
  const players = usual.players.map((word, place) => {
    const before = stored.players?.[place] ?? word;
    return typeof before === 'string' && !isWrong(readPlayer(game, before)) ? before : word;
  });
  const options = { ...usual.options, ...stored.options };
  return {
    ...usual,
    ...(isFault(readOptions(game.options, options)) ? {} : { options }),
    players,
    isRandom: stored.isRandom === true,
    ...(isGuidance(stored.guidance) ? { guidance: stored.guidance } : {}),
  };
}

/** The same against the next level, if the latest game was against the level that was chosen. */
export function fitted(choice: LastChoice, results: readonly LevelResult[]): LastChoice {
  const [latest] = results;
  const word = `level:${latest?.level}`;
  const next = `level:${fittingLevel(results)}`;
  return { ...choice, players: choice.players.map((one) => (one === word ? next : one)) };
}

export function keepChoice(game: Game, { options, players, isRandom, guidance }: LastChoice): void {
  keepItem(nameOf(game.id), JSON.stringify({ options, players, isRandom, guidance }));
}

function readStored(id: string): Partial<LastChoice> {
  try {
    const stored: unknown = JSON.parse(readItem(nameOf(id)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

function nameOf(id: string): string {
  return `gamut new ${id}`;
}
