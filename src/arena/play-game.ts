import { Match } from '../core/play/match.ts';
import { type Player, referee } from '../core/player.ts';
import type { Position } from '../core/position.ts';
import type { Seat } from '../core/types.ts';
import type { Opening } from './openings.ts';

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
  /** Milliseconds a move of each seat may take; a seat that takes longer loses. Work counts where it is measured. */
  readonly patience: readonly number[];
}

/** What a seat can do wrong. */
export type FoulReason = 'illegal move' | 'crash' | 'time' | 'flood';
/** Why a game ended. */
export type EndReason = 'finished' | 'cap' | FoulReason;

/** Thrown by a player that knows what it did wrong; anything else it throws is a crash. */
export class Foul extends Error {
  readonly reason: FoulReason;

  constructor(reason: FoulReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/**
 * Milliseconds of the clock for a move of a player whose work is measured instead: only a hung one needs as much, even
 * at the lowest priority of a busy machine.
 */
export const HANGING_MS = 1_200_000;

/** Milliseconds a player has to get ready: programs start slowly on busy machines. */
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
  /** Milliseconds that each move after the opening took: of work, where it is measured. */
  readonly times?: readonly number[];
}

/** Receives the seat that the game waits for, the moves so far, and the most milliseconds it will wait. */
type Asked = (seat: Seat, moves: readonly string[], patience: number) => void;

const LONGEST_DETAIL = 120;

/**
 * Plays one game from an opening. Whatever the players do, it ends with an outcome; asked is called for every question.
 */
export async function playGame(
  start: Position,
  opening: Opening,
  players: readonly Player[],
  limits: GameLimits,
  clock: Clock,
  asked: Asked = () => {},
): Promise<GameOutcome> {
  const match = new Match(start);
  for (const move of opening) if (match.play(move) !== undefined) throw new Error(`The opening has ${move}.`);
  const { position, moves } = match;
  const times: number[] = [];
  let asking = 0;
  const ask = <T>(seat: Seat, patience: number, question: (copy: Match) => Promise<T>) => {
    const player = players[seat];
    const worked = player.workedMs?.bind(player);
    asking = seat;
    asked(seat, moves, worked === undefined ? patience : HANGING_MS);
    // Nobody gets the match itself: with a copy players may do what they like.
    return inTime(() => question(match.clone()), patience, clock, worked);
  };
  const seated = players.map(
    (player, seat): Player => ({
      name: player.name,
      async choose() {
        if (moves.length >= limits.cap) return undefined;
        const spent = () => player.workedMs?.() ?? clock.now();
        const begun = spent();
        const text = await ask(seat, limits.patience[seat], (copy) => player.choose(copy, () => {}));
        if (typeof text !== 'string') throw new Foul('illegal move', `answered no text but ${typeof text}`);
        times.push(Math.round(10 * (spent() - begun)) / 10);
        return text;
      },
    }),
  );
  let isReady = false;
  try {
    for (const [seat, player] of players.entries()) {
      if (player.prepare !== undefined) await ask(seat, PREPARE_MS, async (copy) => player.prepare?.(copy));
    }
    isReady = true;
    await referee(match, seated, ({ refusal, text }) => {
      if (refusal === undefined) return;
      throw new Foul('illegal move', `answered ${JSON.stringify(text.slice(0, 40))} (${refusal.rule})`);
    });
    const { over } = position;
    const shares = over ? sharesOf(position) : evenShares(position.seats);
    return { moves, shares, reason: over ? 'finished' : 'cap', times };
  } catch (error) {
    if (!(error instanceof Foul)) throw error;
    const detail = isReady ? error.message : `not ready: ${error.message}`;
    return { ...faultOutcome(moves, position.seats, asking, error.reason, detail), times };
  } finally {
    for (const player of players) await player.close?.();
  }
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

/** The answer to a question; one that is late, or fails, is a foul. worked: the time of a player whose work is measured. */
async function inTime<T>(
  question: () => Promise<T>,
  patience: number,
  clock: Clock,
  worked: (() => number) | undefined,
): Promise<T> {
  const spent = worked ?? (() => clock.now());
  const begun = spent();
  let cancel = () => {};
  try {
    const asked = question();
    const late = new Promise<never>((_, reject) => {
      const ring = () => {
        const left = worked === undefined ? 0 : patience - (worked() - begun);
        if (left > 0) cancel = clock.alarm(left, ring);
        else reject(new Foul('time', `gave no answer in ${patience} ms`));
      };
      cancel = clock.alarm(patience, ring);
    });
    const answer = await Promise.race([asked, late]);
    const passed = spent() - begun;
    if (passed > patience) throw new Foul('time', `took ${Math.round(passed)} ms of ${patience} ms`);
    return answer;
  } catch (error) {
    if (error instanceof Foul) throw error;
    throw new Foul('crash', error instanceof Error ? error.message : String(error));
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
