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
  /** Asks for the answer immediately. */
  hurry?(): void;
  close?(): Promise<void>;
}

/**
 * Lets the players move in turn until the game is over or somebody leaves. A refused move is asked for again, unless
 * seen throws.
 */
export async function referee(
  match: Match,
  players: readonly Player[],
  seen: (seat: Seat, refusal: Refusal | undefined, text: string) => void,
): Promise<void> {
  while (!match.position.over) {
    const seat = match.position.turn;
    const text = await players[seat].choose(match, () => {});
    if (text === undefined) return;
    seen(seat, match.play(text), text);
  }
}
