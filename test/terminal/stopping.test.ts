import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/node.mjs';
import { dataFolder, Terminal } from './terminal.ts';

const PLAN = ['--game=crosscut', '--size=7', '--nodes=20', '--pairs=200', '--patience=3600000'];
const BEGUN = /[1-9]\d* of 400 games/;
const BOT = join(import.meta.dirname, 'slow-bot.mjs');
/** A line is as long as its text. */
const WIDE = { columns: 500, rows: 24 };

/** A player that ends this many games and then lets everybody wait: the match can be stopped at leisure. */
function slowBot(data: string, games: number): string {
  writeFileSync(gamesOf(data), '');
  return `engine:'${process.execPath}' '${BOT}' '${gamesOf(data)}' ${games}`;
}

const gamesOf = (data: string) => join(data, 'games');

/** Runs a command that the program printed, with fewer openings; its slow player counts its games anew. */
function follow(command: string, data: string) {
  rmSync(gamesOf(data));
  const line = command
    .replace('--pairs 200', '--pairs 1')
    .replace(/^gamut/, `'${process.execPath}' '${join(root, 'bin/gamut.mjs')}'`);
  return spawnSync('sh', ['-c', line], { encoding: 'utf8', env: { ...process.env, GAMUT_DATA: data } });
}

test.concurrent('Ctrl-C in a match reports what was played, keeps it, and says how to go on', async () => {
  const data = dataFolder();
  const report = join(data, 'report.html');
  const terminal = new Terminal(['match', slowBot(data, 2), 'random', ...PLAN, `--report=${report}`], {
    ...WIDE,
    data,
  });
  await terminal.shows(BEGUN);
  terminal.press('C-c');
  expect(await terminal.status()).toBe(130);
  const screen = terminal.screen();
  const [, count] = /Stopped after (\d+) of 400 games\./.exec(screen) ?? [];
  expect(screen).toMatch(new RegExp(`[^\\d]${count} games? of `));
  expect(screen).toMatch(/random +\d+\.\d %/);
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
  const terminal = new Terminal(['match', slowBot(data, 2), 'random', ...PLAN, `--log=${log}`], { ...WIDE, data });
  await terminal.shows(BEGUN);
  terminal.press('C-c');
  expect(await terminal.status()).toBe(130);
  const [, count] = /Stopped after (\d+) of 400 games\. The same command continues from /.exec(terminal.screen()) ?? [];
  expect(readFileSync(log, 'utf8').trim().split('\n').length).toBe(1 + Number(count));
});

test.concurrent('one that is stopped before a game has ended says so', async () => {
  const data = dataFolder();
  const words = ['match', slowBot(data, 0), 'random', ...PLAN];
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
  const players = [slowBot(data, 2), 'random', 'museum:random'].join(',');
  const words = ['arena', bots, `--with=${players}`, ...PLAN, `--log=${join(data, 'logs')}`];
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
