import { afterEach, expect, test, vi } from 'vitest';

const ROOM = 'a'.repeat(26);

/** The module as it is in a page at this address. */
async function openAt(pathname: string, hash: string, up?: string) {
  vi.resetModules();
  vi.stubGlobal('location', { pathname, hash });
  vi.stubGlobal('document', { getElementById: () => ({ dataset: up === undefined ? {} : { up } }) });
  return import('./route.ts');
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/', '', []],
  ['/', '#/rules/hex', ['rules', 'hex']],
  ['/', '#/p/J%C3%BCrgen', ['p', 'Jürgen']],
  ['/', '#/p/100%', ['p', '100%']],
  ['/', '#hex.abc', ['link', 'hex.abc']],
  [`/r/${ROOM}`, '#12', ['room', ROOM]],
  ['/index.html', '#/games', ['games']],
  ['/room', '', ['lost']],
])('%s%s is %j', async (pathname, hash, words) => {
  expect((await openAt(pathname, hash)).route.value).toEqual(words);
});

test('links of a room and of an address without a page lead up to the page', async () => {
  expect((await openAt('/', '')).addressOf('new', 'a b')).toBe('#/new/a%20b');
  expect((await openAt(`/r/${ROOM}`, '')).addressOf('online')).toBe('../#/online');
  const lost = await openAt('/no/such/page', '', '../../');
  expect(lost.route.value).toEqual(['lost']);
  expect(lost.addressOfServer('rooms')).toBe('../../api/rooms');
});
