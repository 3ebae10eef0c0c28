import type { Channel, Saying } from '../../protocol/messages.ts';
import type { User } from '../accounts/sessions.ts';
import type { Bus } from '../bus/bus.ts';
import { SlowMode } from '../limits/slow-mode.ts';
import type { Store } from '../store/store.ts';
import type { LiveRoom } from './cache.ts';
import type { Hub } from './hub.ts';

/** Characters that change the direction of what follows, and so can disguise a text. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** How much of a long chat is shown. */
const MOST = 200;

/** What people write to each other: stored, then passed on; the same command once. */
export class Chats {
  private readonly store: Store;
  private readonly hub: Hub;
  private readonly bus: Bus;
  private readonly now: () => number;
  private readonly slow = new SlowMode();

  constructor(store: Store, hub: Hub, bus: Bus, now: () => number) {
    this.store = store;
    this.hub = hub;
    this.bus = bus;
    this.now = now;
  }

  /**
   * Why it was refused, undefined where it was not: the room has no chat, players and spectators write separately,
   * or too many write at once.
   */
  async say(
    live: LiveRoom,
    user: User,
    id: string,
    channel: Channel,
    text: string,
  ): Promise<'muted' | 'slow mode' | undefined> {
    const isPlayer = live.room.seatOf(user.id) !== undefined;
    if (!live.room.setup.chat || isPlayer !== (channel === 'players')) return 'muted';
    const command = `${user.id} ${id}`;
    if (!this.slow.take(`${live.id} ${channel}`, user.id, performance.now())) {
      return (await this.isSaid(live.id, command)) ? undefined : 'slow mode';
    }
    const said = { channel, name: user.name, text: text.replace(TURNING, ''), at: this.now() };
    const saying: Saying = { ...said, ...(user.kind === 'guest' ? { isGuest: true } : {}) };
    if (await this.store.say({ room: live.id, wish: command, user_id: user.id, ...said })) {
      this.hub.chat(live.id, saying);
      this.bus.tell({ kind: 'chat', room: live.id, saying });
    }
    return undefined;
  }

  private async isSaid(room: string, command: string): Promise<boolean> {
    const said = this.store.db.selectFrom('chat').select('at').where('room', '=', room).where('wish', '=', command);
    return (await said.executeTakeFirst()) !== undefined;
  }

  /** The last messages, oldest first. */
  async read(live: LiveRoom): Promise<Saying[]> {
    if (!live.room.setup.chat) return [];
    const rows = await this.store.db
      .selectFrom('chat')
      .leftJoin('users', 'users.id', 'chat.user_id')
      .select(['chat.channel', 'chat.name', 'chat.text', 'chat.at', 'users.kind'])
      .where('chat.room', '=', live.id)
      .orderBy('chat.at', 'desc')
      .limit(MOST)
      .execute();
    return rows.reverse().map(({ kind, channel, ...row }) => ({
      ...{ ...row, channel: channel as Channel },
      ...(kind === null || kind === 'guest' ? { isGuest: true } : {}),
    }));
  }
}
