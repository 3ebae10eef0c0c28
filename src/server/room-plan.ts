import type { Seat } from '../core/types.ts';
import type { NakCode, NewRoom } from '../protocol/messages.ts';
import type { RoomSetup, Sitter } from '../protocol/setup.ts';
import { seatWords } from '../table/seats.ts';
import type { User } from './accounts/sessions.ts';
import type { Host } from './host.ts';
import { computerRating } from './ratings/strength.ts';
import { flawOf } from './room-rows.ts';

export const ME = 'me';
export const OPEN = 'open';

export interface Planned {
  readonly setup: RoomSetup;
  readonly sitters: ReadonlyMap<Seat, Sitter>;
}

/** What a wish for a room comes to, or why it cannot be. */
export function planRoom({ games }: Pick<Host, 'games'>, wished: NewRoom, user: User): Planned | { nay: NakCode } {
  const { game: id, options = {}, seats, clock = null, rated = false, listed = false, chat = true } = wished;
  const game = games.find((one) => one.id === id);
  const mine = seats.flatMap((word, seat) => (word === ME ? [seat] : []));
  const computers = seats.map((word) => (word === ME || word === OPEN ? null : word));
  const setup: RoomSetup = { game: id, options, computers, clock, rated, listed, chat };
  if (game === undefined || mine.length > 1 || flawOf(games, setup) !== undefined) return { nay: 'bad input' };
  const words = seatWords(game, seats.length);
  const named = computers.filter((word) => word !== null);
  if (named.some((word) => !words.includes(word))) return { nay: 'bad input' };
  if (rated && user.kind === 'guest') return { nay: 'guest' };
  if (rated && named.some((word) => computerRating(game, seats.length, word) === undefined)) {
    return { nay: 'not measured' };
  }
  return { setup, sitters: new Map(mine.map((seat) => [seat, sitterOf(user)])) };
}

export function sitterOf({ id, kind, name }: User): Sitter & { kind: 'person' | 'bot' } {
  if (kind === 'bot') return { kind, user: id, name };
  return { kind: 'person', user: id, name, ...(kind === 'guest' ? { isGuest: true } : {}) };
}
