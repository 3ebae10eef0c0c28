import { expect, test } from 'vitest';
import { asciiText } from './ascii.ts';

test('what is written with more than ASCII can still be read', () => {
  expect(asciiText('Definições · o computador’s …')).toBe("Definicoes - o computador's ...");
  expect(asciiText('↑ ↓ ← →  h j k l')).toBe('^ v < >  h j k l');
  expect(asciiText('80 × 24 日本')).toBe('80 x 24 ??');
});
