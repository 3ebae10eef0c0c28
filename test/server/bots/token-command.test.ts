import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../../tools/node.mjs';
import { serverOfTests } from '../support/any-server.ts';

const server = serverOfTests();
const home = mkdtempSync(join(tmpdir(), 'gamut-token-'));
afterAll(() => rmSync(home, { recursive: true }));

/** The command, always as the same guest. */
async function token(...words: readonly string[]) {
  const env = { ...process.env, XDG_DATA_HOME: home, HOME: home, LANG: 'C' };
  const args = [join(root, 'bin', 'gamut.mjs'), 'token', ...words, '--server', server.address()];
  const child = spawn(process.execPath, args, { env });
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out, error, status: child.exitCode };
}

test('a token is made, used, listed and revoked', async () => {
  const made = await token('make', 'my-bot');
  expect(made.status).toBe(0);
  expect(made.error).toMatch(/only time/);
  const authorization = `Bearer ${made.out.trim()}`;
  const whoAmI = async () => {
    const response = await fetch(`${server.address()}api/session`, { headers: { authorization } });
    return (await response.json()) as { user: { name: string } | null };
  };
  expect(await whoAmI()).toMatchObject({ user: { name: 'my-bot' } });
  const [id, name] = (await token('list')).out.trim().split(/\s+/);
  expect(name).toBe('my-bot');
  expect((await token('revoke', id)).status).toBe(0);
  expect((await token('list')).out).toBe('There are no tokens.\n');
  expect((await token('revoke', id)).error).toContain('There is no token');
});

test('what cannot be is answered with a sentence', async () => {
  expect(await token('make', 'Not A Name')).toMatchObject({
    status: 2,
    error: expect.stringMatching(/^A bot is called/),
  });
  expect(await token('make')).toMatchObject({ status: 2, error: expect.stringMatching(/^Please name the bot/) });
  expect(await token('delete')).toMatchObject({ status: 2, error: expect.stringMatching(/^delete is not make/) });
});
