import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { readMatch } from '../../core/play/match.ts';
import { agere } from '../../games/agere/index.ts';
import { games } from '../../games/index.ts';
import { findPlayer } from '../../node/players/players.ts';
import { UsageError } from '../../node/usage.ts';
import { readSprt } from '../commands/match.ts';
import { type MatchFlags, playMatch } from './match.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-match-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FLAGS = { game: 'agere', size: 4, pairs: 4, nodes: 30, seed: 1, cap: 200 };
const play = (players: string[], more: Partial<MatchFlags> & Record<string, unknown> = {}) =>
  playMatch(players, { ...FLAGS, ...more });

const wholeLog = join(folder, 'whole');
const whole = await play(['uct', 'random'], { log: wholeLog });
const wholeLines = readFileSync(wholeLog, 'utf8').trim().split('\n');

test('the same seed gives the same result, with or without a log', async () => {
  expect(JSON.stringify(await play(['uct', 'random']))).toBe(JSON.stringify(whole));
});

test('as soon as progress is shown, Ctrl-C is heard', async () => {
  const heard: number[] = [];
  const tty = Object.getOwnPropertyDescriptor(process.stderr, 'isTTY');
  Object.defineProperty(process.stderr, 'isTTY', { value: true, configurable: true });
  const write = vi.spyOn(process.stderr, 'write').mockImplementation(() => {
    heard.push(process.listenerCount('SIGINT'));
    return true;
  });
  const before = process.listenerCount('SIGINT');
  try {
    await play(['random', 'random'], { pairs: 1 });
  } finally {
    write.mockRestore();
    if (tty === undefined) Reflect.deleteProperty(process.stderr, 'isTTY');
    else Object.defineProperty(process.stderr, 'isTTY', tty);
  }
  expect(heard[0]).toBe(before + 1);
});

test('a log from the time when levels were called rungs is gone on with', async () => {
  const log = join(folder, 'rungs');
  const first = await play(['level:1', 'random'], { log });
  const lines = readFileSync(log, 'utf8').split('\n');
  writeFileSync(log, [lines[0].replace('level:1', 'rung:1'), ...lines.slice(1, 4), ''].join('\n'));
  expect(JSON.stringify(await play(['rung:1', 'random'], { log }))).toBe(JSON.stringify(first));
  expect(readFileSync(log, 'utf8')).toContain('level:1');
});

test('every game of a result can be replayed and ends as it says', () => {
  expect(whole.games.length).toBe(8);
  for (const { moves, shares } of whole.games) {
    const match = readMatch(games, { game: whole.game, options: whole.options, moves });
    if ('fault' in match) throw new Error(match.what);
    expect(match.result()?.winners.map((seat) => shares[seat])).toEqual([1]);
  }
});

test('a run that was killed goes on where it stopped', async () => {
  const file = join(folder, 'killed');
  expect(wholeLines.length).toBe(1 + 8);
  // Three games were written, the fourth only half.
  writeFileSync(file, `${wholeLines.slice(0, 4).join('\n')}\n${wholeLines[4].slice(0, 30)}`);
  expect(JSON.stringify(await play(['uct', 'random'], { log: file }))).toBe(JSON.stringify(whole));
  const kept = readFileSync(file, 'utf8').trim().split('\n');
  expect(kept.length).toBe(1 + 8);
  expect(kept.slice(0, 4)).toEqual(wholeLines.slice(0, 4));
  for (const line of kept) expect(JSON.parse(line)).toBeTypeOf('object');
});

test('what stands in a log is not played again; lines that are no games are passed over', async () => {
  const file = join(folder, 'full');
  const changed = wholeLines.join('\n').replace('"reason":"finished"', '"reason":"cap"');
  writeFileSync(file, `${changed}\nnonsense\n{"id":1}\n{"id":-1,"moves":[],"shares":[1,0],"reason":"cap"}\nnull\n`);
  const result = await play(['uct', 'random'], { log: file });
  expect(result.tally).toMatchObject({ games: 8, caps: 1 });
  expect((await play(['uct', 'random'], { log: file, pairs: 2 })).tally.games).toBe(4);
  expect(readFileSync(file, 'utf8')).toBe(`${changed}\n`);
});

test('three players rotate their seats', async () => {
  const result = await play(['random', 'random', 'random'], { game: 'azacru', size: undefined, pairs: 2 });
  expect(result.options.players).toBe(3);
  expect(result.games.map(({ players }) => players.join(''))).toEqual(['012', '120', '201', '012', '120', '201']);
  expect(result.elo).toBeUndefined();
  const points = result.tally.players.reduce((sum, player) => sum + player.points, 0);
  expect(points).toBeCloseTo(6, 9);
});

test('a sequential test stops at its answer and counts no game beyond', async () => {
  const result = await play(['uct@60', 'random'], { pairs: 150, sprt: readSprt('0,200') });
  expect(result.sprtState?.verdict).toBe('elo1');
  expect(result.groups).toBe(result.sprtState?.pairs);
  expect(result.groups).toBeLessThan(50);
  expect(result.games.length).toBe(2 * result.groups);
});

test('a run ends where its caller says, and counts no game beyond', async () => {
  const twice = (scores: readonly number[]) => (scores.length < 2 ? undefined : 2);
  const { groups, games } = await playMatch(['uct', 'random'], FLAGS, twice);
  expect(groups).toBe(2);
  expect(games).toEqual(whole.games.slice(0, 4));
});

test('players may have budgets and parameters of their own, also by their former names', async () => {
  const result = await play(['ab:reduction=0,believe=50@50', 'mcts:rave=50,exploration=0.5@20'], { pairs: 1 });
  expect(result.games.map(({ reason }) => reason)).toEqual(['finished', 'finished']);
});

test('a program is waited for as long as its clock says, a search of ours counts its own work', () => {
  expect(findPlayer(agere, 'uct@5ms', { nodes: 9 }, 2).patience).toBeGreaterThan(60_000);
  expect(findPlayer(agere, 'engine:node@5ms', { nodes: 9 }, 2).patience).toBeLessThan(1000);
  expect(findPlayer(agere, 'engine:node@5', { ms: 9 }, 2).patience).toBeGreaterThan(60_000);
});

describe('wrong words get a sentence', () => {
  test.each<[string[], Record<string, unknown>, RegExp]>([
    [
      ['random', 'rnadom'],
      {},
      /no player called rnadom \(did you mean random\?\)\. The players of Agere are level:<1-10>, best, random, /,
    ],
    [['random', 'museum:louvre'], {}, /no player called museum:louvre/],
    [['random', 'uct@fast'], {}, /After @ comes a number/],
    [['random@50', 'uct'], {}, /random does not search/],
    [['uct:x=1', 'uct'], {}, /uct takes no parameters/],
    [['mcts:rave', 'uct'], {}, /rave must be a number/],
    [['mcts:seed=2', 'uct'], {}, /no parameter seed/],
    [['uct'], {}, /Agere needs 2 players, but 1 was named/],
    [['uct', 'uct', 'uct'], {}, /Agere needs 2 players, but 3 were named/],
    [['uct', 'uct'], { game: 'azacru', size: undefined, players: '3' }, /Azacru needs 3 players, but 2 were named/],
    [['ab', 'uct', 'uct'], { game: 'azacru', size: undefined }, /ab is for two players/],
    [['uct', 'uct', 'uct'], { game: 'azacru', size: undefined, sprt: [0, 10] }, /--sprt needs exactly two/],
    [['uct', 'uct'], { game: undefined }, /name a game with --game: agere, /],
    [['uct', 'uct'], { game: 'chess' }, /no game called chess/],
    [['uct', 'uct'], { size: 99 }, /--size of Agere must be 3 to 14, not 99/],
    [['random', 'random'], { size: 3, pairs: 5000 }, /has only \d+ openings; lower --pairs/],
  ])('%j %j', async (players, more, sentence) => {
    const error = await play(players, more).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(UsageError);
    expect((error as UsageError).message).toMatch(sentence);
    expect((error as UsageError).message).not.toContain('\n');
  });

  test('a log that cannot be written is named', async () => {
    const log = join('nowhere', 'at', 'all');
    await expect(play(['random', 'random'], { log })).rejects.toThrow(
      `The log ${log} cannot be used: no such file or folder.`,
    );
  });

  test('the log of another match is refused and left alone', async () => {
    const file = join(folder, 'other');
    writeFileSync(file, wholeLines.join('\n'));
    await expect(play(['uct', 'random'], { log: file, seed: 5 })).rejects.toThrow(
      'another match, with a different seed.',
    );
    expect(readFileSync(file, 'utf8')).toBe(wholeLines.join('\n'));
    writeFileSync(file, 'Dear diary\n');
    await expect(play(['random', 'random'], { log: file })).rejects.toThrow('is not the log of a match');
    expect(readFileSync(file, 'utf8')).toBe('Dear diary\n');
  });

  test.each(['10', '10,0', 'a,b', '0,10,20'])('--sprt %s', (text) => expect(() => readSprt(text)).toThrow(UsageError));
});
