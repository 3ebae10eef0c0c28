import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../bin/gamut.mjs', import.meta.url));
const TWO = ['play', 'agere', '--size', '4', '--seats', 'human,human'];

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'gamut-saves-'));
});
afterEach(() => rmSync(data, { recursive: true }));

function settings(language = 'en') {
  return { ...process.env, LC_ALL: `${language}.UTF-8`, GAMUT_DATA: data };
}

function gamut(words: readonly string[], input = '', language = 'en') {
  const run = spawnSync(process.execPath, [program, ...words], { input, encoding: 'utf8', env: settings(language) });
  return { status: run.status, out: run.stdout, err: run.stderr };
}

/** The only saved game. */
function saved() {
  const [save, ...more] = JSON.parse(gamut(['saves', '--json']).out);
  expect(more).toEqual([]);
  return save;
}

test('a game that is played line by line is kept, listed, shown and gone on with', () => {
  const { out } = gamut(TWO, 'a1\nb2\nundo\na1\nc1\nquit\n');
  const { name, ...save } = saved();
  expect(save).toMatchObject({ game: 'agere', moves: 2, seats: ['human', 'human'], isOver: false, isRunning: false });
  expect(out).toContain(`This game is saved. gamut play --plain --resume ${name} continues it.\nGoodbye.\n`);
  expect(gamut(['saves']).out).toContain(`${name}  Agere, move 2, saved `);
  expect(gamut(['show', name])).toMatchObject({ status: 0, out: expect.stringContaining('After move 2 of 2.') });
  expect(gamut(['convert', name, '--to', 'text']).out).toContain('1. a1 c1 *');
  const again = gamut(['play', '--plain', '--resume', name], 'c1\nb2\nposition\nquit\n');
  expect(again.out).toContain("You can place only on an empty cell, and your opponent's stack is on c1.");
  expect(again.out).toContain('Yellow played b2.');
  expect(saved()).toMatchObject({ name, moves: 3 });
});

test('what was taken back before leaving is not kept, and a game without moves neither', () => {
  gamut(TWO, 'a1\nb2\nundo\nquit\n');
  // Two people at one keyboard: undo goes back to the turn of the one who asks.
  expect(JSON.parse(gamut(['saves', '--json']).out)).toEqual([]);
  gamut(TWO, 'quit\n');
  expect(JSON.parse(gamut(['saves', '--json']).out)).toEqual([]);
});

test('the latest game goes on without a name, also after kill -9, with other players where one asks for them', async () => {
  const child = spawn(process.execPath, [program, ...TWO], { env: settings(), stdio: ['pipe', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stdin.write('a1\nb2\n');
  await expect.poll(() => out).toMatch(/played b2\.[\s\S]*Yellow to move/);
  const name = saved().name;
  expect(gamut(['play', '--resume', name])).toMatchObject({
    status: 1,
    err: `The game ${name} is being played in another window.\n`,
  });
  expect(gamut(['saves']).out).toContain(', being played');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(gamut(['play', '--resume', '--seats', 'random,random']).out).toMatch(/\w+ wins\.\n/);
  expect(JSON.parse(gamut(['saves', '--json']).out)).toEqual([]);
});

test('a game that somebody goes on with is theirs before the next move', async () => {
  gamut(TWO, 'a1\nquit\n');
  const { name } = saved();
  const words = ['play', '--plain', '--resume', name];
  const other = spawn(process.execPath, [program, ...words], { env: settings(), stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(other, 'exit');
  for await (const text of other.stdout) if (String(text).includes('to move')) break;
  expect(gamut(words, 'b1\nquit\n')).toMatchObject({ status: 1, err: expect.stringContaining('in another window') });
  other.kill('SIGKILL');
  await ended;
  expect(saved()).toMatchObject({ moves: 1, isRunning: false });
});

test('show reads the file of a saved game, and records that were kept have names too', () => {
  gamut(TWO, 'a1\nb2\nquit\n');
  const [file] = readdirSync(join(data, 'games'));
  const copy = join(data, 'copy.json');
  copyFileSync(join(data, 'games', file), copy);
  expect(gamut(['show', copy])).toMatchObject({ status: 0, out: expect.stringContaining('After move 2 of 2.') });
  rmSync(join(data, 'games'), { recursive: true });
  mkdirSync(join(data, 'records'));
  writeFileSync(join(data, 'records', 'evening.txt'), '[Game "Agere"]\n\na1 b2');
  expect(saved()).toMatchObject({ name: 'evening', moves: 2, isRecord: true });
  expect(gamut(['replay', 'evening']).out).toContain('Move 2 of 2');
  expect(gamut(['play', '--resume', 'evening'], 'c1\nquit\n').out).toContain('Yellow played c1.');
  expect(JSON.parse(gamut(['saves', '--json']).out)).toHaveLength(2); // the record stays as it is
  expect(gamut(['saves', '--delete', 'evening']).status).toBe(0);
  expect(saved()).toMatchObject({ moves: 3, isRecord: false });
});

test('a file from elsewhere seats people: no command in it is run', () => {
  const mark = join(data, 'mark');
  const bot = join(data, 'bot');
  writeFileSync(bot, `#!/bin/sh\ntouch '${mark}'\n`);
  chmodSync(bot, 0o755);
  const file = join(data, 'foreign.json');
  const record = { game: 'agere', moves: ['a1'] };
  const seats = ['human', `engine:${bot}`];
  writeFileSync(file, JSON.stringify({ format: 'gamut save', version: 1, when: 'x', seats, record }));
  expect(gamut(['play', '--resume', file], 'b2\nquit\n').out).toContain('Blue played b2.');
  expect(existsSync(mark)).toBe(false);
});

describe('one sentence where it cannot be', () => {
  test.each([
    [['play', '--resume'], 1, 'There is no saved game to continue.\n'],
    [['play', '--resume', '--lang', 'pt'], 1, 'Não há nenhuma partida guardada para continuar.\n'],
    [['play', '--resume', 'nowhere'], 1, 'There is no saved game called nowhere.\n'],
    [['play', 'agere', '--resume', 'x'], 2, '--resume brings its own game; leave out agere.\n'],
    [['play', '--resume', 'x', '--size', '4'], 2, '--resume brings its own rules; leave out --size.\n'],
    [['show', '../x'], 1, 'There is no file ../x, and no saved game of that name.\n'],
  ])('gamut %j', (words, status, err) => {
    expect(gamut(words)).toEqual({ status, err, out: '' });
  });

  test('a game that is over, and one that cannot be read', () => {
    mkdirSync(join(data, 'records'));
    writeFileSync(join(data, 'records', 'over.txt'), '[Game "Crosscut"][Size "5"] b2 c2 b3 c3 b4 1-0');
    writeFileSync(join(data, 'records', 'bad.txt'), '[Game "Agere"] a1 a1');
    expect(gamut(['play', '--resume', 'over'])).toMatchObject({
      status: 1,
      err: 'The game over is over; gamut replay over shows it.\n',
    });
    expect(gamut(['play', '--resume', 'bad'])).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^bad: Move 2, a1, /),
    });
    expect(gamut(['show', 'bad'])).toMatchObject({ status: 1, err: expect.stringMatching(/^bad: Move 2, a1, /) });
    expect(gamut(['saves']).out).toContain('bad  cannot be read: Move 2, a1, ');
  });

  test('a folder that refuses is told once, and play goes on', () => {
    writeFileSync(join(data, 'games'), 'no folder');
    const { out, status } = gamut(TWO, 'a1\nb2\nc1\nquit\n');
    expect(out.match(/The game could not be saved \(\w+\)\./g)).toHaveLength(1);
    expect(out).toContain('Yellow played c1.');
    expect(out).not.toContain('is saved');
    expect(status).toBe(0);
  });
});

test('a set in other colours outlives the program, also between its games, and totals follow the players', () => {
  const words = [
    'play',
    'agere',
    '--plain',
    '--size',
    '4',
    '--seats',
    'human,human',
    '--set',
    '3',
    '--colours',
    'blue,amarelo',
  ];
  const { out } = gamut(words, 'a1\nresign\nyes\nq\n');
  expect(out).toContain('In this game y is Blue, b is Yellow.');
  expect(out).toContain('Yellow resigned. Blue wins.\nGame 1 of 3. Totals: Blue 1, Yellow 0.\n');
  const { name } = saved();
  expect(out).toContain(`gamut play --plain --resume ${name} continues it.\nGoodbye.\n`);
  // The one who began comes last, in the same colour.
  const again = gamut(['play', '--plain', '--resume'], 'c1\nresign\nyes\n\na1\nquit\n').out;
  expect(again).toMatch(/Yellow played c1[\s\S]*Game 2 of 3\. Totals: Yellow 1, Blue 1\.[\s\S]*Blue played a1/);
  expect(saved()).toMatchObject({ name, moves: 1 });
  const last = gamut(['play', '--plain', '--resume'], 'resign\nyes\nsave\n\n').out;
  expect(last).toContain('Game 3 of 3. Totals: Blue 2, Yellow 1. Blue wins the set.');
  expect(last).toMatch(/Press Return to leave .* Saved as .*agere.*\.txt\.\n/);
  expect(saved()).toMatchObject({ isRecord: true, isOver: true });
});

test('colours and sets that do not exist are refused in a sentence', () => {
  expect(gamut([...TWO, '--colours', 'blue,green'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('--colours names 2 of the colours of Agere: Yellow, Blue.'),
  });
  expect(gamut([...TWO, '--set', '4']).err).toContain('A set has 3, 5, 7 games, not 4.');
});
