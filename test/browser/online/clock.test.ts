import { expect, test } from 'vitest';
import { Random } from '../../../src/core/random.ts';
import {
  type Kind,
  makeGame,
  onlineOfTests,
  playAny,
  type Somebody,
  sitDown,
  somebody,
} from '../support/online-rooms.ts';

const online = onlineOfTests();

const KIND: Kind = { game: 'agere', options: { size: 3 } };

test('clocks run by the server, show tenths near their end, and the server ends the game', async () => {
  const [ann, ben] = await Promise.all([somebody(online), somebody(online)]);
  await ann.page.goto(online.address);
  // Shorter than any clock that is offered.
  const wished = { ...KIND, seats: ['me', 'open'], clock: { start: 5000, increment: 0, cap: 5000 } };
  const room = await ann.page.evaluate<string>(`(async () => {
    const post = async (path, body) => (await fetch(path, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    })).json();
    await post('api/session', { name: 'Ann' });
    return (await post('api/rooms', ${JSON.stringify(wished)})).room;
  })()`);
  const link = `${online.address}r/${room}`;
  await ann.page.goto(link);
  await sitDown(ben, link, 'Ben');
  // The first move of each is free.
  const random = new Random(1);
  await playAny(ann, KIND, random);
  await playAny(ben, KIND, random);
  const clockOf = ({ page }: Somebody, ink: string) =>
    page.locator(`.seat-row.ink-${ink}`).getByRole('timer').textContent();
  expect(await clockOf(ann, 'blue')).toBe('0:05.0');
  await expect.poll(() => clockOf(ben, 'yellow')).toMatch(/^0:0[0-4]\.\d$/);
  for (const one of [ann, ben]) {
    const { page, faults } = one;
    await page.getByText('Ann (Yellow) ran out of time. Ben (Blue) wins.').waitFor();
    expect(await clockOf(one, 'yellow')).toBe('0:00.0');
    expect(faults).toEqual([]);
  }
});

test('a phone in the same house plays by link, though its connection is not secure', async () => {
  const house = { ...online, address: online.address.replace('127.0.0.1', 'gamut.test') };
  const [ann, ben] = await Promise.all([somebody(house), somebody(house)]);
  const link = await makeGame(ann, house, { game: KIND.game, options: { size: '3' } });
  expect(await ann.page.evaluate('isSecureContext')).toBe(false);
  await ann.page.getByRole('button', { name: 'Copy link' }).click();
  await ann.page.getByText('Copy it from the field.').waitFor();
  await sitDown(ben, link);
  await playAny(ann, KIND, new Random(2));
  await ben.page.getByText('Your turn.').waitFor();
  for (const { faults } of [ann, ben]) {
    expect(faults.filter((fault) => !fault.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
  }
});
