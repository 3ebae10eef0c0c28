import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from '../../../tools/node.mjs';
import { serverOfTests } from '../support/any-server.ts';
import { newGuest } from '../support/guests.ts';

const data = mkdtempSync(join(tmpdir(), 'gamut-plain-'));
const running: ChildProcess[] = [];
const server = serverOfTests();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

/** The command on pipes: its output, and how to type. */
function start(...words: readonly string[]) {
  const env = { ...process.env, GAMUT_DATA: data, LANG: 'C.UTF-8', LC_ALL: '', LC_MESSAGES: '' };
  const child = spawn(process.execPath, [join(root, 'bin/gamut.mjs'), ...words], { env });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  return {
    says: (wanted: string) =>
      vi
        .waitUntil(() => said.includes(wanted), { timeout: 18_000, interval: 10 })
        .catch(() => expect.fail(`It never says ${wanted}:\n${said}`)),
    said: () => said,
    type: (line: string) => child.stdin.write(`${line}\n`),
    ended: once(child, 'close').then(([status]) => status as number | null),
  };
}

test('a game by a link is played line by line, for screen readers and pipes', async () => {
  const ann = await newGuest(server.address, 'Ann');
  const room = await ann.newRoom({ game: 'agere', options: { size: 4 }, seats: ['me', 'open'] });
  const client = ann.open(room);
  const link = `${server.address()}r/${room}`;
  const ben = start('join', link, '--name', 'Ben');
  await ben.says('Blue: Ben (you)');
  const eve = start('watch', link);
  await eve.says('You are watching.');
  await client.move('a1');
  await ben.says('Yellow played a1.');
  await ben.says('Your turn.');
  ben.type('a1');
  await ben.says('on an empty cell');
  ben.type('b2');
  await ben.says('Blue played b2.');
  await client.write('players', 'well played');
  await ben.says('Ann (guest): well played');
  ben.type('draw');
  await ben.says('This game has no draws.');
  ben.type('?');
  await ben.says('undo asks to undo');
  await client.act({ do: 'agree', what: 'abort' });
  await ben.says('Ann would like to abort the game');
  ben.type('accept');
  await ben.says('The game was abandoned.');
  await eve.says('The game was abandoned.');
  expect(await eve.ended).toBe(0);
  ben.type('q');
  expect(await ben.ended).toBe(0);
  client.close();
});

test('a room is made line by line, with its link', async () => {
  const host = start('host', 'crosscut', '--seats', 'me,level:1', '--server', server.address());
  await host.says('Your turn.');
  expect(host.said()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/r\/[a-z2-7]{26}\n/);
  expect(host.said()).toContain('Crosscut, by Mark Steere');
  host.type('d4');
  await host.says('Blue played');
  host.type('x');
  await host.says('Red resigned. Blue wins.');
  host.type('q');
  expect(await host.ended).toBe(0);
});

test('a line that comes before the room is drawn is played, and leaving loses no connection', async () => {
  const host = start('host', 'crosscut', '--seats', 'human,level:1', '--server', server.address());
  host.type('d4');
  await host.says('Red played d4.');
  await host.says('Blue played');
  host.type('q');
  expect(await host.ended).toBe(0);
  expect(host.said()).not.toContain('Connection lost');
});
