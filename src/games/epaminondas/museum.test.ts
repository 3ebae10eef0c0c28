import { expect, test } from 'vitest';
import { picture, start } from '../../../test/pictures.ts';
import { legalMoves, writeMove } from '../../core/moves.ts';
import { randomMove } from '../../core/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { epaminondas } from './index.ts';
import { museum } from './museum.ts';

const [bot] = museum;

function choice(position: Position): string {
  return writeMove(position, bot.choose(position, new Random(1)));
}

test('it crosses rather than captures, captures rather than walks, and captures the most it can', () => {
  const small = { files: 8, ranks: 8 };
  const capturing = picture(
    epaminondas,
    `
    . . . . . b b b
    . . . . . . . .
    . . . b b . . .
    . . w . . . . .
    . w w w b b . .
    w . . . . . . .
    . . . . . . . .
    . . . . . . . .`,
    '1 0',
    small,
  );
  expect(choice(capturing)).toBe('b4xe4');
  const crossing = picture(
    epaminondas,
    `
    . . . . . b b b
    w . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . w w w b . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .`,
    '1 0',
    small,
  );
  expect(choice(crossing)).toMatch(/^a7-[ab]8$/);
});

test('it has a name and an origin in both languages', () => {
  expect(epaminondas.museum?.map(({ id }) => id)).toEqual(['greedy']);
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
    const position = start(epaminondas, {});
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
