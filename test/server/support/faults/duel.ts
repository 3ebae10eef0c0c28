import { legalTexts } from '../../../../src/core/moves.ts';
import type { RoomClient } from '../../../../src/protocol/room-client.ts';
import type { ClockSetting } from '../../../../src/protocol/setup.ts';
import { type Guest, newGuest } from '../guests.ts';
import type { AckedMove, Seen } from './checker.ts';

/** Two people at a table, each over their own connection, who play on by the rules whatever happens to the server. */
export interface Duel {
  readonly room: string;
  /** In the order of their seats. */
  readonly clients: readonly RoomClient[];
  readonly guests: readonly Guest[];
  readonly acked: AckedMove[];
  /** The player to move plays; resolves when all these moves are stored and both have seen them. */
  play(moves: number): Promise<void>;
  /** Begins the next move; resolves when it is stored. */
  move(): Promise<void>;
  /** What both have seen, for the checker. */
  seen(): Seen[];
  close(): void;
}

/** A random game of it outlasts every test. */
const GAME = 'epaminondas';

export async function newDuel(
  addresses: readonly [() => string, () => string],
  clock: ClockSetting | null,
): Promise<Duel> {
  const guests = [await newGuest(addresses[0]), await newGuest(addresses[1])];
  const room = await guests[0].newRoom({ game: GAME, seats: ['me', 'open'], clock });
  const clients = guests.map((guest) => guest.open(room));
  const acked: AckedMove[] = [];
  await until(() => clients.every(({ room: state }) => state !== undefined));
  await clients[1].act({ do: 'sit' });
  const together = () => until(() => new Set(clients.map(({ events }) => events.length)).size === 1);
  const move = async () => {
    await together();
    const [{ room: state }] = clients;
    if (state === undefined || state.status !== 'playing') throw new Error(`the game is ${state?.status}`);
    const moves = legalTexts(state.match.position);
    const text = moves[(state.ply * 7) % moves.length];
    const { user } = guests[state.turn];
    const answered = await clients[state.turn].move(text);
    if (!('seq' in answered)) throw new Error(`${text} was answered ${answered.code}`);
    acked.push({ room, seq: answered.seq, user, move: text });
  };
  return {
    room,
    clients,
    guests,
    acked,
    move,
    async play(moves) {
      for (let made = 0; made < moves; made++) await move();
      await together();
    },
    seen: () => clients.map(({ events }) => ({ room, events })),
    close: () => clients.forEach((client) => void client.close()),
  };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}
