import { expect, test, vi } from 'vitest';
import { legalTexts } from '../../../src/core/moves.ts';
import { Random } from '../../../src/core/random.ts';
import { games } from '../../../src/games/index.ts';
import type { RoomClient } from '../../../src/protocol/room-client.ts';
import { serverOfTests } from '../support/any-server.ts';
import { newGuest, openClient } from '../support/guests.ts';

const server = serverOfTests();
const { address } = server;

const until = (ready: () => boolean) => vi.waitUntil(ready, { timeout: 20_000, interval: 5 });

/** Plays any legal moves for the player to move until the game is over. */
async function playOut(players: readonly RoomClient[], seed: number, most = 1000): Promise<void> {
  const random = new Random(seed);
  for (let made = 0; made < most; made++) {
    const room = players[0].room;
    if (room === undefined || room.status === 'over') return;
    const { turn, ply } = room;
    const mover = players.find(({ user, room: own }) => own?.seatOf(user) === turn);
    if (mover === undefined) throw new Error(`nobody at seat ${turn}`);
    await until(() => mover.room?.ply === ply);
    const moves = legalTexts(room.match.position);
    const answered = await mover.move(moves[random.below(moves.length)]);
    expect(answered).toHaveProperty('seq');
    await until(() => players.every((one) => one.room !== undefined && one.room.ply > ply));
  }
}

test.each(games.map(({ id }) => id))(
  'two people play %s to the end by a link while a third watches',
  async (game) => {
    const [ann, ben] = await Promise.all([newGuest(address, 'Ann'), newGuest(address, 'Ben')]);
    const room = await ann.newRoom({ game, seats: ['me', 'open'] });
    const players = [ann.open(room), ben.open(room)];
    const spectator = openClient(address, () => '', room);
    await until(() => [...players, spectator].every((one) => one.room !== undefined));
    expect(players[0].room?.status).toBe('waiting');
    expect(await players[1].act({ do: 'sit' })).toHaveProperty('seq');
    await until(() => players[0].room?.status === 'playing');
    await until(() => players[0].presence.seats.every((isThere) => isThere) && players[0].presence.watchers === 1);
    await playOut([players[0], players[1]], 5);
    await until(() => spectator.events.length === players[0].events.length);
    expect(spectator.events).toEqual(players[0].events);
    expect(spectator.room?.outcome).toEqual(players[1].room?.outcome);
    for (const client of [...players, spectator]) client.close();
  },
  60_000,
);

test('a computer takes the fourth seat', async () => {
  const guests = await Promise.all(['A', 'B', 'C'].map((name) => newGuest(address, name)));
  const room = await guests[0].newRoom({
    game: 'azacru',
    options: { players: 4 },
    seats: ['me', 'open', 'open', 'level:2'],
  });
  const players = guests.map((guest) => guest.open(room));
  await until(() => players.every((one) => one.room !== undefined));
  for (const player of players.slice(1)) await player.act({ do: 'sit' });
  await until(() => players[0].room?.status === 'playing');
  const random = new Random(3);
  while (players[0].room !== undefined && players[0].room.ply < 12 && players[0].room.status === 'playing') {
    const { turn, ply, match } = players[0].room;
    if (turn < 3) {
      const moves = legalTexts(match.position);
      const mover = players.find(({ user, room: own }) => own?.seatOf(user) === turn);
      await mover?.move(moves[random.below(moves.length)]);
    }
    await until(() => players.every((one) => one.room !== undefined && one.room.ply > ply));
  }
  expect(players[0].room?.made.filter(({ seat }) => seat === 3)).toHaveLength(3);
  for (const player of players) player.close();
});

test('a game goes on after the server was restarted, and nothing is lost', async () => {
  const [ann, ben] = await Promise.all([newGuest(address), newGuest(address)]);
  const room = await ann.newRoom({ game: 'agere', seats: ['me', 'open'] });
  const players = [ann.open(room), ben.open(room)];
  await until(() => players.every((one) => one.room !== undefined));
  await players[1].act({ do: 'sit' });
  await until(() => players[0].room?.status === 'playing');
  await playOut(players, 1, 5);
  const before = [...players[0].events];
  await server.stop();
  const moves = legalTexts(players[1].room?.match.position ?? expect.fail());
  const wished = players[1].move(moves[0]); // while nobody listens
  await server.start();
  expect(await wished).toHaveProperty('seq');
  await until(() => players[0].events.length === before.length + 1);
  expect(players[0].events.slice(0, -1)).toEqual(before);
  for (const player of players) player.close();
});
