import type { BotEvent } from '../../protocol/bot-messages.ts';
import type { User } from '../accounts/sessions.ts';
import type { LiveRoom } from '../rooms/cache.ts';
import type { Store } from '../store/store.ts';
import type { Challenges } from './challenges.ts';

/** How often the feed looks for what other processes have done. */
const LOOK_MS = 1000;
/** The most running games that a bot is told about, the newest first. */
const MOST_GAMES = 1000;

/** Tells bots about challenges and their games: first all that are open, then what changes. */
export class BotFeed {
  private readonly listening = new Map<string, Set<BotSubscription>>();
  private readonly store: Store;
  private readonly challenges: Challenges;

  constructor(store: Store, challenges: Challenges) {
    this.store = store;
    this.challenges = challenges;
  }

  /** Starts telling a bot; returns how to stop. */
  listen(bot: User, tell: (event: BotEvent) => void): () => void {
    const subscription = new BotSubscription(bot.id, this.store, this.challenges, tell);
    const subscriptions = this.listening.get(bot.id) ?? new Set();
    this.listening.set(bot.id, subscriptions.add(subscription));
    return () => {
      subscription.close();
      subscriptions.delete(subscription);
      if (subscriptions.size === 0) this.listening.delete(bot.id);
    };
  }

  /** There is something for a bot. */
  nudge(bot: string): void {
    for (const subscription of this.listening.get(bot) ?? []) subscription.look();
  }

  /** Something happened in a room: a game of a bot may have begun or ended. */
  heard({ id, room }: LiveRoom): void {
    if (this.listening.size === 0) return;
    const sitting = room.seats.map(({ sitter }) => (sitter?.kind === 'bot' ? sitter.user : null));
    for (const bot of new Set([...sitting, ...(room.setup.invited ?? [])])) {
      for (const subscription of this.listening.get(bot ?? '') ?? []) subscription.heard(id, room.status);
    }
  }
}

/** A listener, and what it has been told. */
class BotSubscription {
  private readonly bot: string;
  private readonly store: Store;
  private readonly challenges: Challenges;
  private readonly tell: (event: BotEvent) => void;
  private readonly timer: NodeJS.Timeout;
  private asked = new Set<string>();
  private playing = new Set<string>();
  /** Whether it is looking at the moment, and whether it must look again. */
  private isLooking = false;
  private isDue = false;
  private closed = false;

  constructor(bot: string, store: Store, challenges: Challenges, tell: (event: BotEvent) => void) {
    this.bot = bot;
    this.store = store;
    this.challenges = challenges;
    this.tell = tell;
    this.timer = setInterval(() => this.look(), LOOK_MS);
    this.look();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
  }

  heard(room: string, status: LiveRoom['room']['status']): void {
    if (this.playing.has(room) !== (status === 'playing') || this.asked.has(room)) this.look();
  }

  look(): void {
    this.isDue = true;
    if (this.isLooking || this.closed) return;
    this.isLooking = true;
    void this.lookWhileDue().finally(() => {
      this.isLooking = false;
    });
  }

  private async lookWhileDue(): Promise<void> {
    while (this.isDue && !this.closed) {
      this.isDue = false;
      // If the database is not reachable now, it is asked again soon.
      await this.tellNews().catch(() => {});
    }
  }

  private async tellNews(): Promise<void> {
    const open = await this.challenges.open(this.bot);
    const running = await this.running();
    const over = await this.overOf([...this.playing].filter((room) => !running.has(room)));
    if (this.closed) return;
    const asked = new Set(open.map(({ room }) => room));
    for (const challenge of open) if (!this.asked.has(challenge.room)) this.tell(challenge);
    for (const room of this.asked) if (!asked.has(room)) this.tell({ say: 'challenge gone', room });
    for (const [room, game] of running) if (!this.playing.has(room)) this.tell({ say: 'game start', room, game });
    for (const event of over) this.tell(event);
    this.asked = asked;
    for (const room of running.keys()) this.playing.add(room);
    for (const { room } of over) this.playing.delete(room);
  }

  /** The games that the bot is playing, by room: the newest if there are very many. */
  private async running(): Promise<Map<string, string>> {
    const rows = await this.store.db
      .selectFrom('rooms')
      .select(['id', 'game'])
      .where('status', '=', 'playing')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('events')
            .select('seq')
            .whereRef('events.room', '=', 'rooms.id')
            .where('events.user_id', '=', this.bot)
            .where('events.kind', '=', 'sit'),
        ),
      )
      .orderBy('updated_at', 'desc')
      .limit(MOST_GAMES)
      .execute();
    return new Map(rows.map(({ id, game }) => [id, game]));
  }

  private async overOf(rooms: readonly string[]): Promise<Extract<BotEvent, { say: 'game over' }>[]> {
    if (rooms.length === 0) return [];
    const rows = await this.store.db
      .selectFrom('rooms')
      .select(['id', 'outcome'])
      .where('id', 'in', rooms)
      .where('status', '=', 'over')
      .execute();
    return rows.map(({ id, outcome }) => ({
      say: 'game over',
      room: id,
      outcome: outcome === null ? null : JSON.parse(outcome),
    }));
  }
}
