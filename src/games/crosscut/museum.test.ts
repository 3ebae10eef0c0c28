import { expect, test } from 'vitest';
import { picture, start } from '../../../test/pictures.ts';
import { legalMoves, writeMove } from '../../core/moves.ts';
import { randomMove } from '../../core/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { crosscut } from './index.ts';
import { museum } from './museum.ts';

const [bot] = museum;

function choice(position: Position): string {
  return writeMove(position, bot.choose(position, new Random(1)));
}

test('it completes a line, turns the longest segment it can, and stops a line of its opponent', () => {
  const winning = picture(
    crosscut,
    `
    . . . . . . . .
    . . . . . . . .
    . r r r . r r .
    . . . . . . . .
    . . b . b . b .
    . b . b . b . .
    . . . . . . . .
    . . . . . . . .`,
  );
  expect(choice(winning)).toBe('e6');
  const defending = picture(
    crosscut,
    `
    . . . . . . . .
    . . . . . . . .
    . r r r . r r .
    . . . . . . . .
    . . b . b . b .
    . b . b . . . .
    . . . . . . . .
    . . . . . . . .`,
    '2',
  );
  expect(choice(defending)).toBe('e6');
});

test('it plays on every size, to its depth', () => {
  for (const size of crosscut.options.size) {
    const opening = start(crosscut, { size });
    expect(legalMoves(opening)).toContain(bot.choose(opening, new Random(1)));
    expect(opening.equals(start(crosscut, { size }))).toBe(true);
  }
});

test('it has a name and an origin in both languages', () => {
  expect(crosscut.museum?.map(({ id }) => id)).toEqual(['minimax']);
  for (const { name, origin } of Object.values(bot.texts)) {
    expect(name).not.toBe('');
    expect(origin).toMatch(/\.$/);
  }
});

test('it plays legal moves to the end, the same ones for the same seed, and beats random play', () => {
  const results = [play(1), play(2)];
  for (const { won } of results) expect(won).toBeGreaterThanOrEqual(16);
  expect(play(1)).toEqual(results[0]);
});

/** 20 games against random play, with each seat in turn. */
function play(seed: number): { won: number; played: string } {
  const random = new Random(seed);
  let won = 0;
  let played = '';
  for (let game = 0; game < 20; game++) {
    const seat = game & 1;
    const position = start(crosscut, { size: 7 });
    while (!position.over) {
      let move = randomMove(position, random);
      if (position.turn === seat) {
        const before = position.clone();
        move = bot.choose(position, random);
        expect(position.equals(before)).toBe(true);
        expect(legalMoves(position)).toContain(move);
      }
      played += ` ${writeMove(position, move)}`;
      position.play(move);
    }
    if (position.winners === 1 << seat) won++;
  }
  return { won, played };
}
