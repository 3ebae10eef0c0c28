import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { legalTexts } from '../../../src/core/moves.ts';
import { games } from '../../../src/games/index.ts';
import { Room } from '../../../src/protocol/room.ts';
import { buildSite } from '../../../tools/build.ts';
import { type ServerProcess, startProcess } from '../support/faults/fleet.ts';
import { type Guest, newGuest } from '../support/guests.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-people-faults-'));
let server: ServerProcess;
const start = async () => {
  server = await startProcess('--port', '0', '--workers', '1', '--data', folder);
};
beforeAll(async () => {
  await buildSite();
  await start();
}, 180_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const address = () => server.address;
const [game] = games;

async function account(name: string): Promise<Guest> {
  const guest = await newGuest(address);
  const made = await guest.post('/api/account/password', { name, password: 'correct horse battery' });
  expect(made.status).toBe(201);
  return guest;
}

/** Plays some moves and resigns; the last answer is the acknowledgement of the end. */
async function play(players: readonly [Guest, Guest], plies: number): Promise<string> {
  const id = await players[0].newRoom({ game: game.id, seats: ['me', 'open'], rated: true, listed: true });
  let wishes = 0;
  const act = (guest: Guest, wished: unknown) =>
    guest.post(`/api/rooms/${id}/acts`, { id: `wish-${++wishes}-1234`, act: wished });
  await act(players[1], { do: 'sit' });
  const { setup } = (await players[0].get(`/api/rooms/${id}`)).body;
  const room = new Room(games, setup as Room['setup']);
  for (let ply = 0; ply < plies; ply++) {
    const [move] = legalTexts(room.match.position);
    expect(await act(players[ply % 2], { do: 'move', epoch: 0, ply, move })).toMatchObject({ status: 200 });
    room.match.play(move);
  }
  expect(await act(players[0], { do: 'resign' })).toMatchObject({ status: 200 });
  return id;
}

test('a server that is killed counts every rated game once, and ends the analysis it had begun', async () => {
  const players: [Guest, Guest] = [await account('Ann'), await account('Ben')];
  for (let kill = 1; kill <= 2; kill++) {
    await play(players, 4);
    await server.kill();
    await start();
  }
  const room = await play(players, 6);
  expect(await players[0].post(`/api/rooms/${room}/analysis`, {})).toMatchObject({ status: 202 });
  const done = async () => Number((await players[0].get(`/api/rooms/${room}/analysis`)).body.done);
  await vi.waitUntil(async () => (await done()) > 0, { timeout: 60_000 });
  await server.kill();
  await start();
  const before = await done();
  expect(before).toBeGreaterThan(0);
  await vi.waitUntil(async () => (await done()) === 6, { timeout: 80_000, interval: 200 });
  const { body } = await players[0].get(`/api/rooms/${room}/analysis`);
  expect((body.notes as { ply: number }[]).map(({ ply }) => ply)).toEqual([...new Array(6).keys()]);
  const { ratings } = (await players[0].get('/api/users/Ben')).body as { ratings: { games: number }[] };
  expect(ratings).toEqual([expect.objectContaining({ games: 3 })]);
});

test('a server that is killed as soon as somebody is deleted takes the name out of the games when it is back', async () => {
  const [cy, dora] = [await account('Cyprian'), await account('Dora')];
  const room = await cy.newRoom({ game: game.id, seats: ['me', 'open'] });
  await dora.post(`/api/rooms/${room}/acts`, { id: 'wish-sit-1', act: { do: 'sit' } });
  const gone = await cy.post('/api/account/delete', { name: 'Cyprian', password: 'correct horse battery' });
  expect(gone).toEqual({ status: 200, body: {} });
  await server.kill();
  await start();
  const events = async () => JSON.stringify((await dora.get(`/api/rooms/${room}`)).body.events);
  await vi.waitUntil(async () => !(await events()).includes('Cyprian'), { timeout: 30_000, interval: 200 });
  expect(await events()).toContain('"kind":"resign"');
});
