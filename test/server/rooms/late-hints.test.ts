import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legalTexts } from '../../../src/core/moves.ts';
import { computerMove } from '../../../src/server/rooms/acts.ts';
import { newName } from '../../../src/server/store/secrets.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import { bareRooms } from '../support/hosts.ts';

/** Two processes that share a database and hear nothing of each other; both know the room as it begins. */
async function twoDeaf(computers: readonly (string | null)[]) {
  const folder = mkdtempSync(join(tmpdir(), 'gamut-hints-'));
  const store = await openSqlite(join(folder, 'gamut.db'));
  const [here, there] = [bareRooms(store), bareRooms(store)];
  const setup = { game: 'agere', options: {}, clock: null, rated: false, listed: false, chat: false };
  const id = newName();
  const people = new Map(PEOPLE.filter(({ seat }) => computers[seat] === null).map((one) => [one.seat, one.sitter]));
  await here.eventLog.create(id, { ...setup, computers }, people);
  const known = (await there.rooms.find(id)) ?? expect.fail();
  const close = async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { here, there, id, store, known, moves: legalTexts(known.room.match.position), close };
}

const PEOPLE = ['ann', 'ben'].map((user, seat) => ({ seat, sitter: { kind: 'person', user, name: user } as const }));

test('a computer moves in a process that has not heard of the move before', async () => {
  const { here, there, id, known, moves, close } = await twoDeaf(['level:1', 'level:1']);
  await computerMove(here, { room: id, epoch: 0, ply: 0 }, moves[0]);
  expect(known.room.ply).toBe(0);
  await computerMove(there, { room: id, epoch: 0, ply: 1 }, moves[1]);
  expect(known.room.match.moves).toEqual(moves.slice(0, 2));
  await close();
});

test('whoever knows more than the process is not told to be late', async () => {
  const { here, there, id, known, moves, close } = await twoDeaf([null, null]);
  const [ann, ben] = PEOPLE.map(({ sitter }) => sitter);
  const move = (ply: number) => ({ id: `wish${ply}`, act: { do: 'move', epoch: 0, ply, move: moves[ply] } }) as const;
  expect(await here.acts.act(id, ann, move(0), 0)).toHaveProperty('seq');
  expect(known.room.ply).toBe(0);
  expect(await there.acts.act(id, ben, move(1), 0)).toHaveProperty('seq');
  // The slower one is told so, after a second look.
  expect(await there.acts.act(id, ben, { ...move(1), id: 'late' }, 0)).toEqual({ code: 'stale' });
  await close();
});

test('nobody sees an event before it is stored, nor one that cannot be stored', async () => {
  const { here, id, store, moves, close } = await twoDeaf([null, null]);
  const [ann] = PEOPLE.map(({ sitter }) => sitter);
  const live = (await here.rooms.find(id)) ?? expect.fail();
  const append = store.append.bind(store);
  const plies: number[] = [];
  const act = (wish: string) =>
    here.acts.act(id, ann, { id: wish, act: { do: 'move', epoch: 0, ply: 0, move: moves[0] } }, 0);
  Object.assign(store, { append: async () => Promise.reject(new Error('the disk is full')) });
  await expect(act('wish0')).rejects.toThrow('the disk is full');
  plies.push(live.room.ply);
  Object.assign(store, {
    append: (entry: Parameters<typeof append>[0]) => {
      plies.push(live.room.ply);
      return append(entry);
    },
  });
  expect(await act('wish1')).toHaveProperty('seq');
  expect([...plies, live.room.ply]).toEqual([0, 0, 1]);
  await close();
});
