import glicko2 from 'glicko2-lite';
import { rate } from 'openskill';

/** How strong a player seems to be, in points of which 400 make ten to one, and how sure that is. */
export interface Rating {
  readonly rating: number;
  /** Standard deviation of the rating. */
  readonly deviation: number;
  /** Volatility: how much the strength itself varies; only in games of two. */
  readonly volatility: number;
}

/** A player in a finished game. Places count from 1; tied players have the same. */
export interface Contestant {
  readonly before: Rating;
  readonly place: number;
}

const MIDDLE = 1500;
const VOLATILITY = 0.06;
/** Standard deviation of a single performance, on the scale of 400 points: as the place-based model needs it. */
const BETA = 400 / Math.LN10 / Math.SQRT2;
/** Strength drifts a little from game to game. */
const TAU = BETA / 50;
const DAY = 86_400_000;
/** Growth of the variance in a day without a game: from 60 points to 110 in a year. */
const DRIFT = (110 ** 2 - 60 ** 2) / 365;

/** The rating of a player who has not played yet. */
export function unknown(players: number): Rating {
  return { rating: MIDDLE, deviation: players === 2 ? 350 : 2 * BETA, volatility: VOLATILITY };
}

/** A rating after some time without games: as high, less sure. */
export function rested(before: Rating, players: number, milliseconds: number): Rating {
  const days = Math.max(0, milliseconds) / DAY;
  const deviation = Math.sqrt(before.deviation ** 2 + DRIFT * days);
  return { ...before, deviation: Math.min(deviation, unknown(players).deviation) };
}

/** The ratings after a game, in the order of the players: Glicko-2 between two, by places among more. */
export function rateGame(contestants: readonly Contestant[]): Rating[] {
  return contestants.length === 2 ? rateTwo(contestants) : ratePlaces(contestants);
}

function rateTwo([first, second]: readonly Contestant[]): Rating[] {
  const after = (own: Contestant, other: Contestant): Rating => {
    const { rating, deviation, volatility } = own.before;
    const score = (Math.sign(other.place - own.place) + 1) / 2;
    const { rd, vol, ...found } = glicko2(rating, deviation, volatility, [
      [other.before.rating, other.before.deviation, score],
    ]);
    return { rating: found.rating, deviation: Math.min(rd, unknown(2).deviation), volatility: vol };
  };
  return [after(first, second), after(second, first)];
}

function ratePlaces(contestants: readonly Contestant[]): Rating[] {
  const teams = contestants.map(({ before }) => [{ mu: before.rating, sigma: before.deviation }]);
  const rank = contestants.map(({ place }) => place);
  const rated = rate(teams, { rank, mu: MIDDLE, sigma: 2 * BETA, beta: BETA, tau: TAU });
  return rated.map(([{ mu, sigma }]) => ({ rating: mu, deviation: sigma, volatility: VOLATILITY }));
}
