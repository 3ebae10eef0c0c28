import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/index.ts';
import { expectCounts, expectGame, type GoldenCounts, type GoldenGame, readGolden } from './support/golden.ts';

/** Leaves of the largest count that is made here; `gamut perft --verify` makes them all. */
const MOST_LEAVES = 20_000_000;

/** Golden data in the games' folders, and in a folder that holds <game>.jsonl and perft.jsonl for many games. */
const own = fileURLToPath(new URL('../src/games', import.meta.url));
const more = process.env.GAMUT_VECTORS;

describe.each(games)('$name', (game) => {
  test('whole games of an independent program', () => {
    expectGames(join(own, game.id, 'golden', 'games.jsonl'));
  });

  test('counts of an independent program', () => {
    expectAllCounts(join(own, game.id, 'golden', 'perft.jsonl'));
  });

  if (more !== undefined) {
    test(`whole games in ${more}`, () => {
      expectGames(join(more, `${game.id}.jsonl`));
    });

    test(`counts in ${more}`, () => {
      expectAllCounts(join(more, 'perft.jsonl'));
    });
  }

  function expectGames(file: string): void {
    const golden = readGolden<GoldenGame>(file, game);
    expect(golden.length).toBeGreaterThan(0);
    for (const one of golden) expectGame(game, one);
  }

  function expectAllCounts(file: string): void {
    const golden = readGolden<GoldenCounts>(file, game);
    expect(golden.length).toBeGreaterThan(0);
    for (const one of golden) expect(expectCounts(game, one, MOST_LEAVES)).toBeGreaterThan(0);
  }
});
