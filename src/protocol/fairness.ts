/** Moves that each seat must have made for a game to count if it did not end by the rules. */
export const LEAST_MOVES = 2;
/** Games between the same two players that count per day, in one pool. */
export const MOST_A_DAY = 10;

/** Why a rated game did not count. */
export type Unrated =
  /** A bot with its owner, or with another bot of theirs. */
  | 'own bot'
  /** It ended before everybody had made LEAST_MOVES. */
  | 'few moves'
  /** MOST_A_DAY were already played. */
  | 'same pair';
