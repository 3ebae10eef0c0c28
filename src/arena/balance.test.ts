import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { canonicalText } from '../core/mirror.ts';
import { readMove } from '../core/moves.ts';
import { defaultOptions, optionsOf } from '../core/options.ts';
import { startPosition } from '../core/position.ts';
import { boardSymmetries } from '../core/symmetry.ts';
import { agere } from '../games/agere/index.ts';
import { gameFolder } from '../games/folders.ts';
import { games } from '../games/index.ts';
import { balancedOpenings, chooseOpenings, readBook } from './balance.ts';
import { makeOpenings } from './openings.ts';

const fileOf = ({ id }: Game) => join(gameFolder(id), 'engine', 'openings.txt');
const withBook = games.filter((game) => existsSync(fileOf(game)));

describe.each(withBook)('the openings of $name', (game) => {
  const file = fileOf(game);

  test('are 200, can be played, and no two are mirror images', () => {
    expect(statSync(file).size).toBeLessThan(20_000);
    const { openings } = readBook(game, readFileSync(file, 'utf8'));
    expect(openings.length).toBe(200);
    const options = defaultOptions(game.options);
    const symmetries = boardSymmetries(game.board(options));
    const texts = openings.map((moves) => {
      const position = startPosition(game, options);
      for (const move of moves) position.play(readMove(position, move));
      return canonicalText(position, symmetries);
    });
    expect(new Set(texts).size).toBe(200);
  });
});

const options = optionsOf(agere.options, {});
const book = { openings: makeOpenings(agere, options, 12, 9), hash: 'x' };

test('the book comes first in an order that the seed decides, then new openings; fewer are the first of more', () => {
  const many = chooseOpenings(agere, options, 30, 3, book);
  expect(many.length).toBe(30);
  expect(new Set(many.slice(0, 12))).toEqual(new Set(book.openings));
  expect(chooseOpenings(agere, options, 5, 3, book)).toEqual(many.slice(0, 5));
  expect(chooseOpenings(agere, options, 20, 3, book)).toEqual(many.slice(0, 20));
  expect(chooseOpenings(agere, options, 12, 4, book)).not.toEqual(many.slice(0, 12));
  const symmetries = boardSymmetries(agere.board(options));
  const texts = many.map((moves) => {
    const position = startPosition(agere, options);
    for (const move of moves) position.play(readMove(position, move));
    return canonicalText(position, symmetries);
  });
  expect(new Set(texts).size).toBe(30);
  expect(chooseOpenings(agere, options, 7, 3, undefined)).toEqual(makeOpenings(agere, options, 7, 3));
});

test('the most even openings are kept, in their order', () => {
  const made = makeOpenings(agere, options, 6, 1);
  const worth = [5, -1, 300, 0, -40, 2];
  let asked = 0;
  expect(balancedOpenings(agere, options, 3, 6, 1, () => worth[asked++])).toEqual([made[1], made[3], made[5]]);
});

test('remarks are passed over, and an impossible line is a mistake', () => {
  const text = '# hello\n\nb2 a1\r\nc3\n';
  expect(readBook(agere, text).openings).toEqual([['b2', 'a1'], ['c3']]);
  expect(readBook(agere, text).hash).not.toBe(readBook(agere, `${text}d1\n`).hash);
  expect(() => readBook(agere, 'b2 z9\n')).toThrow('Agere cannot begin with b2 z9.');
});
