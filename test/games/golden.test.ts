import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { gameFolder } from '../../src/games/folders.ts';
import { games } from '../../src/games/index.ts';
import { type GoldenCounts, type GoldenGame, readGolden } from '../../src/node/golden.ts';
import { expectCounts, expectGame } from '../support/golden.ts';

/** Leaves of the largest count that is made here, GAMUT_LONG=1 more; `gamut perft --verify` makes them all. */
const MOST_LEAVES = process.env.GAMUT_LONG === '1' ? 20_000_000 : 4_000_000;

/** Golden data in the games' folders, and in a folder that holds <game>.jsonl and perft.jsonl for many games. */
const more = process.env.GAMUT_VECTORS || undefined;
const withMore = more === undefined ? [] : games.filter(({ id }) => existsSync(join(more, `${id}.jsonl`)));

/** A new game has none until its author has written it a second time. */
const goldenOf = ({ id }: Game, file: string) => join(gameFolder(id), 'golden', file);
const withGolden = games.filter((game) => existsSync(goldenOf(game, 'games.jsonl')));

describe.each(withGolden)('$name', (game) => {
  test('whole games of an independent program', () => {
    expectGames(game, goldenOf(game, 'games.jsonl'));
  });

  test('counts of an independent program', () => {
    expectAllCounts(game, goldenOf(game, 'perft.jsonl'));
  });
});

/** A new game is in the game's own folder first. */
if (more !== undefined) {
  test(`${more} has games`, () => {
    expect(withMore).not.toEqual([]);
  });

  describe.each(withMore)('$name', (game) => {
    test(`whole games in ${more}`, () => {
      expectGames(game, join(more, `${game.id}.jsonl`));
    });

    test(`counts in ${more}`, () => {
      expectAllCounts(game, join(more, 'perft.jsonl'));
    });
  });
}

function expectGames(game: Game, file: string): void {
  const golden = readGolden<GoldenGame>(file, game);
  expect(golden.length).toBeGreaterThan(0);
  for (const one of golden) expectGame(game, one);
}

function expectAllCounts(game: Game, file: string): void {
  const golden = readGolden<GoldenCounts>(file, game);
  expect(golden.length).toBeGreaterThan(0);
  for (const one of golden) expect(expectCounts(game, one, MOST_LEAVES)).toBeGreaterThan(0);
}
