import { setTimeout } from 'node:timers/promises';
import { stopWaiting } from '../../protocol/matchmaking.ts';
import type { RoomClient } from '../../protocol/room-client.ts';
import type { Arrival } from './arrival.ts';

/** How long leaving waits for a server that does not answer. */
const PATIENCE_MS = 3000;

/** Leaves a room; somebody waiting to be paired is no longer found. */
export async function leaveRoom(client: RoomClient, { isSearch }: Arrival): Promise<void> {
  const { room, user } = client;
  // A room that is not known yet may be found by somebody as well.
  const isFound = room !== undefined && (room.status !== 'waiting' || room.seatOf(user) === undefined);
  if (isSearch === true && !isFound) {
    await Promise.race([client.act(stopWaiting(room)), setTimeout(PATIENCE_MS)]);
  }
  client.close();
}
