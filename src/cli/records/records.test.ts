import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectPrinted } from '../../../test/support/printed.ts';
import { defaultOptions } from '../../core/options.ts';
import { newMatch } from '../../core/play/match.ts';
import { games } from '../../games/index.ts';
import { SavedGames } from '../../node/storage.ts';
import { LONGEST_TEXT } from '../../record/limits.ts';
import { recordOf } from '../../record/record.ts';
import { runConvert } from './convert.ts';
import { runReplay } from './replay.ts';
import { runSaves } from './saves.ts';
import { runShow } from './show.ts';

const AGERE = '[Game "Agere"]\n\na1 b1';

let directory: string;
const printed = collectPrinted();

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'gamut-records-'));
  vi.stubEnv('GAMUT_DATA', directory);
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

function put(text: string): string {
  const file = join(directory, 'game');
  writeFileSync(file, text);
  return file;
}

/** Nothing was printed but this sentence, and the status is that of a bad record. */
function expectSentence(sentence: string): void {
  expect(printed.err).toContain(sentence);
  expect(printed.err.trim().split('\n').length).toBe(1);
  expect(printed.out).toBe('');
  expect(process.exitCode).toBe(1);
}

describe('a file that cannot be used gets one sentence and status 1', () => {
  test('there is none', async () => {
    await runShow('nowhere.txt', {});
    expectSentence('There is no file nowhere.txt, and no saved game of that name.');
  });

  test('it is a directory', async () => {
    await runReplay(directory, {});
    expectSentence('cannot be read: it is a folder.');
  });

  test('it is empty', async () => {
    await runShow(put(''), {});
    expectSentence('There is nothing to read.');
  });

  test('it is endless', async () => {
    await runShow(put('a'.repeat(4 * LONGEST_TEXT + 1)), {});
    expectSentence('This is too long for a game');
    if (!existsSync('/dev/zero')) return;
    printed.err = '';
    await runShow('/dev/zero', {});
    expectSentence('/dev/zero: This is too long for a game');
  });

  test('it has fewer moves', async () => {
    await runShow(put(AGERE), { ply: 3 });
    expectSentence('The game ends with move 2, so --ply cannot be 3.');
  });

  test('the other form cannot hold it', async () => {
    await runConvert(put('[Game "Crosscut"] b2'), { to: 'abstractplay' });
    expectSentence('AbstractPlay has no game like Crosscut.');
  });

  test('the result cannot be written', async () => {
    await runConvert(put(AGERE), { to: 'text', out: join(directory, 'no', 'where') });
    expectSentence('cannot be written: no such file or folder.');
  });
});

test('a text that names no game gets one by --game, and --lang chooses the language', async () => {
  await runShow(put('a1 b1'), { game: 'agere', lang: 'pt' });
  expect(printed.out).toContain('Depois da jogada 2 de 2.');
  expect(() => runConvert('x', { to: 'pgn' })).toThrow('--to must be text, json, link or abstractplay, not pgn.');
  await expect(runShow('x', { lang: 'fr' })).rejects.toThrow('--lang must be en or pt, not fr.');
  await expect(runShow('x', { game: 'chess' })).rejects.toThrow('There is no game called chess.');
});

test('a position is shown like a game without moves', async () => {
  await runShow(put('1/2/y,b,1 1'), {});
  expect(printed.out).toContain('Start\n\n c   .\n b  . .\n a y b .\n');
});

test('saves lists what was saved and deletes it', async () => {
  await runSaves({});
  expect(printed.out).toContain('There are no saved games in ');
  const [game] = games;
  new SavedGames(games).save('evening', recordOf(newMatch(game, defaultOptions(game.options))), { seats: [] });
  printed.out = '';
  await runSaves({});
  expect(printed.out).toMatch(/^evening {2}\w+, move 0, saved \d{4}-/);
  printed.out = '';
  await runSaves({ delete: 'evening' });
  expect(printed.out).toBe('The saved game evening was deleted.\n');
  printed.out = '';
  await runSaves({ delete: 'evening' });
  expectSentence('There is no saved game called evening.');
});
