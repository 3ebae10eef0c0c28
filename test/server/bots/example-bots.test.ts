import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { root } from '../../../tools/node.mjs';
import { serverOfTests } from '../support/any-server.ts';
import { newBot } from '../support/bots.ts';
import { newGuest } from '../support/guests.ts';

const server = serverOfTests();

const EXAMPLES = [
  { name: 'python', program: 'python3', file: 'random_bot.py' },
  { name: 'node', program: process.execPath, file: 'random-bot.mjs' },
];

test.each(EXAMPLES)('$file takes challenges and plays two games against our computer to the end', async (example) => {
  const { name, program, file } = example;
  const ann = await newGuest(server.address, 'Ann');
  const bot = await newBot(server.address, ann, name);
  const path = join(root, 'examples/online', file);
  const child = spawn(program, [path, server.address(), bot.token], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  try {
    const rooms = await Promise.all(
      ['level:1', 'level:2'].map((word) =>
        ann.newRoom({ game: 'agere', options: { size: 3 }, seats: [`bot:${name}`, word] }),
      ),
    );
    const clients = rooms.map((room) => ann.open(room));
    const isOver = () => clients.every(({ room }) => room?.status === 'over');
    await vi.waitUntil(isOver, { timeout: 90_000, interval: 20 });
    for (const { room } of clients) expect(room?.outcome?.reason).toBe('rules');
    await vi.waitUntil(() => said.match(/is over: rules/g)?.length === 2, { timeout: 5000 });
    expect(said).toContain('Ann asks for agere');
    for (const client of clients) client.close();
  } finally {
    child.kill('SIGKILL');
  }
});

test('a bot by curl alone plays a game to the end', async () => {
  const ann = await newGuest(server.address, 'Cas');
  const bot = await newBot(server.address, ann, 'curly');
  const path = join(root, 'examples/online/one-move.sh');
  // A group of its own: what it starts ends with it.
  const child = spawn('sh', [path, server.address(), bot.token], { stdio: 'ignore', detached: true });
  try {
    const room = await ann.newRoom({ game: 'agere', options: { size: 3 }, seats: ['bot:curly', 'level:1'] });
    const client = ann.open(room);
    await vi.waitUntil(() => client.room?.status === 'over', { timeout: 90_000, interval: 50 });
    expect(client.room?.outcome?.reason).toBe('rules');
    client.close();
  } finally {
    // It has ended already if it could not begin.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  }
});
