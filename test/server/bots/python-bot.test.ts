import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../../../tools/node.mjs';
import { serverOfTests } from '../support/any-server.ts';
import { newBot } from '../support/bots.ts';
import { newGuest } from '../support/guests.ts';

const server = serverOfTests();

test('the example in Python takes challenges and plays two games against our computer to the end', async () => {
  const ann = await newGuest(server.address, 'Ann');
  const bot = await newBot(server.address, ann, 'python');
  const program = join(root, 'examples/online/random_bot.py');
  const child = spawn('python3', [program, server.address(), bot.token], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  try {
    const rooms = await Promise.all(
      ['level:1', 'level:2'].map((word) =>
        ann.newRoom({ game: 'agere', options: { size: 3 }, seats: ['bot:python', word] }),
      ),
    );
    const clients = rooms.map((room) => ann.open(room));
    const isOver = () => clients.every(({ room }) => room?.status === 'over');
    await vi.waitUntil(isOver, { timeout: 18_000, interval: 20 });
    for (const { room } of clients) expect(room?.outcome?.reason).toBe('rules');
    await vi.waitUntil(() => said.match(/is over: rules/g)?.length === 2, { timeout: 5000 });
    expect(said).toContain('Ann asks for agere');
    for (const client of clients) client.close();
  } finally {
    child.kill('SIGKILL');
  }
});
