import type { Compilable } from 'kysely';
import type { Seat } from '../../core/types.ts';
import type { BotEvent } from '../../protocol/bot-messages.ts';
import type { RoomSetup } from '../../protocol/setup.ts';
import type { User } from '../accounts/sessions.ts';
import { MOST_CHALLENGES } from '../limits/limits.ts';
import type { Store } from '../store/store.ts';

/** One that has not been answered in a day is deleted. */
const LASTS_MS = 86_400_000;

type Challenge = Extract<BotEvent, { say: 'challenge' }>;

/** Invitations of bots to rooms. They last for a day, as long as the room waits for its players. */
export class Challenges {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Whether one of these users has too many invitations to get another. */
  async areTooMany(invited: ReadonlyMap<Seat, string>): Promise<boolean> {
    for (const bot of invited.values()) if ((await this.open(bot)).length >= MOST_CHALLENGES) return true;
    return false;
  }

  /** The statements that invite users to seats of a room, to be stored together with it. */
  invitations(room: string, invited: ReadonlyMap<Seat, string>, by: User): readonly Compilable[] {
    const row = { room, challenger: by.name, created_at: this.now(), answer: null };
    return [...invited].map(([seat, bot]) => this.store.db.insertInto('challenges').values({ ...row, seat, bot }));
  }

  /** Those that a bot has not answered, oldest first. */
  async open(bot: string): Promise<Challenge[]> {
    const rows = await this.store.db
      .selectFrom('challenges')
      .innerJoin('rooms', 'rooms.id', 'challenges.room')
      .select(['challenges.room', 'challenges.seat', 'challenges.challenger', 'rooms.setup'])
      .where('challenges.bot', '=', bot)
      .where('challenges.answer', 'is', null)
      .where('challenges.created_at', '>', this.now() - LASTS_MS)
      .where('rooms.status', '=', 'waiting')
      .orderBy('challenges.created_at')
      .limit(MOST_CHALLENGES)
      .execute();
    return rows.map(({ room, seat, challenger, setup }) => {
      const { game, options, clock, rated } = JSON.parse(setup) as RoomSetup;
      return { say: 'challenge', room, seat, game, options, clock, rated, by: challenger };
    });
  }

  /** The seat to which a bot was invited; undefined if it was not. */
  async seatOf(room: string, bot: string): Promise<Seat | undefined> {
    const row = await this.store.db
      .selectFrom('challenges')
      .select('seat')
      .where('room', '=', room)
      .where('bot', '=', bot)
      .executeTakeFirst();
    return row?.seat;
  }

  async answer(room: string, bot: string, answer: 'accepted' | 'declined'): Promise<void> {
    const { db } = this.store;
    await db.updateTable('challenges').set({ answer }).where('room', '=', room).where('bot', '=', bot).execute();
  }
}
