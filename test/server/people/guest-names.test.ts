import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { enterAsGuest } from '../../../src/cli/online/guest.ts';
import { serverOfTests } from '../support/any-server.ts';

const server = serverOfTests();
const data = mkdtempSync(join(tmpdir(), 'gamut-guests-'));
process.env.GAMUT_DATA = data;
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function nameAs(who: { readonly name?: string }): Promise<unknown> {
  const remote = await enterAsGuest(new URL(server.address()).origin, who);
  const { body } = await remote.ask('GET', '/api/session');
  return (body.user as { readonly name: string }).name;
}

test('who asks for another name later is known by it, and by the first one again', async () => {
  expect(await nameAs({ name: 'Bia' })).toBe('Bia');
  expect(await nameAs({})).toBe('Bia');
  expect(await nameAs({ name: 'Ana' })).toBe('Ana');
  expect(await nameAs({ name: 'Bia' })).toBe('Bia');
});
