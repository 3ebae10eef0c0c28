import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { legalTexts } from '../core/moves.ts';
import { defaultOptions } from '../core/options.ts';
import { newMatch } from '../core/play/match.ts';
import { games } from '../games/index.ts';
import { recordOf } from '../record/record.ts';
import { writeWhole } from './files.ts';
import { Autosave, dataDirectory, SavedGames } from './storage.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'gamut-storage-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function begunGame() {
  const match = newMatch(games[0], defaultOptions(games[0].options));
  match.play(legalTexts(match.position)[0]);
  return match;
}

test('data lies where each platform keeps it, unless GAMUT_DATA says otherwise', () => {
  const at = (platform: string, env: Record<string, string> = {}) =>
    dataDirectory({ platform, env, home: '/home/ana' });
  expect(at('linux')).toBe('/home/ana/.local/share/gamut');
  expect(at('linux', { XDG_DATA_HOME: '/data' })).toBe('/data/gamut');
  expect(at('linux', { XDG_DATA_HOME: 'data' })).toBe('/home/ana/.local/share/gamut');
  expect(at('darwin')).toBe('/home/ana/Library/Application Support/Gamut');
  expect(at('win32', { LOCALAPPDATA: '/local' })).toBe('/local/Gamut');
  expect(at('win32', { GAMUT_DATA: '/elsewhere' })).toBe('/elsewhere');
});

test('a saved game is read back, the latest first, and deleted', () => {
  const saves = new SavedGames(games, join(directory, 'not', 'there', 'yet'));
  expect(saves.list()).toEqual([]);
  const match = begunGame();
  saves.save('older', recordOf(match), { seats: ['human', 'computer'] });
  match.play(legalTexts(match.position)[0]);
  while (new Date().toISOString() === (saves.load('older') as { when: string }).when);
  saves.save('Jogo à tarde', recordOf(match), { seats: ['human', 'human'] });
  expect(saves.list().map(({ name }) => name)).toEqual(['Jogo à tarde', 'older']);
  expect(saves.load('Jogo à tarde')).toMatchObject({
    seats: ['human', 'human'],
    isRunning: false,
    record: recordOf(match),
  });
  expect(saves.delete('older')).toBe(true);
  expect(saves.delete('older')).toBe(false);
  expect(saves.list().length).toBe(1);
});

test('a file is replaced whole, and a failed write leaves the old one and no rubbish', () => {
  const file = join(directory, 'a.json');
  writeWhole(file, 'old');
  writeWhole(file, 'new');
  expect(readdirSync(directory)).toEqual(['a.json']);
  expect(() => writeWhole(join(directory, 'no', 'a.json'), 'x')).toThrow('ENOENT');
  expect(readdirSync(directory)).toEqual(['a.json']);
});

test('a file at the end of a link is replaced there, and keeps its mode; a new one is private', () => {
  const [file, link] = [join(directory, 'a.json'), join(directory, 'link.json')];
  symlinkSync('a.json', link);
  writeWhole(link, 'new');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o640);
  writeWhole(link, 'newer');
  expect(readFileSync(file, 'utf8')).toBe('newer');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  symlinkSync('loop.json', join(directory, 'loop.json'));
  expect(() => writeWhole(join(directory, 'loop.json'), 'x')).toThrow('ELOOP');
});

test('the running game is saved after every move, and goes when it is over', () => {
  const saves = new SavedGames(games, directory);
  const match = begunGame();
  const autosave = new Autosave(saves);
  autosave.save(recordOf(match), { seats: ['human', 'computer'] });
  match.play(legalTexts(match.position)[0]);
  autosave.save(recordOf(match), { seats: ['human', 'computer'] });
  const [save, ...others] = saves.list();
  expect(others).toEqual([]);
  expect(save).toMatchObject({ isRunning: false, record: { line: match.moves.map((move) => ({ move })) } });
  const again = new Autosave(saves, save.name); // resumed
  again.save(recordOf(match), { seats: ['human', 'computer'] });
  expect(saves.list().length).toBe(1);
  again.end();
  expect(saves.list()).toEqual([]);
});

test('a game that another program plays is marked', () => {
  const saves = new SavedGames(games, directory);
  const mark = (id: number) => {
    const record = { game: games[0].id, moves: [] };
    const save = { format: 'gamut save', version: 1, when: 'x', process: id, seats: [], record };
    writeFileSync(join(directory, 'two.json'), JSON.stringify(save));
    return saves.load('two');
  };
  expect(mark(process.ppid)).toMatchObject({ isRunning: true });
  expect(mark(2 ** 30)).toMatchObject({ isRunning: false });
});

test('a program that is killed while it saves leaves its game to be resumed', async () => {
  const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const source = `
    const { games } = await import(${at('../games/index.ts')});
    const { newMatch } = await import(${at('../core/play/match.ts')});
    const { defaultOptions } = await import(${at('../core/options.ts')});
    const { recordOf } = await import(${at('../record/record.ts')});
    const { Autosave, SavedGames } = await import(${at('./storage.ts')});
    const autosave = new Autosave(new SavedGames(games, ${JSON.stringify(directory)}));
    const record = recordOf(newMatch(games[0], defaultOptions(games[0].options)));
    for (let save = 0; ; save++) {
      autosave.save(record, { seats: ['human', 'computer'] });
      if (save === 5) process.stdout.write('saving');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const saves = new SavedGames(games, directory);
  expect(saves.list()).toMatchObject([{ isRunning: true }]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(saves.list()).toMatchObject([{ isRunning: false, seats: ['human', 'computer'], record: { line: [] } }]);
});

test('files that are no saved games are listed as such, and no name leads out of the directory', () => {
  const saves = new SavedGames(games, directory);
  writeFileSync(join(directory, 'broken.json'), '{"format":"gamut save"');
  writeFileSync(join(directory, 'other.json'), '{"format":"something"}');
  writeFileSync(join(directory, 'notes.txt'), 'hello');
  expect(
    saves
      .list()
      .map((save) => 'fault' in save && save.fault)
      .sort(),
  ).toEqual(['bad JSON', 'bad key']);
  for (const name of ['../broken', '', '.', 'a/b', 'a\\b', ' a']) {
    expect(saves.load(name)).toBeUndefined();
    expect(() => saves.save(name, recordOf(begunGame()), { seats: [] })).toThrow('no name');
  }
});
