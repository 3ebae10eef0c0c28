import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { Room } from './room.ts';
import { mayUseLenses } from './rulings.ts';

const many = games.find(({ options }) => options.players.includes(3)) ?? games[0];

/** A game of three that has just begun. */
function roomOf(rated: boolean): Room {
  const free = { game: many.id, options: { players: 3 }, computers: [null, null, null] };
  const room = new Room(games, { ...free, clock: null, rated, listed: false, chat: true });
  for (const [seat, user] of ['ann', 'ben', 'cy'].entries()) {
    room.apply({ kind: 'sit', seat, sitter: { kind: 'person', user, name: user }, seq: seat + 1, at: 0 });
  }
  return room;
}

test('in a rated game those who play do without lenses, until it is over or they are out', () => {
  const [rated, casual] = [roomOf(true), roomOf(false)];
  expect(mayUseLenses(casual, 0)).toBe(true);
  expect(mayUseLenses(rated, undefined)).toBe(true);
  for (const seat of [0, 1, 2]) expect(mayUseLenses(rated, seat)).toBe(false);
  rated.apply({ kind: 'resign', seat: 1, standIn: 'level:1', seq: 4, at: 0 });
  expect([0, 1, 2].map((seat) => mayUseLenses(rated, seat))).toEqual([false, true, false]);
  rated.apply({ kind: 'abort', seat: 0, seq: 5, at: 0 });
  for (const seat of [0, 1, 2]) expect(mayUseLenses(rated, seat)).toBe(true);
});
