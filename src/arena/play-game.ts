import { Match } from '../core/match.ts';
import type { Position } from '../core/position.ts';
import type { Seat } from '../core/types.ts';
import type { Opening } from './openings.ts';

/** Whoever answers a position with the text of a move, at once or later. It may do with the position what it likes. */
export type Chooser = (position: Position) => string | Promise<string>;

/** The engine owns no clock: it is handed in. */
export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** Calls ring after so many milliseconds, unless the returned function is called before. */
  alarm(ms: number, ring: () => void): () => void;
}

export interface GameLimits {
  /** Moves, opening included, after which a game is broken off as a draw. */
  readonly cap: number;
  /** Milliseconds a move of each seat may take; who takes longer loses. */
  readonly patience: readonly number[];
}

/** Why a game ended; the last three are the fault of a seat. */
export type Reason = 'finished' | 'cap' | 'illegal move' | 'crash' | 'time';

export interface Outcome {
  /** All moves from the start, the opening among them. */
  readonly moves: readonly string[];
  /** What each seat gets of the one point there is: shared wins are divided, and who is at fault leaves all to the others. */
  readonly shares: readonly number[];
  readonly reason: Reason;
  /** Whose fault it was. */
  readonly seat?: Seat;
  /** What that seat answered, or what went wrong. */
  readonly detail?: string;
}

type Answer =
  | { readonly text: string }
  | { readonly reason: 'illegal move' | 'crash' | 'time'; readonly detail: string };

const LONGEST_DETAIL = 120;

/** Plays one game from an opening. Whatever the choosers do, it ends with an outcome; asked is told of every question. */
export async function playGame(
  start: Position,
  opening: Opening,
  choosers: readonly Chooser[],
  limits: GameLimits,
  clock: Clock,
  asked: (seat: Seat, moves: readonly string[]) => void = () => {},
): Promise<Outcome> {
  const match = new Match(start);
  for (const move of opening) if (match.play(move) !== undefined) throw new Error(`The opening has ${move}.`);
  const { position, moves } = match;
  while (!position.over) {
    if (moves.length >= limits.cap) return { moves, shares: evenShares(position.seats), reason: 'cap' };
    const seat = position.turn;
    asked(seat, moves);
    const answer = await ask(choosers[seat], position.clone(), limits.patience[seat], clock);
    if (!('text' in answer)) return faultOutcome(moves, position.seats, seat, answer.reason, answer.detail);
    const refusal = match.play(answer.text);
    if (refusal !== undefined) {
      const detail = `answered ${JSON.stringify(answer.text.slice(0, 40))} (${refusal.rule})`;
      return faultOutcome(moves, position.seats, seat, 'illegal move', detail);
    }
  }
  return { moves, shares: sharesOf(position), reason: 'finished' };
}

/** A seat at fault gets nothing; the others share its loss. */
export function faultOutcome(
  moves: readonly string[],
  seats: number,
  seat: Seat,
  reason: Reason,
  detail: string,
): Outcome {
  const shares = Array.from({ length: seats }, (_, one) => (one === seat ? 0 : 1 / (seats - 1)));
  return { moves, shares, reason, seat, detail: detail.replace(/\s+/g, ' ').slice(0, LONGEST_DETAIL) };
}

async function ask(chooser: Chooser, position: Position, patience: number, clock: Clock): Promise<Answer> {
  const begun = clock.now();
  try {
    const given: unknown = chooser(position);
    const text = given instanceof Promise ? await inTime(given, patience, clock) : given;
    const passed = clock.now() - begun;
    if (passed > patience) return { reason: 'time', detail: `took ${Math.round(passed)} ms of ${patience} ms` };
    return typeof text === 'string'
      ? { text }
      : { reason: 'illegal move', detail: `answered no text but ${typeof text}` };
  } catch (error) {
    if (error instanceof TooLate) return { reason: 'time', detail: `gave no answer in ${patience} ms` };
    return { reason: 'crash', detail: error instanceof Error ? error.message : String(error) };
  }
}

class TooLate extends Error {}

async function inTime<T>(answer: Promise<T>, patience: number, clock: Clock): Promise<T> {
  let cancel = () => {};
  const late = new Promise<never>((_, reject) => {
    cancel = clock.alarm(patience, () => reject(new TooLate()));
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    cancel();
  }
}

function sharesOf({ winners, seats }: Position): number[] {
  const won = Array.from({ length: seats }, (_, seat) => (winners >> seat) & 1);
  const count = won.reduce((sum, one) => sum + one, 0);
  return won.map((one) => one / count);
}

function evenShares(seats: number): number[] {
  return Array.from({ length: seats }, () => 1 / seats);
}
