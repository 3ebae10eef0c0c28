import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runReview } from '../../../src/cli/records/review.ts';
import { games } from '../../../src/games/index.ts';
import { type GameReview, reviewOf } from '../../../src/judge/review.ts';
import { Thinker } from '../../../src/node/thinking/thinker.ts';
import { recordOfRoom } from '../../../src/protocol/room-record.ts';
import { startOf } from '../../../src/record/record.ts';
import { writeRecordText } from '../../../src/record/record-text.ts';
import { Computers } from '../../../src/server/jobs/computers.ts';
import { beginStudy } from '../../../src/session/study.ts';
import { act, databasesOfTests, newAccount, playSome, seatedRoom } from '../support/hosts.ts';

/** What the page reviews with; it is type-checked with what a browser has, so only here by name. */
interface Page {
  ReviewModel: new (
    study: unknown,
    parts: unknown,
  ) => { readonly review: { readonly value: GameReview }; run(): Promise<void> };
}
const PAGE = '../../../src/web/study/review/review-model.ts';

/** Each is thought about three times, as long as a review thinks. */
const PLIES = 2;

const databases = databasesOfTests();
let folder: string;
const thinkers: Thinker[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gamut-same-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const thinker of thinkers.splice(0)) await thinker.close();
  rmSync(folder, { recursive: true, force: true });
});

function makeThinker(): Thinker {
  const thinker = new Thinker();
  thinkers.push(thinker);
  return thinker;
}

test.each([
  ['crosscut', 2],
  ['shacru', 3],
] as const)(
  'a game of %s for %i is reviewed the same on the server, on the page and in the terminal, byte for byte',
  {
    timeout: 600_000,
  },
  async (id, players) => {
    const host = await databases.open(databases.fresh('embedded'));
    const names = ['Ann', 'Ben', 'Cleo'].slice(0, players);
    const people = [];
    for (const name of names) people.push(await newAccount(host, name));
    const room = await seatedRoom(host, people, {
      ...{ game: id, options: { players: players } },
      seats: people.map(() => 'open'),
    });
    await playSome(host, room, people, PLIES);
    for (const one of people.slice(1)) await act(host, room, one, { do: 'resign' });

    const live = await host.rooms.find(room);
    if (live === undefined) throw new Error('no room');
    const record = recordOfRoom(games, live.room.setup, live.events, false);
    const moves = record.line.map(({ move }) => move);
    await host.analyses.ask(room, live.room, people[0].id);
    const { store, rooms, eventLog } = host;
    const computers = new Computers({ store, rooms, eventLog, games, makeThinker, workers: 1, now: Date.now });
    computers.wake();
    await vi.waitUntil(async () => (await host.analyses.read(room))?.status === 'done', { timeout: 400_000 });
    const notes = (await host.analyses.read(room))?.notes ?? [];
    await computers.close();
    const served = JSON.stringify(reviewOf(startOf(record), moves, notes, notes[0].engine, notes[0].nodes));

    const { ReviewModel }: Page = await import(PAGE);
    const nowhere = { find: async () => undefined, keep: async () => {} };
    const shown = new ReviewModel(signal(beginStudy(record)), { ...nowhere, makeThinkers: () => [makeThinker()] });
    await shown.run();
    expect(JSON.stringify(shown.review.value)).toBe(served);

    vi.stubEnv('GAMUT_DATA', folder);
    const file = join(folder, 'game.txt');
    writeFileSync(file, writeRecordText(record));
    let out = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += text;
      return true;
    });
    await runReview(file, { json: true });
    expect(out.trim()).toBe(served);
    await host.close();
  },
);
