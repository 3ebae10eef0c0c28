import { expect, test } from 'vitest';
import { picture, start } from '../../../../../test/support/pictures.ts';
import { randomMove } from '../../../../core/play/playout.ts';
import type { Position } from '../../../../core/position.ts';
import { Random } from '../../../../core/random.ts';
import type { Seat } from '../../../../core/types.ts';
import { shacru } from '../../../shacru/index.ts';
import { board, LAND } from '../board.ts';
import { facingOf, pieceSeat } from '../content.ts';
import { roomOf } from './room.ts';

function room(drawn: string, most = 100): number {
  return roomOf(picture(shacru, drawn, '1 2 0'), 0, most);
}

test('a piece has the cells it can get to, own tiles are on its way and not counted', () => {
  expect(room('11e . 2')).toBe(81 - 2); // around the foreign tile to the rest of the board
  expect(room('2 2 2 2\n 11e 1 . 2')).toBe(1);
  expect(room('2 2 2 2\n 11e 1 1 2')).toBe(0);
});

test('a piece cannot turn back, but a border lets it twist', () => {
  expect(room('2 2 2 2\n . 11e . 2')).toBe(1);
  const corner = `
    2 2 2 2 2
    . . . 1 2
    2 2 . 1 2
    2 2 11e . 2`;
  expect(room(corner)).toBe(4); // d1, and over d2 the third row; c2 would need a turn back
});

test('every piece counts apart, up to the most that is asked for', () => {
  expect(room('11e . .\n . . .\n 11e . .', 5)).toBe(10);
  expect(room('2 2 2 2\n 11e . . 2', 5)).toBe(2);
});

/** The same, one state at a time, for each piece separately. */
function plainRoom({ slots }: Position, seat: Seat, most: number, mayTwist: boolean): number {
  let room = 0;
  for (let piece = 0; piece < board.cellCount; piece++) {
    if (pieceSeat(slots[piece]) !== seat) continue;
    const neutral = new Set<number>();
    const states = new Set([piece * 8 + facingOf(slots[piece])]);
    for (const state of states) {
      for (const way of [7, 0, 1]) {
        const from = state >> 3;
        const direction = (state + way) & 7;
        const to = board.next[from * 8 + direction];
        if (slots[to] !== 0 && slots[to] !== seat + 1) continue;
        if (slots[to] === 0) neutral.add(to);
        const twists = !mayTwist || LAND[from] === LAND[to] ? [0] : [7, 0, 1];
        for (const twist of twists) states.add(to * 8 + ((direction + twist) & 7));
      }
    }
    room += Math.min(most, neutral.size);
  }
  return room;
}

test.each([2, 3, 4])('the room of %i players is what a plain search finds', (players) => {
  const random = new Random(players);
  for (let round = 0; round < 8; round++) {
    for (const position = start(shacru, { players }); !position.over; position.play(randomMove(position, random))) {
      const seat = random.below(players);
      const most = 1 + random.below(81);
      for (const twists of [true, false])
        expect(roomOf(position, seat, most, twists)).toBe(plainRoom(position, seat, most, twists));
    }
  }
});
