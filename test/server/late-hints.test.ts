import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legalTexts } from '../../src/core/moves.ts';
import { games } from '../../src/games/index.ts';
import { noBus } from '../../src/server/bus/bus.ts';
import { Rooms } from '../../src/server/rooms.ts';
import { newName } from '../../src/server/secrets.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';

test('a computer moves in a process that has not heard of the move before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gamut-hints-'));
  const store = await openSqlite(join(folder, 'gamut.db'));
  const rest = {
    mayJudge: () => true,
    isAway: () => false,
    standInFor: async () => '',
    pick: () => 0,
    news() {},
    wake() {},
  };
  const open = () => new Rooms({ store, bus: noBus, games, now: () => Date.now(), ...rest });
  const [here, there] = [open(), open()];
  const setup = { game: 'agere', options: {}, clock: null, rated: false, listed: false, chat: false };
  const id = newName();
  await here.create(id, { ...setup, computers: ['level:1', 'level:1'] });
  const known = await there.find(id);
  const [first, second] = legalTexts(known?.room.match.position ?? expect.fail());
  await here.computerMove(id, 0, 0, first);
  expect(known?.room.ply).toBe(0);
  await there.computerMove(id, 0, 1, second);
  expect(known?.room.match.moves).toEqual([first, second]);
  await store.close();
  rmSync(folder, { recursive: true });
});
