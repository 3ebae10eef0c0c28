import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../src/games/index.ts';
import { fingerprintOf } from '../src/search/fingerprint.ts';

// Where play was meant to change: `gamut fingerprint --write`, and a match in the commit that shows what it is worth.
// `gamut fingerprint <game> --lines` before and after shows which player changed, and where.
test.each(games)('the computer players of $name play as they did', (game) => {
  const file = new URL(`../src/games/${game.id}/engine/fingerprint.txt`, import.meta.url);
  expect(fingerprintOf(game)).toBe(readFileSync(file, 'utf8').trim());
});
