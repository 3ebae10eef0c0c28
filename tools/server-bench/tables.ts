import { games } from '../../src/games/index.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import { type Guest, newGuest } from '../../test/server/support/guests.ts';
import { scriptOf } from '../../test/server/support/script.ts';
import { Line } from './line.ts';
import { percentile } from './measure.ts';

/** Games that make up the load: random but legal, generated in advance. */
const KINDS: readonly Kind[] = games.map(({ id }) => ({ game: id, options: {} }));
const PLIES = 400;
/** Time between two moves at a table: the server closes sockets that send more than ten messages a second. */
export const PACE_MS = 110;

interface Kind {
  readonly game: string;
  readonly options: Readonly<Record<string, number>>;
  /** Seed of the random game. */
  readonly seed?: number;
}

export interface Table {
  readonly room: string;
  readonly script: readonly { readonly seat: number; readonly move: string }[];
  readonly lines: readonly [Line, Line];
  /** The next game of the same two, in a room of its own. */
  next(): Promise<Table>;
}

/** Sets up tables at which two connections each play a script; guests sit at many tables. */
export async function setTables(address: string, count: number, kinds = KINDS): Promise<Table[]> {
  const pairs = await Promise.all(Array.from({ length: Math.min(count, 20) }, () => newPair(address)));
  const scripts = kinds.map(({ game, options, seed = 7 }) => scriptOf(game, options, seed, PLIES));
  const lay = async ([ann, ben]: Pair, lines: Table['lines'], number: number): Promise<Table> => {
    const { game, options } = kinds[number % kinds.length];
    const room = await ann.newRoom({ game, options, seats: ['me', 'open'], chat: false });
    await ben.post(`/api/rooms/${room}/acts`, { id: 'sit-00000000', act: { do: 'sit' } });
    for (const line of lines) line.say({ say: 'watch', room });
    const next = () => {
      for (const line of lines) line.say({ say: 'unwatch', room });
      return lay([ann, ben], lines, number + 1);
    };
    return { room, script: scripts[number % kinds.length], lines, next };
  };
  const tables: Table[] = [];
  await inGroups(count, 50, async (index) => {
    const pair = pairs[index % pairs.length];
    const open = (guest: Guest) => Line.open(address, guest.cookie(), `127.0.0.${2 + (index % 8)}`);
    tables.push(await lay(pair, [await open(pair[0]), await open(pair[1])], index));
  });
  return tables;
}

/** A kind and seed whose random game has all PLIES plies. */
export function longKind(): Kind {
  for (const kind of KINDS) {
    for (let seed = 1; seed < 30; seed++) {
      if (scriptOf(kind.game, kind.options, seed, PLIES).length === PLIES) return { ...kind, seed };
    }
  }
  throw new Error('no random game is that long');
}

/** Plays at a table at full speed, or a move every `every` milliseconds, until the time is over or the script ends. */
export async function playTable(
  { room, script, lines }: Table,
  from: number,
  isOver: () => boolean,
  every = 0,
): Promise<{ plies: number; waits: number[] }> {
  const waits: number[] = [];
  let ply = from;
  while (ply < script.length && !isOver()) {
    const begun = performance.now();
    const { seat, move } = script[ply];
    const answer: ServerMessage = await lines[seat].move(room, ply, move);
    if (answer.say !== 'ack') throw new Error(`move ${ply} of ${room} was refused: ${JSON.stringify(answer)}`);
    waits.push(performance.now() - begun);
    ply++;
    const rest = every - (performance.now() - begun);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }
  return { plies: ply - from, waits };
}

/** The same, one game after another until the time is over. */
export async function playOn(
  table: Table,
  isOver: () => boolean,
  every: number,
): Promise<{ plies: number; waits: number[] }> {
  const all = { plies: 0, waits: [] as number[] };
  for (let at = table; !isOver(); at = await at.next()) {
    const { plies, waits } = await playTable(at, 0, isOver, every);
    all.plies += plies;
    for (const wait of waits) all.waits.push(wait);
  }
  return all;
}

export function closeTables(tables: readonly Table[]): void {
  for (const { lines } of tables) for (const line of lines) line.close();
}

export function sayWaits(waits: readonly number[]): string {
  return `p50 ${percentile(waits, 0.5).toFixed(1)} ms, p99 ${percentile(waits, 0.99).toFixed(1)} ms`;
}

/** Does something `count` times, a few at a time. */
export async function inGroups(count: number, size: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(size, count) }, worker));
}

type Pair = readonly [Guest, Guest];

async function newPair(address: string): Promise<Pair> {
  return [await newGuest(() => address), await newGuest(() => address)];
}
