import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { HEADERS } from '../../../src/server/http/site.ts';
import { serverOfTests } from '../support/any-server.ts';
import { newGuest } from '../support/guests.ts';

const troubles: unknown[] = [];
const { address } = serverOfTests({ workers: 0 }, (error) => troubles.push(error));
const secure = serverOfTests({ workers: 0, publicUrl: 'https://games.example.org' });

interface Raw {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends a request as it is, and reads the answer to its end. */
async function send(where: string, ...lines: readonly string[]): Promise<Raw> {
  const socket = connect(Number(new URL(where).port), '127.0.0.1');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  await once(socket, 'close');
  const [head, body] = text.split(/\r\n\r\n/, 2);
  const [first, ...rest] = head.split('\r\n');
  const headers = new Map(rest.map((line) => [line.split(': ')[0].toLowerCase(), line.replace(/^[^:]*: /, '')]));
  return { status: Number(first.split(' ')[1]), headers, body };
}

const REFUSED = JSON.stringify({ code: 'bad input' });
const hasPolicy = ({ headers }: Raw) => {
  for (const [name, value] of Object.entries(HEADERS)) expect(headers.get(name), name).toBe(value);
};

test.each([
  ['an address that cannot be read', ['GET /% HTTP/1.1', 'Host: x']],
  ['an address of the interface that cannot be read', ['GET /api/users/%ff HTTP/1.1', 'Host: x']],
  ['a name of a host that is none', ['GET / HTTP/1.1', 'Host: [']],
  ['two hosts', ['GET / HTTP/1.1', 'Host: a.example', 'Host: b.example']],
  ['two hosts alike', ['GET /api/health HTTP/1.1', 'Host: a.example', 'host: a.example']],
])('%s is refused in the usual form', async (_, lines) => {
  const answer = await send(address(), ...lines);
  expect(answer).toMatchObject({ status: 400 });
  expect(answer.body).toContain(REFUSED);
  hasPolicy(answer);
  expect(troubles).toEqual([]);
});

test('a browser at an address of the page that cannot be read gets the page with words', async () => {
  const answer = await send(address(), 'GET /r/%E0 HTTP/1.1', 'Host: x', 'Accept: text/html');
  expect(answer).toMatchObject({ status: 404 });
  expect(answer.body).toContain('<title>Lost</title>');
  hasPolicy(answer);
  expect(troubles).toEqual([]);
});

test('a passkey is not asked for at a host that is none', async () => {
  const lines = ['Host: [', 'Origin: http://[', 'Content-Type: application/json', 'Content-Length: 2', ''];
  const socket = connect(Number(new URL(address()).port), '127.0.0.1');
  socket.end(['POST /api/sign-in/passkey/options HTTP/1.1', ...lines, '{}'].join('\r\n'));
  const [part] = await once(socket, 'data');
  expect(String(part)).toMatch(/^HTTP\/1.1 400/);
  expect(troubles).toEqual([]);
});

test('whoever asks without a host, as simple watchers do, is answered', async () => {
  expect(await send(address(), 'GET /api/health HTTP/1.0')).toMatchObject({ status: 200 });
});

test.each(['account', 'session', 'tokens', 'me/rooms', 'archive', 'nonsense'])(
  'nobody between keeps what %s answers',
  async (path) => {
    const ann = await newGuest(address, 'Ann');
    const answer = await ann.download(`/api/${path}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await answer.text();
  },
);

describe('where people come over TLS', () => {
  test('browsers are told to come that way only', async () => {
    const where = secure.address();
    const answers = [
      await send(where, 'GET / HTTP/1.1', 'Host: games.example.org'),
      await send(where, 'GET /api/health HTTP/1.1', 'Host: games.example.org'),
      await send(where, 'GET /% HTTP/1.1', 'Host: games.example.org'),
    ];
    for (const { headers } of answers) expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    const plain = await send(address(), 'GET / HTTP/1.1', 'Host: x');
    expect(plain.headers.has('strict-transport-security')).toBe(false);
  });

  test('cookies go over TLS only, even where no proxy is trusted', async () => {
    const headers = { origin: 'https://games.example.org', 'content-type': 'application/json' };
    const made = await fetch(`${secure.address()}api/session`, { method: 'POST', headers, body: '{}' });
    const [cookie] = made.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-gamut=/);
    expect(cookie).toMatch(/; Secure/);
    const value = cookie.split(';')[0].split('=')[1];
    const { user } = (await made.json()) as { user: object };
    // Those who came before the server knew keep their session.
    for (const name of ['__Host-gamut', 'gamut']) {
      const known = await fetch(`${secure.address()}api/session`, { headers: { cookie: `${name}=${value}` } });
      expect(await known.json()).toEqual({ user });
    }
  });
});
