import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { sayWinners } from './words.ts';

const named = (id: string) => games.find((one) => one.id === id) ?? games[0];
const [tiles, stones] = [named('pacru'), named('epaminondas')];

test('the winner is named, those who share a win are named, and a draw is called a draw', () => {
  expect(sayWinners(tiles, [1], 3, 'en')).toBe('Orange wins.');
  expect(sayWinners(tiles, [1, 2], 3, 'en')).toBe('Orange and Green share the win.');
  expect(sayWinners(tiles, [0, 1, 2], 4, 'en')).toBe('Blue, Orange and Green share the win.');
  expect(sayWinners(tiles, [0, 1], 2, 'en')).toBe('It’s a draw.');
});

test('Portuguese verbs agree with the colours', () => {
  expect(sayWinners(tiles, [0], 2, 'pt')).toBe('O Azul ganhou.');
  expect(sayWinners(stones, [1], 2, 'pt')).toBe('As Pretas ganharam.');
  expect(sayWinners(tiles, [1, 2], 3, 'pt')).toBe('Laranja e Verde partilham a vitória.');
});
