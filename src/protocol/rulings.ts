import { readMove, refuseMove, writeMove } from '../core/moves.ts';
import type { Refusal } from '../core/notation.ts';
import { NO_MOVE, type Seat } from '../core/types.ts';
import type { Action } from './actions.ts';
import type { EventBody, Proposal } from './events.ts';
import type { Room } from './room.ts';
import type { Sitter } from './setup.ts';

/** Why an action is refused: a name for programs, from which every screen makes its sentence. */
type RoomErrorCode =
  /** The id was used before, for something else. */
  | 'other wish'
  | 'not seated'
  | 'seated already'
  | 'no free seat'
  | 'not begun'
  | 'begun'
  | 'over'
  | 'not over'
  | 'not your turn'
  /** Chosen in a position that is no longer there. */
  | 'stale'
  | 'illegal'
  | 'rated'
  /** Rated games are for those who have an account. */
  | 'guest'
  | 'with computers'
  /** The rules have none. */
  | 'no draws'
  | 'nothing to take back'
  | 'nothing offered'
  /** It is still open, or was declined in this position. */
  | 'offered already'
  /** Every room has a limit. */
  | 'too often'
  | 'too late'
  | 'time is up'
  | 'not away'
  | 'out';

/** How often somebody may sit down in a room. */
export const MOST_SITS = 5;
/**
 * How often people may sit down and stand up in a room, all together. After that they can only sit down: whoever comes
 * last stays, so that strangers who come and go cannot lock a room.
 */
export const MOST_VISITS = 500;
/** Most other events by people that are not moves, after which they only move or resign: far more than a game has. */
export const MOST_ASIDE = 500;

export interface Refused {
  readonly code: RoomErrorCode;
  /** The rule that forbids a move. */
  readonly refusal?: Refusal;
}

/** What a ruling depends on besides the room. */
export interface Circumstances {
  /** The acting user, as they would sit. */
  readonly sitter: Sitter & { readonly kind: 'person' | 'bot' };
  readonly now: number;
  /** Milliseconds of network lag that are forgiven. */
  readonly lag: number;
  /** Milliseconds after the time of the seat to move in which its move may still arrive. */
  readonly grace: number;
  /** Whether the sitter of a seat is away. */
  isAway(seat: Seat): boolean;
  /** The computer that plays for a seat whose sitter does not. */
  standInFor(seat: Seat): string;
  /** One of several free seats. */
  pick(free: readonly Seat[]): Seat;
}

/** The event that follows from an action, or why it is refused: the one place that knows who may do what and when. */
export function rule(room: Room, act: Action, circumstances: Circumstances): EventBody | Refused {
  const { sitter } = circumstances;
  const seat = room.seatOf(sitter.user);
  if (act.do === 'sit') return ruleSit(room, seat, act.seat, circumstances);
  if (seat === undefined) return { code: 'not seated' };
  if (act.do === 'stand') return ruleStand(room, seat);
  if (act.do === 'agree') return ruleProposal(room, seat, act.what);
  if (act.do === 'decline') {
    return room.agreed.has(act.what) ? { kind: 'decline', seat, what: act.what } : { code: 'nothing offered' };
  }
  if (room.status === 'waiting') return act.do === 'abort' ? ruleClosing(room, seat) : { code: 'not begun' };
  if (room.status === 'over') return { code: 'over' };
  if (room.seats[seat].isOut) return { code: 'out' };
  switch (act.do) {
    case 'move':
      return ruleMove(room, seat, act, circumstances);
    case 'resign':
      return { kind: 'resign', seat, ...standIn(room, seat, circumstances) };
    case 'abort':
      return room.ply < room.seats.length ? { kind: 'abort', seat } : { code: 'too late' };
    case 'back':
      return room.seats[seat].standIn === undefined ? { code: 'seated already' } : { kind: 'back', seat };
    case 'substitute':
      return ruleSubstitute(room, seat, act.seat, circumstances);
  }
}

/** Whether the time of the seat to move is up, and the event that follows. */
export function ruleClock(
  room: Room,
  circumstances: Pick<Circumstances, 'now' | 'grace' | 'standInFor'>,
): EventBody | undefined {
  if (room.status !== 'playing' || room.computerAt(room.turn) !== undefined) return undefined;
  if (!isTimeUp(room, circumstances)) return undefined;
  return { kind: 'flag', seat: room.turn, ...standIn(room, room.turn, circumstances) };
}

function isTimeUp(room: Room, { now, grace }: Pick<Circumstances, 'now' | 'grace'>): boolean {
  const deadline = room.clocks?.deadline();
  return deadline !== undefined && now - grace >= deadline;
}

/** The move a computer chose for a seat; undefined when the room has moved on. */
export function ruleComputer(room: Room, move: string, epoch: number, ply: number): EventBody | undefined {
  if (room.status !== 'playing' || room.epoch !== epoch || room.ply !== ply) return undefined;
  if (room.computerAt(room.turn) === undefined) return undefined;
  const { position } = room.match;
  const found = readMove(position, move);
  return found === NO_MOVE ? undefined : { kind: 'move', seat: room.turn, move: writeMove(position, found), spent: 0 };
}

function ruleSit(
  room: Room,
  seated: Seat | undefined,
  wanted: Seat | undefined,
  { sitter, pick }: Circumstances,
): EventBody | Refused {
  if (seated !== undefined) return { code: 'seated already' };
  if (room.status === 'over') return { code: 'over' };
  if (room.satDown(sitter.user) >= MOST_SITS) return { code: 'too often' };
  if (room.setup.rated && sitter.kind === 'person' && sitter.isGuest) return { code: 'guest' };
  const guestOf = (seat: Seat) => room.setup.invited?.[seat] ?? undefined;
  const free = [...room.seats.keys()].filter(
    (seat) => room.seats[seat].sitter === undefined && (guestOf(seat) ?? sitter.user) === sitter.user,
  );
  if (free.length === 0 || (wanted !== undefined && !free.includes(wanted))) return { code: 'no free seat' };
  const kept = free.filter((seat) => guestOf(seat) === sitter.user);
  return { kind: 'sit', seat: wanted ?? pick(kept.length > 0 ? kept : free), sitter };
}

function ruleStand(room: Room, seat: Seat): EventBody | Refused {
  if (room.status !== 'waiting') return { code: 'begun' };
  return room.visits < MOST_VISITS ? { kind: 'stand', seat } : { code: 'too often' };
}

/** A room that waits is closed by the one who has waited longest; others only leave it. */
function ruleClosing(room: Room, seat: Seat): EventBody | Refused {
  return seat === room.host() ? { kind: 'abort', seat } : ruleStand(room, seat);
}

function ruleMove(
  room: Room,
  seat: Seat,
  { epoch, ply, move }: Extract<Action, { do: 'move' }>,
  circumstances: Circumstances,
): EventBody | Refused {
  if (epoch !== room.epoch || ply !== room.ply) return { code: 'stale' };
  if (seat !== room.turn || room.computerAt(seat) !== undefined) return { code: 'not your turn' };
  const { position } = room.match;
  const found = readMove(position, move);
  if (found === NO_MOVE) return { code: 'illegal', refusal: refuseMove(position, move) };
  if (isTimeUp(room, circumstances)) return { code: 'time is up' };
  const { now, lag } = circumstances;
  const spent = Math.max(0, Math.round((room.clocks?.elapsed(now) ?? 0) - lag));
  return { kind: 'move', seat, move: writeMove(position, found), spent };
}

function ruleProposal(room: Room, seat: Seat, what: Proposal): EventBody | Refused {
  const agreed = room.agreed.get(what);
  const isAgain = agreed === undefined ? room.declined.get(what)?.has(seat) : agreed.has(seat);
  if (what === 'rematch' && (room.status !== 'over' || room.next !== undefined)) return { code: 'not over' };
  if (isAgain) return { code: 'offered already' };
  if (room.aside >= MOST_ASIDE) return { code: 'too often' };
  if (what === 'rematch') return { kind: 'agree', seat, what };
  if (room.status === 'waiting') return { code: 'not begun' };
  if (room.status === 'over') return { code: 'over' };
  const noDraw = what === 'draw' ? whyNoDraw(room) : undefined;
  if (noDraw !== undefined) return { code: noDraw };
  if (what === 'takeback') {
    if (room.setup.rated) return { code: 'rated' };
    if (!hasMoved(room, seat)) return { code: 'nothing to take back' };
  }
  if (room.seats[seat].isOut) return { code: 'out' };
  return { kind: 'agree', seat, what };
}

/** Why nobody may offer a draw here; undefined where the players may. */
export function whyNoDraw(room: Room): 'no draws' | 'with computers' | undefined {
  if (!room.match.position.game.canDraw) return 'no draws';
  return [...room.seats.keys()].some((seat) => room.computerAt(seat) !== undefined) ? 'with computers' : undefined;
}

/** The proposer must have a move to take back; those who agree need none. */
function hasMoved(room: Room, seat: Seat): boolean {
  return (room.agreed.get('takeback')?.size ?? 0) > 0 || room.movesOf(seat) > 0;
}

function ruleSubstitute(room: Room, seat: Seat, away: Seat, circumstances: Circumstances): EventBody | Refused {
  const isFree = away < room.seats.length && away !== seat && room.computerAt(away) === undefined;
  if (room.seats.length < 3 || !isFree || !circumstances.isAway(away)) return { code: 'not away' };
  if (room.aside >= MOST_ASIDE) return { code: 'too often' };
  return { kind: 'substitute', seat: away, standIn: circumstances.standInFor(away) };
}

/** Between two the game ends when one is out; among more a computer plays on. */
function standIn(room: Room, seat: Seat, { standInFor }: Pick<Circumstances, 'standInFor'>): { standIn?: string } {
  return room.seats.length > 2 ? { standIn: standInFor(seat) } : {};
}

/**
 * Whether somebody may look at a room through the lenses of its game. They show only what follows from the rules, but
 * working that out is part of playing: in a rated game players have no lenses. seat: undefined for a spectator.
 */
export function mayUseLenses({ setup, status, seats }: Room, seat: Seat | undefined): boolean {
  return !setup.rated || status === 'over' || seat === undefined || seats[seat].isOut;
}
