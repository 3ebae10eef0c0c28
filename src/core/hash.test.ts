import { expect, test } from 'vitest';
import { hashText } from './hash.ts';

test('the hash is FNV-1a with 64 bits', () => {
  // Test vectors of the authors of FNV.
  expect(hashText('')).toBe('cbf29ce484222325');
  expect(hashText('a')).toBe('af63dc4c8601ec8c');
  expect(hashText('foobar')).toBe('85944171f73967e8');
});
