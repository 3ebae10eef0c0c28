import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Bus, BusMessage } from '../../../src/server/bus/bus.ts';
import { postgresBus } from '../../../src/server/bus/postgres-bus.ts';
import { type SlowLine, slowLine } from '../support/faults/slow-line.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const PATIENCE = { timeout: 60_000, interval: 5 };

/** A process on the bus: what it heard, and how often something went wrong. */
interface Member {
  readonly bus: Bus;
  readonly heard: BusMessage[];
  readonly missed: number[];
  readonly errors: unknown[];
  failures: number;
}

async function join(url: string): Promise<Member> {
  const errors: unknown[] = [];
  const parts = { failed: () => void member.failures++, log: (error: unknown) => errors.push(error) };
  const member: Member = { bus: postgresBus(url, parts), heard: [], missed: [], errors, failures: 0 };
  await member.bus.listen({ hear: (news) => member.heard.push(news), missed: (ms) => member.missed.push(ms) });
  return member;
}

async function twoMembers(): Promise<{ near: Member; far: Member; line: SlowLine; close(): Promise<void> }> {
  const url = postgres.newDatabase();
  const line = await slowLine(url);
  const [near, far] = [await join(line.url), await join(url)];
  const close = async () => {
    await near.bus.close();
    await far.bus.close();
    line.close();
  };
  return { near, far, line, close };
}

const chat = (text: string, at = 0): BusMessage => ({
  ...{ kind: 'chat', room: 'room', saying: { channel: 'players', name: '漢'.repeat(30), text, at } },
});
const events = (room: string): BusMessage => ({ kind: 'events', room });

test('a flood of talk in Chinese, in emoji and in characters that have to be escaped arrives whole', async () => {
  const { near, far, close } = await twoMembers();
  const told: BusMessage[] = [];
  for (let count = 0; count < 100; count++) {
    for (const text of ['漢'.repeat(500), '🦒'.repeat(250), '\u0001'.repeat(500), '\ud800'.repeat(500)]) {
      told.push(chat(text, count), events(`room ${told.length}`));
    }
  }
  for (const news of told) near.bus.tell(news);
  await vi.waitUntil(() => far.heard.length >= told.length, PATIENCE);
  expect(far.heard).toEqual(told);
  expect(near.failures).toBe(0);
  await close();
});

test('what is too long for one notification is told in short, and keeps nothing else back', async () => {
  const { near, far, close } = await twoMembers();
  const told = [events('before'), chat('漢'.repeat(5000)), events('after')];
  for (const news of told) near.bus.tell(news);
  await vi.waitUntil(() => far.heard.length >= 3, PATIENCE);
  // A process that hears of names reads the room again, and what was written in it.
  expect(new Set(far.heard)).toEqual(new Set([events('before'), events('after'), { kind: 'names', room: 'room' }]));
  expect(near.failures).toBe(0);
  await close();
});

test.each<[string, (line: SlowLine) => void]>([
  ['is cut', (line) => line.cut()],
  ['is lost without a word', (line) => void line.lose()],
  ['stands still', (line) => line.stop()],
])(
  'a line that %s is noticed and opened anew; what it kept back is told, and what may be missed is said',
  async (_, harm) => {
    const { near, far, line, close } = await twoMembers();
    const before = line.listened;
    harm(line);
    near.bus.tell(chat('hello'));
    near.bus.tell(events('told'));
    await vi.waitUntil(() => near.failures > 0, PATIENCE);
    line.goOn();
    await vi.waitUntil(() => near.missed.length > 0, PATIENCE);
    expect(line.listened).toBeGreaterThan(before);
    // The chat may have arrived, or the hint to read it.
    const hasHeard = (...some: BusMessage[]) =>
      some.some((one) => far.heard.some((news) => JSON.stringify(news) === JSON.stringify(one)));
    await vi.waitUntil(() => hasHeard(events('told')), PATIENCE);
    expect(hasHeard(chat('hello'), { kind: 'names', room: 'room' })).toBe(true);
    far.bus.tell(events('again'));
    await vi.waitUntil(() => near.heard.some((news) => news.kind === 'events' && news.room === 'again'), PATIENCE);
    // Reported to the operator, but not repeatedly.
    expect(near.errors).toHaveLength(1);
    await close();
  },
);
