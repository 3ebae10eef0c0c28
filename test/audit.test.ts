import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { root } from '../tools/node.mjs';

const cache = mkdtempSync(join(tmpdir(), 'gamut-audit-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** What the audit says where the registry answers so; undefined is a registry that knows no such question. */
async function audit(advisories: object | undefined): Promise<{ status: number; said: string }> {
  const registry = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const isAsked = request.url?.endsWith('/security/advisories/bulk') === true;
      if (isAsked && advisories !== undefined) response.end(JSON.stringify(advisories));
      else response.writeHead(isAsked ? 405 : 404).end('{}');
    });
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const address = registry.address();
  const port = typeof address === 'object' ? address?.port : '';
  const child = spawn(process.execPath, [join(root, 'tools/audit.ts')], {
    env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: cache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const [status] = await once(child, 'close');
  registry.close();
  return { status, said };
}

const weakness = { url: 'https://example.org/1', title: 'Lets anybody in', vulnerable_versions: '*' };

test('a grave weakness of a package that users run fails, and is named', async () => {
  const { status, said } = await audit({ fastify: [{ ...weakness, id: 1, severity: 'high' }] });
  expect(said).toMatch(/^fastify: high: Lets anybody in \(https:\/\/example\.org\/1\)$/m);
  expect(status).toBe(1);
});

test('a lesser one, and none, do not', async () => {
  expect(await audit({ fastify: [{ ...weakness, id: 2, severity: 'low' }] })).toMatchObject({ status: 0 });
  expect(await audit({})).toEqual({ status: 0, said: 'No grave weakness is known.\n' });
});

test('a registry that cannot answer is said to be so, in one sentence, and fails nothing', async () => {
  const { status, said } = await audit(undefined);
  expect(said).toMatch(/^Not checked: the registry does not say which packages are weak \(405 .*\)\.\n$/);
  expect(status).toBe(0);
});
