import type { Game } from '../../core/game.ts';
import { chosenOptions, optionsOf } from '../../core/options.ts';
import type { Seat } from '../../core/types.ts';
import type { ErrorCode, NewRoom } from '../../protocol/messages.ts';
import type { PeopleErrorCode } from '../../protocol/people.ts';
import type { RoomSetup, Sitter } from '../../protocol/setup.ts';
import { refuseSearch } from '../../search/levels/named-search.ts';
import { isWrong, presentWord, readPlayer } from '../../session/player-word.ts';
import type { User } from '../accounts/sessions.ts';
import type { Host } from '../host.ts';
import { computerRating } from '../ratings/strength.ts';
import { flawOf } from '../rooms/rows.ts';

export const ME = 'me';
export const OPEN = 'open';

/** Before the name of a bot. */
export const BOT = 'bot:';

export interface Planned {
  readonly setup: RoomSetup;
  readonly sitters: ReadonlyMap<Seat, Sitter>;
}

/** What a request for a room amounts to, or why it is refused. */
export function planRoom(
  { games }: Pick<Host, 'games'>,
  asked: NewRoom,
  user: User,
  invited: ReadonlyMap<Seat, string> = new Map(),
): Planned | { code: ErrorCode } {
  const { game: id, options = {}, seats, clock = null, rated = false, listed = false, chat = true } = asked;
  const game = games.find((one) => one.id === id);
  const mine = seats.flatMap((word, seat) => (word === ME ? [seat] : []));
  const computers = seats.map((word) =>
    word === ME || word === OPEN || word.startsWith(BOT) ? null : presentWord(word),
  );
  const guests = invited.size === 0 ? {} : { invited: seats.map((_, seat) => invited.get(seat) ?? null) };
  const setup: RoomSetup = { game: id, options, computers, ...guests, clock, rated, listed, chat };
  if (game === undefined || mine.length > 1 || flawOf(games, setup) !== undefined) return { code: 'bad input' };
  // People take their seats themselves: nobody may seat them by a word.
  if (computers.some((word) => word !== null && !isRoomComputer(game, word, seats.length)))
    return { code: 'bad input' };
  // Nobody sits at two seats.
  const bots = [...invited.values()];
  if (new Set(bots).size < bots.length || (mine.length > 0 && bots.includes(user.id))) return { code: 'bad input' };
  const flaw = rated ? flawOfRated(game, setup, user) : undefined;
  if (flaw !== undefined) return { code: flaw };
  return { setup, sitters: new Map(mine.map((seat) => [seat, sitterOf(user)])) };
}

/** Whether the server plays by this word: no programs of others, and no parameters that could take any memory. */
function isRoomComputer(game: Game, word: string, seats: number): boolean {
  const player = readPlayer(game, word);
  if (isWrong(player) || player.kind === 'human' || player.kind === 'engine') return false;
  return player.kind !== 'search' || (!player.search.includes(':') && refuseSearch(player.search, seats) === undefined);
}

/** The users behind the names of bots; undefined if one of them does not exist. */
export async function findInvited(
  { bots }: Pick<Host, 'bots'>,
  seats: readonly string[],
): Promise<Map<Seat, string> | undefined> {
  const invited = new Map<Seat, string>();
  for (const [seat, word] of seats.entries()) {
    if (!word.startsWith(BOT)) continue;
    const bot = await bots.named(word.slice(BOT.length));
    if (bot === undefined) return undefined;
    invited.set(seat, bot);
  }
  return invited;
}

/** Why a game cannot be rated; undefined when it can. */
function flawOfRated(game: Game, { options, computers }: RoomSetup, user: User): PeopleErrorCode | undefined {
  if (user.kind === 'guest') return 'guest';
  const full = optionsOf(game.options, options);
  if (game.engine.solvable?.(full) === true) return 'too small';
  // Ladders are measured on the standard board.
  const { players: _, ...unusual } = chosenOptions(game.options, full);
  const isMeasured = (word: string | null) =>
    word === null || computerRating(game, computers.length, word) !== undefined;
  const isUsual = Object.keys(unusual).length === 0 || computers.every((word) => word === null);
  return isUsual && computers.every(isMeasured) ? undefined : 'not measured';
}

export function sitterOf({ id, kind, name }: User): Sitter & { kind: 'person' | 'bot' } {
  if (kind === 'bot') return { kind, user: id, name };
  return { kind: 'person', user: id, name, ...(kind === 'guest' ? { isGuest: true } : {}) };
}
