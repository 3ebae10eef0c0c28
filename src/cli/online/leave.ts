import { setTimeout } from 'node:timers/promises';
import { stopWaiting } from '../../protocol/matchmaking.ts';
import type { RoomClient } from '../../protocol/room-client.ts';
import type { Arrival } from './arrival.ts';

/** How long leaving waits for a server that does not answer. */
const PATIENCE_MS = 3000;

/** Leaves a room; somebody waiting to be paired is no longer found. */
export async function leaveRoom(client: RoomClient, { isSearch }: Arrival): Promise<void> {
  const { room, user } = client;
  if (isSearch === true && room?.status === 'waiting' && room.seatOf(user) !== undefined) {
    await Promise.race([client.act(stopWaiting(room)), setTimeout(PATIENCE_MS)]);
  }
  client.close();
}
