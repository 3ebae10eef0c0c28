import { UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { ROOM_NAME } from '../../protocol/setup.ts';
import { readOrigin } from './remote.ts';

export interface RoomPlace {
  readonly origin: string;
  readonly room: string;
}

/** The address that players and spectators of a room open. */
export function roomLink({ origin, room }: RoomPlace): string {
  return `${origin}/r/${room}`;
}

/** The room that a link leads to; a name alone is a room of the given server. */
export function readRoomLink(link: string, server: string): RoomPlace {
  if (ROOM_NAME.test(link)) return { origin: readOrigin(server), room: link };
  const [, address, room] = /^(.*)\/r\/([a-z2-7]{26})\/?(?:[?#].*)?$/.exec(link.trim()) ?? [];
  if (room === undefined) {
    throw new UsageError(
      say('The link of a room ends with /r/ and 26 letters, as in https://games.example.org/r/abc….'),
    );
  }
  return { origin: readOrigin(address), room };
}
