import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { legalTexts } from '../../../src/core/moves.ts';
import { games } from '../../../src/games/index.ts';
import { Room } from '../../../src/protocol/room.ts';
import type { RoomClient } from '../../../src/protocol/room-client.ts';
import { openPostgres } from '../../../src/server/store/postgres.ts';
import { newName } from '../../../src/server/store/secrets.ts';
import { buildSite } from '../../../tools/build.ts';
import { type ServerProcess, startProcess } from '../support/faults/fleet.ts';
import { type SlowLine, slowLine } from '../support/faults/slow-line.ts';
import { type Guest, newGuest, openClient } from '../support/guests.ts';
import { bareRooms } from '../support/hosts.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

/** More than a server keeps in memory when nobody watches them; `npm run test:faults` has more. */
const ROOMS = process.env.GAMUT_FAULTS === 'long' ? 1600 : 280;
const MOVES = 8;
/** Requests at a time. */
const AT_ONCE = 50;
const PATIENCE = { timeout: 60_000, interval: 50 };

let postgres: TestPostgres;
/** The connection from the first server to the database. */
let line: SlowLine;
let servers: readonly ServerProcess[];
let players: readonly Guest[];
let rooms: readonly string[];
const script = movesOf(MOVES);

beforeAll(async () => {
  await buildSite();
  postgres = await startPostgres();
}, 180_000);
afterAll(() => postgres?.stop());

beforeEach(async () => {
  const url = postgres.newDatabase();
  line = await slowLine(url);
  const start = (by: string) => startProcess('--port', '0', '--workers', '0', '--database-url', by);
  servers = [await start(line.url), await start(url)];
  players = [await newGuest(() => servers[1].address), await newGuest(() => servers[1].address)];
  rooms = await newRooms(url);
});
afterEach(async () => {
  for (const server of servers) await server.kill();
  line.close();
});

test('all who ask for many rooms at once hear every move that is stored elsewhere, and come back to it', async () => {
  const watchers = rooms.map((room) => new Watcher(0, room));
  await everybodyKnows(watchers, 0);
  await moveEverywhere(1, 0);
  await everybodyKnows(watchers, 1);
  // All lose their connections at once, while the next moves are made.
  const moved = moveEverywhere(1, 1);
  for (const watcher of watchers) watcher.client.redial();
  await moved;
  await everybodyKnows(watchers, 2);
  await moveEverywhere(1, 2);
  await everybodyKnows(watchers, 3);
  for (const watcher of watchers) watcher.client.close();
});

test('all who watch many rooms hear every move when no hint arrives, and whoever comes later sees no old board', async () => {
  const watchers = rooms.map((room) => new Watcher(0, room));
  await everybodyKnows(watchers, 0);
  void line.lose('listening');
  await moveEverywhere(1, 0);
  const late = rooms.map((room) => new Watcher(0, room));
  await everybodyKnows(late, 1);
  expect(late.filter(({ shown }) => shown < 1)).toEqual([]);
  await everybodyKnows(watchers, 1);
  line.cut('listening');
  await moveEverywhere(1, 1);
  await everybodyKnows([...watchers, ...late], 2);
  for (const watcher of [...watchers, ...late]) watcher.client.close();
});

test('whoever comes later to a room that is watched sees what its one server has stored', async () => {
  const watchers = rooms.map((room) => new Watcher(0, room));
  await everybodyKnows(watchers, 0);
  for (let ply = 0; ply < 2; ply++) {
    await moveEverywhere(0, ply);
    const late = rooms.map((room) => new Watcher(0, room));
    await everybodyKnows(late, ply + 1);
    expect(late.filter(({ shown }) => shown < ply + 1)).toEqual([]);
    await everybodyKnows(watchers, ply + 1);
    for (const watcher of late) watcher.client.close();
  }
  for (const watcher of watchers) watcher.client.close();
});

/** A person who watches a room at one of the servers. */
class Watcher {
  readonly client: RoomClient;
  /** Moves on the first board that they were shown. */
  shown = Number.POSITIVE_INFINITY;

  constructor(server: number, room: string) {
    const { address } = servers[server];
    this.client = openClient(
      () => address,
      () => '',
      room,
      () => {
        this.shown = Math.min(this.shown, this.client.room?.ply ?? Number.POSITIVE_INFINITY);
      },
    );
  }
}

async function everybodyKnows(watchers: readonly Watcher[], plies: number): Promise<void> {
  const deaf = () => watchers.filter(({ client }) => client.room?.ply !== plies).length;
  await vi.waitUntil(() => deaf() === 0, PATIENCE).catch(() => expect.fail(`${deaf()} of ${watchers.length} are deaf`));
}

/** The player to move in each room moves, through one of the servers. */
async function moveEverywhere(server: number, ply: number): Promise<void> {
  const { address } = servers[server];
  const cookie = players[ply % 2].cookie();
  const wish = { act: { do: 'move', epoch: 0, ply, move: script[ply] } };
  await inGroups(rooms, async (room) => {
    const answer = await fetch(`${address}api/rooms/${room}/acts`, {
      method: 'POST',
      headers: { origin: address.slice(0, -1), cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), ...wish }),
    });
    if (answer.status !== 200) expect.fail(`a move was answered ${answer.status} ${await answer.text()}`);
    await answer.text();
  });
}

/** Rooms in which both already sit, made without the servers. */
async function newRooms(url: string): Promise<string[]> {
  const store = await openPostgres(url);
  const { eventLog } = bareRooms(store);
  const sitters = new Map(
    players.map(({ user, name }, seat) => [seat, { kind: 'person', user, name, isGuest: true } as const]),
  );
  const ids = Array.from({ length: ROOMS }, newName);
  await inGroups(ids, (id) => eventLog.create(id, setup(), sitters));
  await store.close();
  return ids;
}

function setup() {
  const computers = [null, null];
  return { game: 'agere', options: {}, computers, clock: null, rated: false, listed: false, chat: true };
}

/** The same moves for all rooms. */
function movesOf(plies: number): string[] {
  const { match } = new Room(games, setup());
  return Array.from({ length: plies }, () => {
    const [move] = legalTexts(match.position);
    match.play(move);
    return move;
  });
}

async function inGroups<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const hand = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}
