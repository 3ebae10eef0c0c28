import process from 'node:process';
import { expect, test } from 'vitest';
import { RoomGame } from '../../../src/cli/app/room/room-game.ts';
import { enterAsGuest } from '../../../src/cli/online/guest.ts';
import { plainText } from '../../../src/view/styled.ts';
import { serverOfTests } from '../../server/support/any-server.ts';
import { newGuest } from '../../server/support/guests.ts';
import { type Desk, newDesk } from '../screens/screen.ts';
import { dataFolder } from '../terminal.ts';

process.env.GAMUT_DATA = dataFolder();

const server = serverOfTests();
const origin = () => server.address().slice(0, -1);

const seen = ({ navigator }: Desk) => navigator.draw({ columns: 100, rows: 39 }).map(plainText).join('\n');

test('a room that is left while it is connected never takes the place of a page', async () => {
  const desk = newDesk({ name: '', settings: {}, level: 0 });
  const ann = await newGuest(server.address, 'Ann');
  const room = await ann.newRoom({ game: 'crosscut', seats: ['me', 'open'] });
  const remote = await enterAsGuest(origin(), {});
  const enter = () => new RoomGame(desk.navigator, { remote, room, sits: true, showsLink: false }, () => {}).enter();
  enter();
  expect(seen(desk)).toContain('Connecting to');
  desk.press('enter', 'q', 'escape');
  expect(seen(desk)).toContain('Quit Gamut');
  // When the second connection shows its board, the first would have shown its own as well.
  enter();
  await expect.poll(() => seen(desk)).toContain('Red to move');
  desk.press('q', 'down', 'enter');
  await expect.poll(() => seen(desk)).toContain('Quit Gamut');
});

test('a game that is chosen twice, or given up while the server is asked, makes one room', async () => {
  const desk = newDesk({ name: '', settings: {}, level: 0 });
  desk.pages.online();
  desk.press('down', 'enter', ...Array.from({ length: 40 }, () => 'backspace'));
  desk.type(origin());
  desk.press('enter', 'enter');
  await expect.poll(() => seen(desk)).toContain('Which game?');
  desk.press('enter');
  expect(seen(desk)).toContain('Connecting to');
  desk.press('enter', 'escape');
  expect(seen(desk)).toContain('Which game?');
  desk.press('enter');
  await expect.poll(() => seen(desk)).toContain('The link of this room');
  desk.press('escape');
  expect(seen(desk)).toContain('Waiting for');
  desk.press('q');
  await expect.poll(() => seen(desk)).toContain('Which game?');
});

test('one key reviews a game that was played in a room', async () => {
  const desk = newDesk({ name: '', settings: {}, level: 0 });
  const ann = await newGuest(server.address, 'Ann');
  const room = await ann.newRoom({ game: 'crosscut', options: { size: 5 }, seats: ['me', 'open'] });
  const client = ann.open(room);
  const remote = await enterAsGuest(origin(), {});
  new RoomGame(desk.navigator, { remote, room, sits: true, showsLink: false }, () => {}).enter();
  await expect.poll(() => client.room?.status).toBe('playing');
  await client.move('b2');
  await client.act({ do: 'resign' });
  await expect.poll(() => seen(desk)).toContain('v review');
  desk.press('v');
  expect(seen(desk)).toContain('Evaluation graph');
  expect(seen(desk)).toContain('Move 0 of 1');
  desk.press('escape', 'enter');
  expect(seen(desk)).toContain('Review the game');
  client.close();
  desk.navigator.quit();
});
