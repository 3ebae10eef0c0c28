import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { serverOfTests } from '../support/any-server.ts';
import { newGuest } from '../support/guests.ts';

// The defaults: 60 rooms of one address may wait for others, and 8 games with computers of one person may run.
const server = serverOfTests({ workers: 0, rateLimit: 300, accountLimit: 600 });

/** How often something was answered with each status. */
function count(answers: readonly { readonly status: number; readonly body: Record<string, unknown> }[]) {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const what = status === 201 ? 'made' : String(body.code);
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}

test('one address has few rooms open, also when it asks for all of them at once', async () => {
  const guests = await Promise.all(Array.from({ length: 8 }, () => newGuest(server.address)));
  const open = { game: 'agere', seats: ['me', 'open'], listed: true };
  const all = guests.flatMap((guest) => Array.from({ length: 10 }, () => guest.post('/api/rooms', open)));
  const waiting = count(await Promise.all(all));
  expect(waiting.made).toBeLessThanOrEqual(60);
  expect(waiting['too many rooms']).toBeGreaterThanOrEqual(20);
  const [ann] = guests;
  expect(await ann.post('/api/pairing', { game: 'crosscut' })).toMatchObject({ status: 429 });

  const ben = await newGuest(server.address);
  const alone = { game: 'epaminondas', seats: ['level:10', 'level:10'] };
  const thinking = count(await Promise.all(Array.from({ length: 10 }, () => ben.post('/api/rooms', alone))));
  expect(thinking.made).toBeLessThanOrEqual(8);
  expect(thinking['too many rooms']).toBeGreaterThanOrEqual(2);

  const database = new DatabaseSync(join(server.folder, 'gamut.db'));
  const jobs = database.prepare('SELECT person, network FROM jobs WHERE kind = ?').all('move');
  database.close();
  expect(jobs).toHaveLength(thinking.made);
  for (const { person, network } of jobs) {
    expect(person).toBe(ben.user);
    // A hash: the address itself is stored nowhere.
    expect(network).toMatch(/^[\w-]{43}$/);
  }
});
