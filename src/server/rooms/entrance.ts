import type { Saying } from '../../protocol/messages.ts';
import type { Host } from '../host.ts';
import type { LiveRoom } from './cache.ts';
import type { Held } from './holds.ts';

/** A room for somebody who wants to watch it: held from now on, so that no event is missed. */
export interface Entrance extends Held<LiveRoom> {
  /** What was written in it so far. */
  readonly said: readonly Saying[];
}

/** undefined if there is no such room. The caller hands it to the hub, or releases it. */
export async function enter({ rooms, chats }: Host, room: string): Promise<Entrance | undefined> {
  const held = await rooms.hold(room);
  if (held === undefined) return undefined;
  try {
    return { ...held, said: await chats.read(held.live) };
  } catch (error) {
    held.release();
    throw error;
  }
}
