import type { Match } from '../core/play/match.ts';
import type { Seat } from '../core/types.ts';
import type { Outcome } from '../record/record.ts';

/** Several games between the same players: their points are added up, and after each game the seats rotate. */
export interface GameSet {
  /** How many games it has. */
  readonly games: number;
  /** The points of every player in each game that is over, in the order in which they sat in the first one. */
  readonly past: readonly (readonly number[])[];
}

/** How many games a set may have. */
export const SET_LENGTHS: readonly number[] = [1, 3, 5, 7];

export function newSet(games: number): GameSet {
  return { games, past: [] };
}

/** Which player sits at a seat in the current game: the player who begins a game comes last in the next. */
export function playerAt({ past }: GameSet, seat: Seat, seats: number): number {
  return (seat + past.length) % seats;
}

/** What belongs to the seats, such as who sits there, in the next game. */
export function rotated<Thing>([first, ...others]: readonly Thing[]): readonly Thing[] {
  return first === undefined ? [] : [...others, first];
}

/** What a game is worth for each seat: its points, nothing for those who resigned; or a shared point for the win. */
export function pointsOf(match: Match, outcome: Outcome | undefined): readonly number[] {
  const { game, position } = match;
  const winners = outcome?.winners ?? match.result()?.winners ?? [];
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const scores = game.scores?.(position);
  if (scores !== undefined) return seats.map((seat) => (seat === outcome?.loser ? 0 : scores[seat]));
  return seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** The set after its current game, of which the points of each seat are given. */
export function withGame(set: GameSet, points: readonly number[]): GameSet {
  const byPlayer = points.map(() => 0);
  for (const [seat, value] of points.entries()) byPlayer[playerAt(set, seat, points.length)] = value;
  return { ...set, past: [...set.past, byPlayer] };
}

/** All points of each player so far. */
export function totalsOf({ past }: GameSet, players: number): readonly number[] {
  return Array.from({ length: players }, (_, player) => past.reduce((sum, points) => sum + (points[player] ?? 0), 0));
}

/** The same by the seats of the game at hand, which is the last one of the past where it is over. */
export function totalsBySeat(set: GameSet, players: number, isOver: boolean): readonly number[] {
  const totals = totalsOf(set, players);
  const before = isOver ? { ...set, past: set.past.slice(0, -1) } : set;
  return totals.map((_, seat) => totals[playerAt(before, seat, players)]);
}

export function isSetOver({ games, past }: GameSet): boolean {
  return past.length >= games;
}

/** The players with the most points. */
export function leadersOf(totals: readonly number[]): readonly number[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, player) => (total === most ? [player] : []));
}

/** Points as they are written: two shares of a win are one half each. */
export function writePoints(points: number): string {
  const whole = Math.floor(points);
  const part = points - whole;
  const sign =
    Math.abs(part - 1 / 2) < 0.01
      ? '½'
      : Math.abs(part - 1 / 3) < 0.01
        ? '⅓'
        : Math.abs(part - 2 / 3) < 0.01
          ? '⅔'
          : '';
  if (part < 0.01 || sign !== '') return whole === 0 && sign !== '' ? sign : `${whole}${sign}`;
  return points.toFixed(2);
}
