import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openApp } from '../../../src/server/http/app.ts';
import { databasesOfTests } from '../support/hosts.ts';
import { newFolder } from '../support/in-process.ts';

const databases = databasesOfTests();
const COOKIE = { cookie: 'gamut=somebody' };

test('addresses that are none count like any other, and nobody is looked up for them or beyond the limit', async () => {
  const host = await databases.open(databases.fresh('embedded'));
  let looks = 0;
  const { sessions } = host;
  const find = sessions.find.bind(sessions);
  sessions.find = (token) => {
    looks++;
    return find(token);
  };
  const limits = { rateLimit: 20, socketLimit: 10, accountLimit: 100 };
  const folder = newFolder();
  const app = await openApp({ host, site: `${folder}/site`, publicUrl: undefined, trustProxy: [], ...limits });
  const ask = async (url: string) => (await app.inject({ url, headers: COOKIE })).statusCode;
  const statuses: number[] = [];
  for (let n = 0; n < 15; n++) statuses.push(await ask(`/api/nothing-${n}`));
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(looks).toBe(0);
  for (let n = 0; n < 5; n++) expect(await ask('/api/rooms')).toBe(200);
  expect(looks).toBe(5);
  expect([await ask('/api/nothing'), await ask('/api/rooms')]).toEqual([429, 429]);
  expect(looks).toBe(5);
  // The page itself is always there.
  expect(await ask('/')).toBe(200);
  await app.close();
  await host.close();
  rmSync(folder, { recursive: true });
});
