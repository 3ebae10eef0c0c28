import type { Refusal } from '../../../core/notation.ts';
import type { Match, Result } from '../../../core/play/match.ts';
import type { Seat } from '../../../core/types.ts';
import type { Outcome } from '../../../record/record.ts';
import type { Answer } from '../../../search/worker/service.ts';
import type { KeyAction } from '../../keys/actions.ts';
import type { Hint } from '../kit/navigator.ts';

/** A game on its page: played here by a session, or in a room elsewhere. */
export interface GameSession {
  readonly match: Match;
  readonly over: boolean;
  readonly result: Result | undefined;
  /** How the game ended where the rules did not end it. */
  readonly outcome: Outcome | undefined;
  /** Whether a person at this keyboard is to move. */
  readonly isAsking: boolean;
  /** Whether a person at this keyboard has the seat. */
  isPerson(seat: Seat): boolean;
  /** Plays a person's move, or says which rule forbids it. */
  play(text: string): Refusal | undefined;
  close(): Promise<void>;
}

/** What only a game at one keyboard can do: take back freely, and control its computers. */
export interface LocalControls {
  /** What the computer thinks at the moment. */
  readonly thought: Answer | undefined;
  readonly isThinking: boolean;
  /** What went wrong with a computer, as a sentence. */
  readonly trouble: string | undefined;
  readonly paused: boolean;
  undo(): boolean;
  redo(): boolean;
  hurry(): void;
  setPaused(paused: boolean): void;
  step(): void;
}

/** What is different on the page of a game whose players are not all here. */
export interface RemoteControls {
  /** What is said beside the moves. */
  notes(): readonly string[];
  hints(): readonly Hint[];
  /** The actions that mean something there. */
  actions(): readonly KeyAction[];
  /** Why lenses are not allowed here; undefined where they are. */
  noLenses(): string | undefined;
  /** Whether the game has not begun. */
  isWaiting(): boolean;
  /** Whether the action was handled; otherwise it does what it does in every game. */
  act(action: KeyAction): boolean;
}
