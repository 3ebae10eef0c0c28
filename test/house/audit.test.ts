import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/node.mjs';

const FOUND = 1;
const NOT_DONE = 3;

const cache = mkdtempSync(join(tmpdir(), 'gamut-audit-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** What the audit says when the registry answers like this; isAsked: whether it is the query for vulnerabilities. */
async function audit(answer: (response: ServerResponse, isAsked: boolean) => void, patience = 100_000) {
  const registry = createServer((request, response) => {
    request.resume();
    request.on('end', () => answer(response, request.url?.endsWith('/security/advisories/bulk') === true));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const address = registry.address();
  const port = typeof address === 'object' ? address?.port : '';
  const said = await auditAt(`http://127.0.0.1:${port}/`, patience);
  registry.closeAllConnections();
  registry.close();
  return said;
}

async function auditAt(registry: string, patience = 100_000): Promise<{ status: number; said: string }> {
  const child = spawn(process.execPath, [join(root, 'tools/audit.ts')], {
    env: {
      ...process.env,
      npm_config_registry: registry,
      npm_config_cache: cache,
      GAMUT_AUDIT_MS: String(patience),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const [status] = await once(child, 'close');
  return { status, said };
}

/** A registry that knows vulnerabilities. */
function knowing(advisories: unknown) {
  return (response: ServerResponse, isAsked: boolean) => {
    if (isAsked) response.end(JSON.stringify(advisories));
    else response.writeHead(404).end('{}');
  };
}

const weakness = { url: 'https://example.org/1', title: 'Lets anybody in', vulnerable_versions: '*' };

test('a grave weakness of a package that users run fails, and is named', async () => {
  const { status, said } = await audit(knowing({ fastify: [{ ...weakness, id: 1, severity: 'high' }] }));
  expect(said).toMatch(/^fastify: high: Lets anybody in \(https:\/\/example\.org\/1\)$/m);
  expect(status).toBe(FOUND);
});

test('a lesser one, and none, do not', async () => {
  const lesser = await audit(knowing({ fastify: [{ ...weakness, id: 2, severity: 'low' }] }));
  expect(lesser).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^No grave weakness is known; \d+ lesser\.\n$/),
  });
  expect(await audit(knowing({}))).toEqual({ status: 0, said: 'No grave weakness is known.\n' });
});

describe('a registry that does not answer fails nothing, and it is said that the check could not be done', () => {
  const expectNotDone = ({ status, said }: { status: number; said: string }) => {
    expect(said).toMatch(/^The check for known weaknesses of packages could not be done: [^\n]+\.\n$/);
    expect(status).toBe(NOT_DONE);
    return said;
  };

  test.each([
    ['does not know the question', (response: ServerResponse) => response.writeHead(405).end('{}')],
    ['knows nothing at all', (response: ServerResponse) => response.writeHead(404).end('Not found')],
    ['has a fault of its own', (response: ServerResponse) => response.writeHead(503).end()],
    ['answers a page', (response: ServerResponse) => response.end('<!doctype html><title>Sign in</title>')],
    ['answers something else', (response: ServerResponse) => response.end('"hello"')],
    [
      'answers in words of its own',
      (response: ServerResponse) => response.end('{"fastify":[{"severity":"dreadful"}]}'),
    ],
    ['hangs up', (response: ServerResponse) => response.socket?.destroy()],
    [
      'hangs up in the middle',
      (response: ServerResponse) => response.writeHead(200).write('{"fas', () => response.destroy()),
    ],
  ])('one that %s', async (_, answer) => {
    expectNotDone(await audit((response) => void answer(response)));
  });

  test('one that is not there', async () => {
    expectNotDone(await auditAt('http://127.0.0.1:1/'));
  });

  test('one that never answers is waited for so long and no longer', async () => {
    const said = expectNotDone(await audit(() => {}, 3000));
    expect(said).toContain('the registry did not answer within 3 s');
  });
});
