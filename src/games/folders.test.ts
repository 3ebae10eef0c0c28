import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { gameFiles } from './folders.ts';

afterEach(() => vi.unstubAllEnvs());

test('a folder for games that does not exist yet has none, so that gamut new can make it', () => {
  const usual = gameFiles();
  vi.stubEnv('GAMUT_GAMES', `${process.cwd()}/no-such-folder`);
  expect(gameFiles()).toEqual(usual);
});
