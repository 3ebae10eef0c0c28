import type { Channel, Saying } from '../protocol/messages.ts';
import type { User } from './accounts/sessions.ts';
import type { Bus } from './bus/bus.ts';
import type { Hub } from './hub.ts';
import type { LiveRoom } from './rooms.ts';
import type { Store } from './store/store.ts';

/** What is shown of a long talk. */
const MOST = 200;

/** What people write to each other: stored, then passed on; the same wish once. */
export class Chats {
  private readonly store: Store;
  private readonly hub: Hub;
  private readonly bus: Bus;
  private readonly now: () => number;

  constructor(store: Store, hub: Hub, bus: Bus, now: () => number) {
    this.store = store;
    this.hub = hub;
    this.bus = bus;
    this.now = now;
  }

  /** Whether it was said: not where the room was made without talk, and players and spectators keep to their own. */
  async say(live: LiveRoom, user: User, id: string, channel: Channel, text: string): Promise<boolean> {
    const isPlayer = live.room.seatOf(user.id) !== undefined;
    if (!live.room.setup.chat || isPlayer !== (channel === 'players')) return false;
    const saying: Saying = { channel, name: user.name, text, at: this.now() };
    const { numInsertedOrUpdatedRows } = await this.store.db
      .insertInto('chat')
      .values({ room: live.id, wish: `${user.id} ${id}`, user_id: user.id, ...saying })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) {
      this.hub.chat(live.id, saying);
      this.bus.tell({ kind: 'chat', room: live.id, saying });
    }
    return true;
  }

  /** The last things said, oldest first. */
  async read(live: LiveRoom): Promise<Saying[]> {
    if (!live.room.setup.chat) return [];
    const rows = await this.store.db
      .selectFrom('chat')
      .select(['channel', 'name', 'text', 'at'])
      .where('room', '=', live.id)
      .orderBy('at', 'desc')
      .limit(MOST)
      .execute();
    return rows.reverse().map((row) => ({ ...row, channel: row.channel as Channel }));
  }
}
