import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { fischer, perMove } from '../../../src/protocol/usual-clocks.ts';
import { serverOfTests } from '../support/any-server.ts';
import { newGuest } from '../support/guests.ts';

const server = serverOfTests({ workers: 0 });

test('who wanted to play at once and waited for hours is no longer listed, who has days is', async () => {
  const ann = await newGuest(server.address, 'Ann');
  const make = (clock: ReturnType<typeof fischer>) =>
    ann.newRoom({ game: games[0].id, seats: ['me', 'open'], listed: true, clock });
  const [fresh, old, slow] = [await make(fischer(5, 5)), await make(fischer(5, 5)), await make(perMove(3))];
  const database = new DatabaseSync(join(server.folder, 'gamut.db'));
  const day = 86_400_000;
  database.prepare('UPDATE rooms SET attended_at = attended_at - ? WHERE id IN (?, ?)').run(day, old, slow);
  database.close();
  const listed = (await ann.get('/api/rooms')).body.rooms as { id: string }[];
  expect(listed.map(({ id }) => id).sort()).toEqual([fresh, slow].sort());
  // The link still leads there.
  expect(await ann.get(`/api/rooms/${old}`)).toMatchObject({ status: 200 });
});
