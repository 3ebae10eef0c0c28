import type { Refusal } from './notation.ts';
import type { Match } from './play/match.ts';
import type { Seat } from './types.ts';

/**
 * Something that chooses moves: a person at a keyboard, a search in a worker, another program. Thought: what it reports
 * while it thinks.
 */
export interface Player<Thought = unknown> {
  readonly name: string;
  /** Gets ready for a match before its first move is asked for. */
  prepare?(match: Match): Promise<void>;
  /** Text of the chosen move; called only when it is this player's turn. undefined leaves the table. */
  choose(match: Match, report: (thought: Thought) => void): Promise<string | undefined>;
  /** Milliseconds that it has worked so far, where this is measured: what else the machine does costs it nothing. */
  readonly workedMs?: (() => number) | undefined;
  /** Asks for the answer immediately. */
  hurry?(): void;
  close?(): Promise<void>;
}

/** What a player chose, and the rule that forbids it, if any. */
export interface Chosen {
  readonly seat: Seat;
  readonly text: string;
  readonly refusal: Refusal | undefined;
}

/**
 * Asks the player whose turn it is, and plays the answer if the rules allow it, once that may be seen. Undefined when
 * the player leaves, or when nobody wants the answer any more.
 */
export async function letMove<Thought>(
  match: Match,
  player: Player<Thought>,
  report: (thought: Thought) => void = () => {},
  seen: Promise<void> = Promise.resolve(),
  isWanted: () => boolean = () => true,
): Promise<Chosen | undefined> {
  const seat = match.position.turn;
  const text = await player.choose(match, report);
  await seen;
  if (text === undefined || !isWanted()) return undefined;
  return { seat, text, refusal: match.play(text) };
}

/**
 * Lets the players move in turn until the game is over or somebody leaves. A refused move is asked for again, unless
 * seen throws.
 */
export async function referee(match: Match, players: readonly Player[], seen: (chosen: Chosen) => void): Promise<void> {
  while (!match.position.over) {
    const chosen = await letMove(match, players[match.position.turn]);
    if (chosen === undefined) return;
    seen(chosen);
  }
}
