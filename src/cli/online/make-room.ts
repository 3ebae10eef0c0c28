import type { Pairing } from '../../protocol/lobby.ts';
import type { NewRoom } from '../../protocol/messages.ts';
import type { Remote } from './remote.ts';

/** Makes a room, or looks for an opponent: the name of the room, or what the server says against it. */
export async function makeRoom(
  remote: Remote,
  path: '/api/rooms' | '/api/pairing',
  asked: NewRoom | Pairing,
): Promise<{ readonly room: string } | { readonly status: number; readonly code: string }> {
  const { status, body } = await remote.command(path, asked);
  return status >= 300 ? { status, code: String(body.code) } : { room: String(body.room) };
}

/** One seat for us, and the others for people who have the link. */
export function usualRoomSeats(players: number): string[] {
  return ['me', ...new Array<string>(players - 1).fill('open')];
}

/** Seats as everywhere else: the first human is us where nobody is called me, and the others come by the link. */
export function roomSeats(words: readonly string[]): string[] {
  const own = words.includes('me') ? -1 : words.indexOf('human');
  return words.map((word, seat) => (word !== 'human' ? word : seat === own ? 'me' : 'open'));
}
