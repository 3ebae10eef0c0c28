import type { Game } from '../../core/game.ts';
import { RANDOM_ELO } from '../../session/seats.ts';
import type { Rating } from './rating.ts';

/** The computer that stands in for a player of unknown strength. */
const MIDDLE_LEVEL = 'level:5';
/** The least uncertainty: however often it was measured, it was against computers, not people. */
const LEAST_DEVIATION = 30;
/** Standard deviations from one end of the measured interval to the other. */
const INTERVAL = 2 * 1.96;

/** The rating of one of our computers, as its ladder was measured; undefined where nobody has measured it. */
export function computerRating(game: Game, players: number, word: string): Rating | undefined {
  const level = levelsOf(game, players).find((one) => word === `level:${one.level}`);
  if (level === undefined) return undefined;
  const deviation = Math.max(LEAST_DEVIATION, (level.high - level.low) / INTERVAL);
  return { rating: RANDOM_ELO + level.elo, deviation, volatility: 0 };
}

/** Our computers whose strength is known, the strongest first. */
export function measuredComputers(game: Game, players: number): { readonly word: string; readonly rating: number }[] {
  const known = levelsOf(game, players).map(({ level, elo }) => ({ word: `level:${level}`, rating: RANDOM_ELO + elo }));
  return known.sort((a, b) => b.rating - a.rating);
}

/** The computer that is nearest to a strength. */
export function nearestLevel(game: Game, players: number, rating: number | undefined): string {
  if (rating === undefined) return MIDDLE_LEVEL;
  let nearest = MIDDLE_LEVEL;
  let least = Number.POSITIVE_INFINITY;
  for (const { level, elo } of levelsOf(game, players)) {
    const distance = Math.abs(RANDOM_ELO + elo - rating);
    if (distance < least) {
      least = distance;
      nearest = `level:${level}`;
    }
  }
  return nearest;
}

function levelsOf({ engine: { ladders } }: Game, players: number) {
  return ladders.find((ladder) => ladder.players === players)?.levels ?? [];
}
