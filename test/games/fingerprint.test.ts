import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { gameFolder } from '../../src/games/folders.ts';
import { games } from '../../src/games/index.ts';
import { fingerprintOf } from '../../src/search/fingerprint.ts';

/** A new game has none until `gamut check <id> --write`. */
const fileOf = ({ id }: Game) => join(gameFolder(id), 'engine', 'fingerprint.txt');

// If play was meant to change: `gamut fingerprint --write`, and a match in the commit that shows what it is worth.
// `gamut fingerprint <game> --lines` before and after shows which player changed, and where.
test.each(games.filter((game) => existsSync(fileOf(game))))(
  'the computer players of $name play as they did',
  (game) => {
    expect(fingerprintOf(game)).toBe(readFileSync(fileOf(game), 'utf8').trim());
  },
);
