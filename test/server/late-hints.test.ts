import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legalTexts } from '../../src/core/moves.ts';
import { games } from '../../src/games/index.ts';
import { noBus } from '../../src/server/bus/bus.ts';
import { Rooms } from '../../src/server/rooms/cache.ts';
import { newName } from '../../src/server/store/secrets.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';

/** Two processes that share a database and hear nothing of each other; both know the room as it begins. */
async function twoDeaf(computers: readonly (string | null)[]) {
  const folder = mkdtempSync(join(tmpdir(), 'gamut-hints-'));
  const store = await openSqlite(join(folder, 'gamut.db'));
  const rest = {
    mayJudge: () => true,
    isAway: () => false,
    standInFor: async () => '',
    pick: () => 0,
    news() {},
    retell() {},
    wake() {},
  };
  const open = () => new Rooms({ store, bus: noBus, games, now: () => Date.now(), ...rest });
  const [here, there] = [open(), open()];
  const setup = { game: 'agere', options: {}, clock: null, rated: false, listed: false, chat: false };
  const id = newName();
  const people = new Map(PEOPLE.filter(({ seat }) => computers[seat] === null).map((one) => [one.seat, one.sitter]));
  await here.create(id, { ...setup, computers }, people);
  const known = (await there.find(id)) ?? expect.fail();
  const close = async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { here, there, id, known, moves: legalTexts(known.room.match.position), close };
}

const PEOPLE = ['ann', 'ben'].map((user, seat) => ({ seat, sitter: { kind: 'person', user, name: user } as const }));

test('a computer moves in a process that has not heard of the move before', async () => {
  const { here, there, id, known, moves, close } = await twoDeaf(['level:1', 'level:1']);
  await here.computerMove(id, 0, 0, moves[0]);
  expect(known.room.ply).toBe(0);
  await there.computerMove(id, 0, 1, moves[1]);
  expect(known.room.match.moves).toEqual(moves.slice(0, 2));
  await close();
});

test('whoever knows more than the process is not told to be late', async () => {
  const { here, there, id, known, moves, close } = await twoDeaf([null, null]);
  const [ann, ben] = PEOPLE.map(({ sitter }) => sitter);
  const move = (ply: number) => ({ id: `wish${ply}`, act: { do: 'move', epoch: 0, ply, move: moves[ply] } }) as const;
  expect(await here.act(id, ann, move(0), 0)).toHaveProperty('seq');
  expect(known.room.ply).toBe(0);
  expect(await there.act(id, ben, move(1), 0)).toHaveProperty('seq');
  // Whoever is late is told so, after a second look.
  expect(await there.act(id, ben, { ...move(1), id: 'late' }, 0)).toEqual({ nay: 'stale' });
  await close();
});
