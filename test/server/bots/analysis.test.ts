import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isFault } from '../../../src/core/fault.ts';
import { legalTexts } from '../../../src/core/moves.ts';
import { defaultOptions } from '../../../src/core/options.ts';
import { startPosition } from '../../../src/core/position.ts';
import { readPosition } from '../../../src/core/text.ts';
import { games } from '../../../src/games/index.ts';
import { reviewNodes } from '../../../src/judge/review.ts';
import { Thinker } from '../../../src/node/thinking/thinker.ts';
import type { Question } from '../../../src/search/worker/service.ts';
import type { User } from '../../../src/server/accounts/sessions.ts';
import type { Host } from '../../../src/server/host.ts';
import { Computers } from '../../../src/server/jobs/computers.ts';
import type { Thinks } from '../../../src/session/seats.ts';
import { act, databasesOfTests, KINDS, newAccount, playSome, seatedRoom } from '../support/hosts.ts';

const databases = databasesOfTests();

const [game] = games;
const NODES = reviewNodes(startPosition(game, defaultOptions(game.options)));

/** The positions that the judge looked at as a whole. */
function positionsIn(asked: readonly Question[]): string[] {
  return asked.filter(({ nodes }) => nodes === NODES).map(({ position }) => position);
}

/** Answers at once with the first legal move, until it dies: then it never answers again. */
class QuickThinker implements Thinks {
  readonly asked: Question[] = [];
  private readonly life: number;

  constructor(life = Number.POSITIVE_INFINITY) {
    this.life = life;
  }

  think(question: Question) {
    this.asked.push(question);
    if (this.asked.length > this.life) return new Promise<never>(() => {});
    const position = readPosition(game, question.position);
    if (isFault(position)) throw new Error(position.fault);
    const [move] = legalTexts(position);
    return Promise.resolve({ move, score: 10 * this.asked.length, proved: 0, line: [move], depth: 1, nodes: 100 });
  }

  stop() {}
  async close() {}
}

describe.each(KINDS)('on the %s database', (kind) => {
  let host: Host;
  let ann: User;
  let ben: User;
  let now = Date.now();
  const open: Computers[] = [];
  const compute = (makeThinker: () => Thinks, workers = 1) => {
    const { store, rooms, eventLog } = host;
    const computers = new Computers({ store, rooms, eventLog, games, makeThinker, workers, now: () => now });
    open.push(computers);
    return computers;
  };
  /** A game that was resigned after this many moves. */
  const played = async (plies: number) => {
    const room = await seatedRoom(host, [ann, ben], { game: game.id, seats: ['open', 'open'] });
    await playSome(host, room, [ann, ben], plies);
    await act(host, room, ann, { do: 'resign' });
    return room;
  };
  const ask = async (room: string, user = ann) => {
    const live = await host.rooms.find(room);
    return live === undefined ? expect.fail('no room') : host.analyses.ask(room, live.room, user.id);
  };
  const until = (room: string, done: number) =>
    vi.waitUntil(async () => (await host.analyses.read(room))?.done === done, { timeout: 20_000, interval: 10 });

  beforeAll(async () => {
    host = await databases.open(databases.fresh(kind), () => now);
    [ann, ben] = [await newAccount(host, 'Ann'), await newAccount(host, 'Ben')];
  });
  afterEach(async () => {
    for (const computers of open.splice(0)) await computers.close();
  });
  afterAll(() => host.close());

  test('every move is judged once, the last one first', async () => {
    const room = await played(9);
    expect(await host.analyses.read(room)).toBeUndefined();
    expect(await ask(room)).toBe(true);
    expect(await host.analyses.read(room)).toEqual({ status: 'running', plies: 9, done: 0, notes: [] });
    const thinker = new QuickThinker();
    compute(() => thinker).wake();
    await vi.waitUntil(async () => (await host.analyses.read(room))?.status === 'done', { timeout: 20_000 });
    const analysis = await host.analyses.read(room);
    expect(analysis).toMatchObject({ plies: 9, done: 9 });
    expect(analysis?.notes.map(({ ply }) => ply)).toEqual([...new Array(9).keys()]);
    expect(analysis?.notes[3]).toMatchObject({ engine: expect.stringMatching(/^gamut \d/), nodes: NODES });
    const places = positionsIn(thinker.asked);
    expect([new Set(places).size, places.length]).toEqual([9, 9]);
    expect(await ask(room, ben)).toBe(true); // it exists: nobody thinks again
    expect((await host.analyses.read(room))?.status).toBe('done');
  });

  test('whoever dies loses one move at most, and another goes on', async () => {
    const room = await played(9);
    await ask(room);
    const dead = new QuickThinker(40);
    const died = compute(() => dead);
    died.wake();
    await vi.waitUntil(() => dead.asked.length === 41, { timeout: 20_000 });
    open.splice(0); // a dead process closes nothing
    const done = (await host.analyses.read(room))?.done ?? 0;
    expect(done).toBeGreaterThan(0);
    expect(positionsIn(dead.asked)).toHaveLength(done + 1);
    const heir = new QuickThinker();
    const looks = vi.spyOn(host.store, 'takeInTurn');
    compute(() => heir).wake();
    const found = async () => (await Promise.all(looks.mock.results.map(({ value }) => value))).filter(Boolean);
    await vi.waitUntil(() => looks.mock.results.length >= 2, { timeout: 30_000 });
    expect(await found()).toEqual([]); // as long as the other may be alive
    looks.mockRestore();
    expect(heir.asked).toEqual([]);
    now += 61_000;
    await until(room, 9);
    expect(positionsIn(heir.asked)).toHaveLength(9 - done);
    const judged = [...positionsIn(dead.asked).slice(0, done), ...positionsIn(heir.asked)];
    expect(new Set(judged).size).toBe(9);
  });

  test('computers at the tables come first, and wait for a few moves at most', async () => {
    const room = await played(14);
    await ask(room);
    const table = { game: game.id, seats: ['level:1', 'open'] };
    await seatedRoom(host, [ann], table);
    const thinker = new QuickThinker();
    const think = thinker.think.bind(thinker);
    let second: Promise<string> | undefined;
    vi.spyOn(thinker, 'think').mockImplementation(async (question) => {
      // While a move is judged, another computer is to move.
      if (thinker.asked.length === 2) second = seatedRoom(host, [ben], table);
      await second;
      return think(question);
    });
    compute(() => thinker).wake();
    await until(room, 14);
    const isMove = thinker.asked.map(({ level }) => level === 1);
    expect(isMove[0]).toBe(true);
    expect(positionsIn(thinker.asked.slice(1, isMove.indexOf(true, 1)))).toHaveLength(2);
  });

  test('two at a time for each who asks', async () => {
    const rooms = [await played(1), await played(2), await played(3)];
    const asked = await Promise.all(rooms.map((room) => ask(room)));
    expect(asked.filter(Boolean)).toHaveLength(2);
    expect(await ask(rooms[asked.indexOf(false)], ben)).toBe(true);
    const thinker = new QuickThinker();
    compute(() => thinker).wake();
    for (const [index, room] of rooms.entries()) await until(room, index + 1);
    expect(await ask(await played(1))).toBe(true);
  });

  test('what nobody can do is given up, and can be asked for again', async () => {
    const room = await played(4);
    await ask(room);
    const failing = new QuickThinker();
    vi.spyOn(failing, 'think').mockRejectedValue(new Error('no'));
    const computers = compute(() => failing);
    await vi.waitUntil(
      async () => {
        now += 61_000;
        computers.wake();
        return (await host.analyses.read(room))?.status === 'failed';
      },
      { timeout: 20_000 },
    );
    expect(await ask(room)).toBe(true);
    expect((await host.analyses.read(room))?.status).toBe('running');
  });
});

test('a real computer has an opinion', async () => {
  const host = await databases.open(databases.fresh('embedded'));
  const [ann, ben] = [await newAccount(host, 'Ann'), await newAccount(host, 'Ben')];
  const room = await seatedRoom(host, [ann, ben], { game: game.id, seats: ['open', 'open'] });
  await playSome(host, room, [ann, ben], 2);
  await act(host, room, ben, { do: 'resign' });
  const live = await host.rooms.find(room);
  if (live === undefined) expect.fail('no room');
  await host.analyses.ask(room, live.room, ann.id);
  const { store, rooms, eventLog } = host;
  const computers = new Computers({
    store,
    rooms,
    eventLog,
    games,
    makeThinker: () => new Thinker(),
    workers: 1,
    now: Date.now,
  });
  computers.wake();
  await vi.waitUntil(async () => (await host.analyses.read(room))?.status === 'done', { timeout: 50_000 });
  const { notes = [] } = (await host.analyses.read(room)) ?? {};
  expect(notes.map(({ ply }) => ply)).toEqual([0, 1]);
  for (const { line, best } of notes) {
    expect(line.length).toBeGreaterThan(0);
    expect(best.shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
  }
  await computers.close();
  await host.close();
});
