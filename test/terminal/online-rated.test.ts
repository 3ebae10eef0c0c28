import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { serverOfTests } from '../server/support/any-server.ts';
import { newGuest } from '../server/support/guests.ts';
import { dataFolder, Terminal } from './terminal.ts';

const server = serverOfTests();
const at = () => `--server=${server.address()}`;

const game = games.find(({ id }) => id === 'crosscut') ?? games[0];
const [lens] = game.course.lenses;
const { name } = lens.texts.en;

/** A person with an account, and how to continue as them on another device. */
async function withAccount(handle: string) {
  const guest = await newGuest(server.address);
  await guest.post('/api/account/password', { name: handle, password: 'a long sentence of ours' });
  return { ...guest, code: async () => String((await guest.post('/api/transfer', {})).body.code) };
}

test.concurrent('a rated room is made in a terminal by whoever has an account; those who play in it do without lenses', async () => {
  const [ann, ben] = await Promise.all([withAccount('Ann'), withAccount('Ben')]);
  const guest = new Terminal(['host', game.id, '--rated', at()]);
  const data = dataFolder({ pause: 0 });
  const words = ['host', game.id, '--rated', '--listed', '--clock=10m+5s', `--code=${await ann.code()}`, at()];
  const host = new Terminal(words, { data });
  const page = await host.shows('The link of this room');
  const [, room] = /\/r\/([a-z2-7]{26})/.exec(page) ?? expect.fail(page);
  const { body } = await ben.get(`/api/rooms/${room}`);
  expect(body.setup).toMatchObject({ rated: true, listed: true, clock: { start: 600_000, increment: 5000 } });
  await ben.post(`/api/rooms/${room}/acts`, { id: 'wish-sit', act: { do: 'sit' } });
  await host.shows('The game has begun.');
  host.press('Down', 'Enter');
  await host.shows('Ann (you)');
  host.press(lens.key);
  await host.shows('Lenses are off for players in rated games.');
  expect(host.screen()).not.toContain(`${name}:`);
  host.press('?');
  expect(await host.shows('resign')).not.toContain('lens');

  const eve = new Terminal(['watch', room, at()], { rows: 40 });
  await eve.shows('You are watching.');
  eve.press(lens.key);
  await eve.shows(`${name}:`);
  eve.press('?');
  await eve.shows(`lens: ${name}`);

  expect(await guest.status()).toBe(2);
  expect(guest.screen()).toContain('Rated games need an account');
  const wrong = new Terminal(['join', room, '--code=abcde-fghij', at()]);
  expect(await wrong.status()).toBe(2);
  expect(wrong.screen()).toContain('This code is invalid or has expired');
});

test.concurrent('two in terminals who want the same are paired, and look through lenses as they like', async () => {
  const pair = (who: string) => new Terminal(['pair', game.id, '--size=5', `--name=${who}`, at()], { rows: 40 });
  const cy = pair('Cy');
  await cy.shows('Waiting for players');
  const di = pair('Di');
  await di.shows('Cy (guest) · 5:00');
  await cy.shows('Di (guest) · 5:00');
  di.press(lens.key);
  await di.shows(`${name}:`);
});

test.concurrent.each([
  ['q', '--size=6'],
  ['C-c', '--size=7'],
])('whoever leaves by %s before anybody came is found no longer', async (key, size) => {
  const words = ['pair', game.id, size, at()];
  const el = new Terminal(words);
  await el.shows('Waiting for players');
  el.press(key);
  expect(await el.status()).toBe(0);
  const flo = new Terminal([...words, '--name=Flo']);
  await flo.shows('Waiting for players');
});
