import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import type { EventBody } from '../../protocol/events.ts';
import { Room } from '../../protocol/room.ts';
import { placesOf, resultFor } from './places.ts';
import { type Rating, rateGame, rested, unknown } from './rating.ts';
import { computerRating, nearestLevel } from './strength.ts';

const YEAR = 365 * 86_400_000;

describe('between two', () => {
  test('a game changes ratings as Glicko-2 says', () => {
    const sure: Rating = { rating: 2000, deviation: 70, volatility: 0.06 };
    const [lost, won] = rateGame([
      { before: unknown(2), place: 2 },
      { before: sure, place: 1 },
    ]);
    expect(lost.rating).toBeCloseTo(1467.588, 2);
    expect(lost.deviation).toBeCloseTo(318.662, 2);
    expect(won.rating).toBeGreaterThan(2000);
    expect(won.rating).toBeLessThan(2005);
  });

  test('a draw brings them nearer to each other', () => {
    const weak = { rating: 1400, deviation: 80, volatility: 0.06 };
    const strong = { rating: 1700, deviation: 80, volatility: 0.06 };
    const [first, second] = rateGame([
      { before: weak, place: 1 },
      { before: strong, place: 1 },
    ]);
    expect(first.rating).toBeGreaterThan(1400);
    expect(second.rating).toBeLessThan(1700);
  });

  test('without games a rating stays and becomes less sure, up to that of a stranger', () => {
    const before = { rating: 1800, deviation: 60, volatility: 0.06 };
    expect(rested(before, 2, YEAR)).toMatchObject({ rating: 1800, deviation: expect.closeTo(110, 5) });
    expect(rested(before, 2, 1000 * YEAR).deviation).toBe(350);
    expect(rested(before, 2, -5)).toEqual(before);
  });
});

describe('among more', () => {
  const alike = (places: readonly number[]) =>
    rateGame(places.map((place) => ({ before: unknown(places.length), place })));

  test('a better place is worth more, and everybody is known better afterwards', () => {
    const [third, first, fourth, second] = alike([3, 1, 4, 2]).map(({ rating }) => rating);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(third).toBeGreaterThan(fourth);
    expect(alike([1, 2, 3]).every(({ deviation }) => deviation < unknown(3).deviation)).toBe(true);
  });

  test('those who share a place get the same', () => {
    const [first, last, alsoLast] = alike([1, 2, 2]);
    expect(last.rating).toBeCloseTo(alsoLast.rating, 6);
    expect(first.rating).toBeGreaterThan(1500);
  });

  test('400 points are ten to one, as between two', () => {
    // Two players of known strength hardly change when the results are as expected on average.
    const sure = (rating: number) => ({ rating, deviation: 5, volatility: 0.06 });
    const gain = (place: number) =>
      rateGame(
        [1900, 1500, 100].map((rating, seat) => ({ before: sure(rating), place: [place, 3 - place, 3][seat] })),
      )[0].rating - 1900;
    expect((gain(1) * 10) / 11 + gain(2) / 11).toBeCloseTo(0, 1);
  });
});

describe('computers', () => {
  const measured = games.find(({ engine: { ladders } }) => ladders.some(({ players }) => players === 2));
  if (measured === undefined) throw new Error('no ladder was measured');

  test('are as strong as their ladder was measured', () => {
    const [weak, strong] = ['level:2', 'level:9'].map((word) => computerRating(measured, 2, word));
    expect(strong?.rating).toBeGreaterThan(weak?.rating ?? Number.NaN);
    expect(computerRating(measured, 2, 'museum:greedy')).toBeUndefined();
    expect(computerRating(measured, 7, 'level:2')).toBeUndefined();
  });

  test('the one that comes nearest plays for somebody; the middle one for a stranger', () => {
    for (const word of ['level:1', 'level:4', 'level:9']) {
      const { rating = 0 } = computerRating(measured, 2, word) ?? {};
      expect(nearestLevel(measured, 2, rating + 3)).toBe(word);
    }
    expect(nearestLevel(measured, 2, undefined)).toBe('level:5');
    expect(nearestLevel(measured, 7, 1700)).toBe('level:5');
  });
});

describe('places', () => {
  const game = games.find(({ options }) => options.players.includes(4));
  if (game === undefined) throw new Error('no game for four');
  const roomAfter = (players: number, ...bodies: readonly EventBody[]) => {
    const computers = new Array<null>(players).fill(null);
    const setup = { clock: null, rated: true, listed: true, chat: true };
    const room = new Room(games, { game: game.id, options: { players }, computers, ...setup });
    const sits = computers.map(
      (_, seat): EventBody => ({ kind: 'sit', seat, sitter: { kind: 'person', user: `${seat}`, name: `${seat}` } }),
    );
    for (const [index, body] of [...sits, ...bodies].entries()) {
      room.apply({ ...body, seq: index + 1, at: 1 });
    }
    return room;
  };
  const leave = (seat: number): EventBody => ({ kind: 'resign', seat, standIn: 'level:5' });
  const draw = (...seats: readonly number[]) => seats.map((seat): EventBody => ({ kind: 'agree', seat, what: 'draw' }));

  test('whoever leaves comes last, also where a computer shares the game for them', () => {
    const room = roomAfter(4, leave(2), ...draw(0, 1, 3));
    expect(room.status).toBe('over');
    expect(placesOf(room)).toEqual([1, 1, 4, 1]);
  });

  test('whoever was replaced and did not come back comes last; whoever came back does not', () => {
    const away: EventBody = { kind: 'substitute', seat: 1, standIn: 'level:5' };
    expect(placesOf(roomAfter(3, away, ...draw(0, 2)))).toEqual([1, 3, 1]);
    expect(placesOf(roomAfter(3, away, { kind: 'back', seat: 1 }, ...draw(0, 1, 2)))).toEqual([1, 1, 1]);
  });

  test('between two the loser is second', () => {
    const room = roomAfter(2, { kind: 'resign', seat: 0 });
    expect(placesOf(room)).toEqual([2, 1]);
    expect([0, 1].map((seat) => resultFor(room, seat))).toEqual(['lost', 'won']);
  });
});
