import process from 'node:process';
import type { Arrival } from '../online/arrival.ts';
import { enterAsGuest, enterAsNobody, type Who } from '../online/guest.ts';
import { readRoomLink } from '../online/links.ts';

export interface JoinFlags extends Who {
  readonly server: string;
  readonly [more: string]: unknown;
}

/** Goes to the room of a link: sits down where there is a free seat, comes back to a seat one had, else watches. */
export async function runJoin(link: string, flags: JoinFlags): Promise<void> {
  const { origin, room } = readRoomLink(link, flags.server);
  const remote = await enterAsGuest(origin, flags);
  await enterRoom({ remote, room, sits: true, showsLink: false }, flags);
}

/** Watches the room of a link, without a name. */
export async function runWatch(link: string, flags: JoinFlags): Promise<void> {
  const { origin, room } = readRoomLink(link, flags.server);
  const remote = enterAsNobody(origin);
  await remote.ask('GET', '/api/session'); // says at once when nobody answers there
  await enterRoom({ remote, room, sits: false, showsLink: false }, flags);
}

/** Goes into a room: full-screen on a terminal, line by line on a pipe or where --plain asks for it. */
export async function enterRoom(arrival: Arrival, flags: JoinFlags): Promise<void> {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true && process.env.TERM !== 'dumb';
  if (!isTerminal || flags.plain === true) {
    return (await import('../plain/room.ts')).runPlainRoom(arrival, flags.lang);
  }
  // Only who plays on a terminal waits for what draws there.
  const { loadInkLean } = await import('../app/lean-ink.ts');
  await loadInkLean();
  const { startRoom } = await import('../app/start-room.ts');
  await startRoom(arrival, flags);
}
