import { Match } from '../core/play/match.ts';
import type { Position } from '../core/position.ts';
import type { Seat } from '../core/types.ts';
import type { Opening } from './openings.ts';

/** Answers a position with the text of a move, synchronously or not. */
export interface Chooser {
  /** It may change the position; the moves are all those from the start. */
  (position: Position, moves: readonly string[]): string | Promise<string>;
  /** Gets ready before the first move of the game is requested, with a time limit of its own. */
  prepare?(start: Position): Promise<void>;
  /** The game is over, however it ended. */
  close?(): void;
}

/** The engine owns no clock: it is passed in. */
export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** Calls ring after this many milliseconds, unless the returned function is called first. */
  alarm(ms: number, ring: () => void): () => void;
}

export interface GameLimits {
  /** Moves, opening included, after which a game is stopped as a draw. */
  readonly cap: number;
  /** Milliseconds a move of each seat may take; a seat that takes longer loses. */
  readonly patience: readonly number[];
}

/** What a seat can do wrong. */
export type FoulReason = 'illegal move' | 'crash' | 'time' | 'flood';
/** Why a game ended. */
export type EndReason = 'finished' | 'cap' | FoulReason;

/** Thrown by a chooser that knows what it did wrong; anything else it throws is a crash. */
export class Foul extends Error {
  readonly reason: FoulReason;

  constructor(reason: FoulReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/** Milliseconds a chooser has to get ready: programs start slowly on busy machines. */
export const PREPARE_MS = 20_000;

export interface GameOutcome {
  /** All moves from the start, the opening among them. */
  readonly moves: readonly string[];
  /**
   * Each seat's share of the one point: shared wins are divided, and a seat at fault leaves everything to the others.
   */
  readonly shares: readonly number[];
  readonly reason: EndReason;
  /** The seat at fault. */
  readonly seat?: Seat;
  /** What that seat answered, or what went wrong. */
  readonly detail?: string;
  /** Milliseconds that each move after the opening took. */
  readonly times?: readonly number[];
}

type Answer = { readonly text: string } | { readonly reason: FoulReason; readonly detail: string };

/** Receives the seat that the game waits for, the moves so far, and the most milliseconds it will wait. */
type Asked = (seat: Seat, moves: readonly string[], patience: number) => void;

const LONGEST_DETAIL = 120;

/**
 * Plays one game from an opening. Whatever the choosers do, it ends with an outcome; asked is called for every
 * question.
 */
export async function playGame(
  start: Position,
  opening: Opening,
  choosers: readonly Chooser[],
  limits: GameLimits,
  clock: Clock,
  asked: Asked = () => {},
): Promise<GameOutcome> {
  const match = new Match(start);
  for (const move of opening) if (match.play(move) !== undefined) throw new Error(`The opening has ${move}.`);
  const times: number[] = [];
  try {
    const unready = await prepareAll(start, choosers, match.moves, clock, asked);
    return unready ?? { ...(await playOn(match, choosers, limits, clock, asked, times)), times };
  } finally {
    for (const chooser of choosers) chooser.close?.();
  }
}

async function prepareAll(
  start: Position,
  choosers: readonly Chooser[],
  moves: readonly string[],
  clock: Clock,
  asked: Asked,
): Promise<GameOutcome | undefined> {
  for (const [seat, chooser] of choosers.entries()) {
    if (chooser.prepare === undefined) continue;
    asked(seat, moves, PREPARE_MS);
    const answer = await ask(
      async () => {
        await chooser.prepare?.(start.clone());
        return '';
      },
      PREPARE_MS,
      clock,
    );
    if ('text' in answer) continue;
    return faultOutcome(moves, choosers.length, seat, answer.reason, `not ready: ${answer.detail}`);
  }
  return undefined;
}

async function playOn(
  match: Match,
  choosers: readonly Chooser[],
  limits: GameLimits,
  clock: Clock,
  asked: Asked,
  times: number[],
): Promise<GameOutcome> {
  const { position, moves } = match;
  while (!position.over) {
    if (moves.length >= limits.cap) return { moves, shares: evenShares(position.seats), reason: 'cap' };
    const seat = position.turn;
    const patience = limits.patience[seat];
    asked(seat, moves, patience);
    const begun = clock.now();
    const answer = await ask(() => choosers[seat](position.clone(), moves), patience, clock);
    if (!('text' in answer)) return faultOutcome(moves, position.seats, seat, answer.reason, answer.detail);
    times.push(Math.round(10 * (clock.now() - begun)) / 10);
    const refusal = match.play(answer.text);
    if (refusal !== undefined) {
      const detail = `answered ${JSON.stringify(answer.text.slice(0, 40))} (${refusal.rule})`;
      return faultOutcome(moves, position.seats, seat, 'illegal move', detail);
    }
  }
  return { moves, shares: sharesOf(position), reason: 'finished' };
}

/** A seat at fault gets nothing; the others share the point. */
export function faultOutcome(
  moves: readonly string[],
  seats: number,
  seat: Seat,
  reason: EndReason,
  detail: string,
): GameOutcome {
  const shares = Array.from({ length: seats }, (_, one) => (one === seat ? 0 : 1 / (seats - 1)));
  return { moves, shares, reason, seat, detail: detail.replace(/\s+/g, ' ').slice(0, LONGEST_DETAIL) };
}

async function ask(question: () => string | Promise<string>, patience: number, clock: Clock): Promise<Answer> {
  const begun = clock.now();
  try {
    const given: unknown = question();
    const text = given instanceof Promise ? await inTime(given, patience, clock) : given;
    const passed = clock.now() - begun;
    if (passed > patience) return { reason: 'time', detail: `took ${Math.round(passed)} ms of ${patience} ms` };
    return typeof text === 'string'
      ? { text }
      : { reason: 'illegal move', detail: `answered no text but ${typeof text}` };
  } catch (error) {
    if (error instanceof TooLate) return { reason: 'time', detail: `gave no answer in ${patience} ms` };
    if (error instanceof Foul) return { reason: error.reason, detail: error.message };
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
