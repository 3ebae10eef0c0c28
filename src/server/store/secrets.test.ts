import { expect, test } from 'vitest';
import { ROOM_NAME } from '../../protocol/setup.ts';
import { newName } from './secrets.ts';

test('names have 130 random bits: every letter of 32 at every place, none twice', () => {
  const names = Array.from({ length: 2000 }, newName);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(ROOM_NAME);
  for (let place = 0; place < 26; place++) expect(new Set(names.map((name) => name[place])).size).toBe(32);
});
