import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSite } from './site.ts';

const PAGE = '<!doctype html><title>A page</title>';
const ROOM_PAGE = '<!doctype html><title>A room</title>';
const LOST_PAGE = '<!doctype html><script src="./assets/main-1a2b.js"></script><div data-up="./"></div>';
const SCRIPT = `console.log('${'long '.repeat(200)}');`;

/** A folder next to a file that nobody may read. */
const place = mkdtempSync(join(tmpdir(), 'gamut-site-'));
const site = join(place, 'site');
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(place, 'secret.txt'), 'nobody reads this');
  writeFileSync(join(site, 'index.html'), PAGE);
  writeFileSync(join(site, 'room.html'), ROOM_PAGE);
  writeFileSync(join(site, 'lost.html'), LOST_PAGE);
  writeFileSync(join(site, 'assets', 'main-1a2b.js'), SCRIPT);
  writeFileSync(join(site, 'manifest.webmanifest'), '{}');
  writeFileSync(join(site, 'odd.thing'), 'odd');
  server = createServer(serveSite(site));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(place, { recursive: true });
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the path as it is: unlike fetch, which would normalise it first. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Reply> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('files', () => {
  test('the folder itself is its index page, with or without a query', async () => {
    for (const path of ['/', '/index.html', '/?from=home']) {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.toString()).toBe(PAGE);
    }
  });

  test('every address of a room is answered with the page of rooms, and no other address below /r/', async () => {
    const name = 'abcdefghijklmnopqrstuvwxyz';
    for (const path of [`/r/${name}`, `/r/${name}?from=mail`]) {
      const { status, headers, body } = await ask(path);
      expect(status, path).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toBe(ROOM_PAGE);
    }
    for (const path of [
      '/r/',
      '/r/short',
      `/r/${name}a`,
      `/r/${name}/`,
      `/r/${name}/more`,
      `/r/${name.toUpperCase()}`,
    ]) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });

  test('types follow from names; an unknown one is plain bytes', async () => {
    expect((await ask('/assets/main-1a2b.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await ask('/manifest.webmanifest')).headers['content-type']).toContain('application/manifest+json');
    expect((await ask('/odd.thing')).headers['content-type']).toBe('application/octet-stream');
  });

  test.each([
    ['/nothing', './'],
    ['/nothing?from=mail', './'],
    ['/r/short', '../'],
    ['/assets/gone.html', '../'],
    ['/a/b/c/', '../../../'],
    ['//', '../'],
    [`/${'a/'.repeat(2000)}`, '../'.repeat(30)],
  ])('people who ask for %s get a page that finds its parts, with status 404', async (path, up) => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const { status, headers, body } = await ask(path, { accept, 'accept-encoding': 'br' });
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body.toString()).toBe(LOST_PAGE.replaceAll('./', up));
    expect((await ask(path, { accept }, 'HEAD')).headers['content-length']).toBe(String(body.length));
  });

  test('programs that ask for what is not there get 404, without a body', async () => {
    for (const path of ['/nothing', '/assets', '/assets/', '/index.html/', '//index.html']) {
      const { status, body } = await ask(path);
      expect(status, path).toBe(404);
      expect(body.length).toBe(0);
    }
  });

  test('HEAD tells what GET would, and sends nothing', async () => {
    const get = await ask('/assets/main-1a2b.js');
    const head = await ask('/assets/main-1a2b.js', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test('only GET and HEAD are understood', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask('/', {}, method);
      expect(status, method).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    }
  });
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..\\secret.txt',
  '/....//secret.txt',
  '/%00',
  '/index.html%00.js',
  'http://elsewhere.example/../secret.txt',
  '/__proto__',
  '/constructor',
])('%s leads nowhere', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body.length).toBe(0);
});

describe('headers', () => {
  test('every answer has the policy, isolation and the rest, errors too', async () => {
    for (const { headers } of [await ask('/'), await ask('/nothing'), await ask('/', {}, 'POST')]) {
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  test('files whose names change with their content are kept for ever, others are asked for again', async () => {
    expect((await ask('/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
  });

  test('who has the file already is told so', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await ask('/', { 'if-none-match': `"other", W/${headers.etag}` })).status).toBe(304);
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('files are compressed for those who understand it', async () => {
    const packed = await ask('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(packed.body.length).toBeLessThan(SCRIPT.length / 4);
    expect(brotliDecompressSync(packed.body).toString()).toBe(SCRIPT);
    const plain = await ask('/assets/main-1a2b.js', { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  test('a 304 says the same about compression as a 200', async () => {
    const { headers } = await ask('/', { 'accept-encoding': 'br' });
    const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect(again.headers.vary).toBe('accept-encoding');
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
  });
});
