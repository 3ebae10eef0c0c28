import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/node.mjs';
import { dataFolder, Terminal } from './terminal.ts';

/** The first game soon ends, all of them take minutes: however fast or busy the machine is, it stops in between. */
const PLAYERS = ['--game=crosscut', '--size=7', '--nodes=20000', '--pairs=200', '--patience=3600000'];
const BEGUN = /[1-9]\d* of 400 games/;
/** A line is as long as its text. */
const WIDE = { columns: 500, rows: 24 };

/** Runs a command that the program printed, with fewer openings. */
function follow(command: string, data: string) {
  const line = command
    .replace('--pairs 200', '--pairs 1')
    .replace(/^gamut/, `'${process.execPath}' '${join(root, 'bin/gamut.mjs')}'`);
  return spawnSync('sh', ['-c', line], { encoding: 'utf8', env: { ...process.env, GAMUT_DATA: data } });
}

test.concurrent('Ctrl-C in a match reports what was played, keeps it, and says how to go on', async () => {
  const data = dataFolder();
  const report = join(data, 'report.html');
  const terminal = new Terminal(['match', 'uct', 'random', ...PLAYERS, `--report=${report}`], {
    ...WIDE,
    data,
  });
  await terminal.shows(BEGUN);
  terminal.press('C-c');
  expect(await terminal.status()).toBe(130);
  const screen = terminal.screen();
  const [, count] = /Stopped after (\d+) of 400 games\./.exec(screen) ?? [];
  expect(screen).toMatch(new RegExp(`[^\\d]${count} games? of `));
  expect(screen).toMatch(/uct +\d+\.\d %/);
  expect(readFileSync(report, 'utf8')).toContain('<svg');
  const [log] = readdirSync(join(data, 'matches'));
  expect(
    readFileSync(join(data, 'matches', log), 'utf8')
      .trim()
      .split('\n').length,
  ).toBe(1 + Number(count));
  const [, command] = /To continue: (gamut match .*)/.exec(screen) ?? [];
  expect(follow(command, data)).toMatchObject({ status: 0, stdout: expect.stringContaining('; 2 games of ') });
});

test.concurrent('with a log the same command goes on', async () => {
  const data = dataFolder();
  const log = join(data, 'log.jsonl');
  const terminal = new Terminal(['match', 'uct', 'random', ...PLAYERS, `--log=${log}`], { ...WIDE, data });
  await terminal.shows(BEGUN);
  terminal.press('C-c');
  expect(await terminal.status()).toBe(130);
  const [, count] = /Stopped after (\d+) of 400 games\. The same command continues from /.exec(terminal.screen()) ?? [];
  expect(readFileSync(log, 'utf8').trim().split('\n').length).toBe(1 + Number(count));
});

test.concurrent('one that is stopped before a game has ended says so', async () => {
  const data = dataFolder();
  const words = ['match', 'uct@100000000', 'random', ...PLAYERS];
  const terminal = new Terminal(words, { ...WIDE, data });
  await terminal.shows('0 of 400 games');
  terminal.press('C-c');
  expect(await terminal.status()).toBe(130);
  expect(terminal.screen()).toContain('Stopped after 0 of 400 games.');
  expect(terminal.screen()).not.toContain('To continue');
});

test.concurrent('an arena shows the table of what was played', async () => {
  const data = dataFolder();
  const bots = join(data, 'bots');
  mkdirSync(bots);
  const words = ['arena', bots, '--with=uct,random,museum:random', ...PLAYERS, `--log=${join(data, 'logs')}`];
  const terminal = new Terminal(words, { ...WIDE, data });
  await terminal.shows(BEGUN);
  terminal.press('C-c');
  expect(await terminal.status()).toBe(130);
  expect(terminal.screen()).toMatch(/Stopped after [1-9]\d* games?\. The same command continues from /);
  expect(terminal.screen()).not.toMatch(/NaN|undefined/);
});

test.concurrent('a ladder goes on with the same command', async () => {
  const data = dataFolder();
  const words = ['ladder', 'epaminondas', '--pairs=500', '--top=2', `--log=${join(data, 'logs')}`];
  const terminal = new Terminal(words, { ...WIDE, data });
  await terminal.shows(/[1-9]\d* of 1000 games/);
  terminal.press('C-c');
  expect(await terminal.status()).toBe(130);
  expect(terminal.screen()).toMatch(
    /Stopped after \d+ of 1000 games\. The games are kept; the same command continues\./,
  );
});
