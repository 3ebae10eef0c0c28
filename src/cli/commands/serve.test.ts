import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../../tools/build.ts';
import { root } from '../../../tools/node.mjs';

const running: ChildProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'gamut-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(buildSite, 180_000);

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** gamut serve as a separate process; its first line, or all its output if it ended without one. */
async function serve(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(root, 'bin/gamut.mjs'), 'serve', '--data', folder, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let out = '';
  let error = '';
  child.stderr.on('data', (text) => {
    error += text;
  });
  const ended = once(child, 'close').then(([status]) => status as number | null);
  const firstLine = new Promise<string>((resolve) => {
    child.stdout.on('data', (text) => {
      out += text;
      if (out.includes('\n')) resolve(out);
    });
    void ended.then(() => resolve(out));
  });
  return { child, line: await firstLine, ended, error: () => error };
}

test('it prints its address, serves the app there, and ends when it is told to', async () => {
  const { child, line, ended } = await serve('--port', '0');
  const address = /^Gamut is at (http:\/\/127\.0\.0\.1:\d+\/)/.exec(line)?.[1];
  expect(address, line).toBeDefined();
  const page = await fetch(String(address));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<div id="app">');
  const worker = await fetch(`${address}sw.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a port that is taken is named in one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { ended, line, error } = await serve('--port', String(port));
  expect(await ended).not.toBe(0);
  expect(line).toBe('');
  expect(error()).toBe(`Port ${port} is in use; choose another with --port.\n`);
  other.close();
});

test('an address over TLS without a proxy that is trusted is warned of', async () => {
  const { child, ended, error } = await serve('--port', '0', '--public-url', 'https://games.example.org');
  await expect.poll(error).toContain('--trust-proxy');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const named = await serve('--port', '0', '--public-url', 'https://games.example.org', '--trust-proxy', '127.0.0.1');
  expect(named.error()).toBe('');
});

test('a port that is none is refused', async () => {
  const { ended, error } = await serve('--port', '70000');
  expect(await ended).toBe(2);
  expect(error()).toContain('--port');
});
