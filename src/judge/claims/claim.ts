import type { Seat } from '../../core/types.ts';
import type { Language } from '../../core/words.ts';

/** What is said about a move, the strongest first. */
export const CLAIM_KINDS = [
  /** It ends the game. */
  'ends',
  /** Its player wins, whatever the replies. */
  'forces',
  /** Somebody had threatened to win, and still does. */
  'unanswered',
  /** Somebody else wins after it, whatever the others play. */
  'refuted',
  /** Among three and four: nobody but one seat could stop somebody else, or can after it. */
  'duty',
  /** The other move wins by force. */
  'misses',
  /** After any other move somebody else wins at once. */
  'only',
  /** After the other move somebody else wins by force, after this one not so soon. */
  'stops',
  /** There is no other move. */
  'single',
  /** Its player wins on the next turn if it is not stopped. */
  'threatens',
  /** A number of a lens tells the two moves apart, right after them. */
  'fact',
  /** The same at the end of both expected lines. */
  'leads',
  /** Among three or four: whom it costs, and who gains. An estimate. */
  'share',
  /** Nothing is proved, and no number tells the moves apart. */
  'unclear',
  /** What its player can expect. */
  'estimate',
] as const;

export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** One thing that can be said of a move, as data; everything in its text is also in its other members. */
export interface Claim {
  readonly kind: ClaimKind;
  /** Whether the rules alone prove it; what is not proved says so. */
  readonly proved: boolean;
  /** Whom it is about. */
  readonly seat: Seat;
  /** Who gains by it, of a share. */
  readonly gainer?: Seat;
  /** Who alone could stop the seat, or can. */
  readonly stopper?: Seat;
  readonly move: string;
  /** The move that it is compared with: the best one, or of the best one another that looks good. */
  readonly other?: string;
  /** Moves, of all players, within which a win comes. */
  readonly within?: number;
  /** What shows it, from the position before the move; of an unclear choice, what follows the better move. */
  readonly line: readonly string[];
  /** The same for the other move, where both are compared. */
  readonly otherLine?: readonly string[];
  /** A move that was or is threatened. */
  readonly threat?: string;
  /** Names of the cells that it is about. */
  readonly cells: readonly string[];
  /** Which number of the game's lenses. */
  readonly fact?: string;
  /** What is counted, in the order of the text. */
  readonly numbers: readonly number[];
}

/** A claim with its sentences. */
export interface SaidClaim extends Claim {
  readonly text: Readonly<Record<Language, string>>;
}
