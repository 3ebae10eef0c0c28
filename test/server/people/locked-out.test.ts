import { expect, test } from 'vitest';
import { serverOfTests } from '../support/any-server.ts';

// A proxy gives addresses, so that one machine can be many.
const { address } = serverOfTests({ workers: 0, trustProxy: ['127.0.0.1'] });

const SECRET = 'correct horse battery';
/** Of one household: the first 48 bits are the same. */
const household = (index: number) => `2001:db8:7:${index.toString(16)}::1`;

interface Browser {
  post(path: string, body: unknown): Promise<number>;
}

/** A browser that keeps all cookies, at any address. */
function browserAt(from: () => string): Browser {
  const cookies = new Map<string, string>();
  return {
    async post(path, body) {
      const origin = address().slice(0, -1);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { origin, cookie, 'content-type': 'application/json', 'x-forwarded-for': from() };
      const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      for (const given of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
        cookies.set(name, value);
      }
      await response.text();
      return response.status;
    },
  };
}

async function newAccount(name: string, from: string): Promise<Browser> {
  const browser = browserAt(() => from);
  expect(await browser.post('/api/session', {})).toBe(201);
  expect(await browser.post('/api/account/password', { name, password: SECRET })).toBe(201);
  return browser;
}

const signIn = (browser: Browser, name: string, password = SECRET) =>
  browser.post('/api/sign-in/password', { name, password });

async function guess(name: string, times: number, from: (index: number) => string): Promise<number[]> {
  let index = 0;
  const attacker = browserAt(() => from(index));
  const statuses: number[] = [];
  for (index = 0; index < times; index++) statuses.push(await signIn(attacker, name, 'a wrong guess'));
  return statuses;
}

test.each<[number, string, string, (index: number) => string]>([
  [1000, 'one address', 'Ada', () => '198.51.100.7'],
  [200, 'one network of the newer kind', 'Bob', household],
  [200, 'one network of the older kind', 'Cid', (index) => `203.0.113.${index}`],
])('%d wrong passwords from %s lock nobody out elsewhere', async (times, _, name, from) => {
  await newAccount(name, '192.0.2.1');
  const statuses = await guess(name, times, from);
  expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(20);
  expect(statuses.at(-1)).toBe(429);
  expect(
    await signIn(
      browserAt(() => '192.0.2.99'),
      name,
    ),
  ).toBe(200);
});

test('guesses from everywhere keep strangers out, but no browser in which the owner signed in before', async () => {
  const known = await newAccount('Dina', '192.0.2.2');
  const statuses = await guess('Dina', 300, (index) => `10.${index % 100}.${index % 200}.1`);
  expect(statuses.at(-1)).toBe(429);
  expect(
    await signIn(
      browserAt(() => '192.0.2.3'),
      'Dina',
    ),
  ).toBe(429);
  expect(await known.post('/api/sign-out', {})).toBe(200);
  expect(await signIn(known, 'Dina')).toBe(200);
});

test('a browser that is known for one account guesses no more than others', async () => {
  const known = await newAccount('Ed', '192.0.2.4');
  const tries: number[] = [];
  for (let n = 0; n < 12; n++) tries.push(await signIn(known, 'Ed', 'a wrong guess'));
  expect(tries).toEqual([...new Array(10).fill(403), 429, 429]);
  await newAccount('Flo', '192.0.2.5');
  const others: number[] = [];
  for (let n = 0; n < 12; n++) others.push(await signIn(known, 'Flo', 'a wrong guess'));
  expect(others.at(-1)).toBe(429);
});
