import { describe, expect, test } from 'vitest';
import { position as read, start } from '../../../test/support/pictures.ts';
import { legalMoves } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { writePosition } from '../../core/text.ts';
import { connectedSeats } from './connection.ts';
import { agere } from './index.ts';

/** What apply does incrementally against what derive computes from the cells alone, by other means. */
describe('every position of a random game is what its text says', () => {
  for (const size of [3, 4, 5, 6, 7, 8, 9, 14]) {
    for (const win of ['held', 'immediate']) {
      for (const pie of [false, true]) {
        test(`side ${size}, win ${win}, pie ${pie}`, () => {
          const random = new Random(size);
          for (let games = size === 14 ? 4 : 20; games > 0; games--) walk(start(agere, { size, win, pie }), random);
        });
      }
    }
  }
});

/** Plays to the end and takes everything back. Kept values, winners and ending are all among the slots. */
function walk(position: Position, random: Random): void {
  const past: Position[] = [];
  while (!position.over) {
    past.push(position.clone());
    const moves = legalMoves(position);
    const move = agere.rules.sample?.(position, random) ?? moves[0];
    expect(moves).toContain(move);
    position.play(move);
    expectSame(position, read(agere, writePosition(position)));
  }
  for (const before of past.reverse()) {
    position.undo();
    expectSame(position, before);
  }
}

function expectSame(position: Position, wanted: Position): void {
  const all = ({ slots, keyLo, keyHi }: Position) => `${slots.join()} ${keyLo} ${keyHi}`;
  expect(all(position)).toBe(all(wanted));
}

test('§4.1 shrinking finds who is connected on every board of single discs up to side 4', () => {
  for (const size of [3, 4]) {
    const position = start(agere, { size, win: 'immediate' });
    const { slots, board, vars, kept } = position;
    let differ = 0;
    for (let boards = 3 ** board.cellCount; boards > 0; boards--) {
      let rest = boards;
      for (let cell = 0; cell < board.cellCount; cell++) {
        slots[cell] = [0, 2, 3][rest % 3];
        rest = Math.trunc(rest / 3);
      }
      slots.fill(0, vars - 2, kept); // the result of the previous board
      position.forget();
      agere.rules.derive(position);
      if (connectedSeats(position) !== position.winners) differ++;
    }
    expect(differ).toBe(0);
  }
});

test('a sampled move is any legal move, each as often as the others', () => {
  for (const text of ['1/b,1/1,by,y/y,yb,b,1 1', '1/2/1,y,1 2 pie']) {
    const position = read(agere, text);
    const moves = legalMoves(position);
    const counts = new Map(moves.map((move) => [move, 0]));
    const random = new Random(1);
    for (let draw = 0; draw < moves.length * 2000; draw++) {
      const move = agere.rules.sample?.(position, random) ?? -1;
      counts.set(move, (counts.get(move) ?? 0) + 1);
    }
    expect(counts.size).toBe(moves.length);
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200); // 4.5 standard deviations
  }
});
