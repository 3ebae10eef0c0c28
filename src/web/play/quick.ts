import type { Game } from '../../core/game.ts';
import type { OptionValue } from '../../core/options.ts';
import type { GameCard } from '../games/cards.ts';
import { fetchGame } from '../games/fetched.ts';
import { fittingLevel, levelResults } from '../games/results.ts';
import { keptGames } from '../local/store.ts';
import { startGame } from './start.ts';

/** The card of what is played here most easily: with a lesson, and short. */
export function easiest(cards: readonly GameCard[]): GameCard {
  const minutes = ({ lessonSteps, minutes }: GameCard) =>
    lessonSteps > 0 && minutes > 0 ? minutes : Number.POSITIVE_INFINITY;
  return cards.reduce((one, other) => (minutes(other) < minutes(one) ? other : one));
}

/** The start that is under way: the second click of a double click means the same game. */
let starting: Promise<void> | undefined;

/** Starts a game at once, against computers of a level that fits what was played here before. */
export function playQuickly(card: GameCard, options: Readonly<Record<string, OptionValue>> = {}): Promise<void> {
  starting ??= playFitting(card, options).finally(() => {
    starting = undefined;
  });
  return starting;
}

async function playFitting(card: GameCard, options: Readonly<Record<string, OptionValue>>): Promise<void> {
  const [game, kept] = await Promise.all([fetchGame(card.id), keptGames.list()]);
  if (game !== undefined) playLevel(game, fittingLevel(levelResults(game, kept)), options);
}

/** Starts a game against computers of this level; the person moves first. */
export function playLevel(
  { id, options: { players } }: Pick<Game, 'id' | 'options'>,
  level: number,
  options: Readonly<Record<string, OptionValue>> = {},
): void {
  const count = Number(options.players ?? players[0]);
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? 'human' : `level:${level}`));
  startGame({ game: id, options, moves: [] }, seats);
}
