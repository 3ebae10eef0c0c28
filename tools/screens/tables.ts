import type { Page } from 'playwright-core';
import { legalTexts } from '../../src/core/moves.ts';
import type { Action } from '../../src/protocol/actions.ts';
import type { NewRoom } from '../../src/protocol/messages.ts';
import type { RoomClient } from '../../src/protocol/room-client.ts';
import { type Guest, newGuest } from '../../test/server/support/guests.ts';

const NAMES = ['Ana', 'Bruno Wilhelmsson-Öztürk', 'Constança Vasconcelos', 'Wilhelmina Wolkenburg'];
const MINUTE = 60_000;
const LONGEST_MS = 30_000;
export const SLOW = { start: 90 * MINUTE, increment: 20_000, cap: 360 * MINUTE };

/** Those of each server; there is a limit to how many accounts one network may make. */
const known = new Map<string, Promise<readonly Guest[]>>();

/** So many people with accounts, whose names are short and long. */
export async function people(address: string, count: number): Promise<readonly Guest[]> {
  const all = known.get(address) ?? makePeople(address);
  known.set(address, all);
  return (await all).slice(0, count);
}

async function makePeople(address: string): Promise<readonly Guest[]> {
  const found: Guest[] = [];
  for (const name of NAMES) {
    const guest = await newGuest(() => address);
    const { status } = await guest.post('/api/account/password', { name, password: 'a long sentence of ours' });
    if (status >= 300) throw new Error(`no account for ${name}: ${status}`);
    found.push(guest);
  }
  return found;
}

/** A table at which all of them sit, and have played some moves. */
export interface Seated {
  readonly room: string;
  readonly clients: readonly RoomClient[];
}

export async function sitting(
  who: readonly Guest[],
  { seats, ...wished }: Omit<NewRoom, 'seats'> & Partial<Pick<NewRoom, 'seats'>>,
  moves = 0,
): Promise<Seated> {
  const [host, ...others] = who;
  const room = await host.newRoom({ ...wished, seats: seats ?? ['me', ...others.map(() => 'open')] });
  const clients = who.map((guest) => guest.open(room));
  for (const client of clients) await until(() => client.room !== undefined);
  for (const client of clients.slice(1)) await client.act({ do: 'sit' });
  for (let ply = 0; ply < moves; ply++) {
    await until(() => clients.some((one) => one.room?.ply === ply && isTurn(one)));
    const mover = clients.find(isTurn);
    const legal = legalTexts(mover?.room?.match.position ?? fail());
    await mover?.move(legal[(ply * 7 + 3) % legal.length]);
  }
  return { room, clients };
}

function isTurn({ room, user }: RoomClient): boolean {
  return room?.status === 'playing' && room.turn === room.seatOf(user);
}

/** What each of them does, in turn. */
export async function acting({ clients }: Seated, ...acts: readonly (readonly [number, Action])[]): Promise<void> {
  for (const [who, act] of acts) await clients[who].act(act);
}

/** Shows the page as this person sees it. */
export async function enterAs(page: Page, guest: Guest, address: string): Promise<void> {
  const [name, value] = guest.cookie().split('=');
  await page.context().addCookies([{ name, value, url: address }]);
}

async function until(isSo: () => boolean): Promise<void> {
  const last = Date.now() + LONGEST_MS;
  while (!isSo()) {
    if (Date.now() > last) fail();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function fail(): never {
  throw new Error('the table does not come to its turn');
}
