import type { Seat } from '../core/types.ts';
import type { Note } from './note.ts';
import { standing } from './standing.ts';

/** A player who could no longer win, and whose choice decided between the others. */
export interface Kingmaking {
  readonly ply: number;
  readonly seat: Seat;
  /** Whom it helped. */
  readonly helped: Seat;
  /** How much, as a share of the game, over another move that was as good for the player. */
  readonly gain: number;
}

/** No move leaves more standing than this to a player who can no longer win. */
const LOST = 0.05;
/** Moves within this are equally good for their player … */
const EQUAL = 0.01;
/** … and decide between the others where the share of one differs by this. */
const DECISIVE = 0.25;

/** Whom a move helped to win, where its player had nothing left to choose but that. */
export function kingmakingOf({ ply, best, played, simple }: Note, seat: Seat): Kingmaking | undefined {
  const seats = played.shares.length;
  const own = (shares: readonly number[]) => standing(shares[seat], seats);
  const all = [best, ...simple.map(({ prospect }) => prospect)].map(({ shares }) => shares);
  const most = Math.max(own(played.shares), ...all.map(own));
  if (seats === 2 || most >= LOST || own(played.shares) < most - EQUAL) return undefined;
  const equal = all.filter((shares) => own(shares) >= most - EQUAL);
  const gains = played.shares.map((share, at) =>
    at === seat ? 0 : share - Math.min(share, ...equal.map((shares) => shares[at])),
  );
  const gain = Math.max(...gains);
  return gain < DECISIVE ? undefined : { ply, seat, helped: gains.indexOf(gain), gain };
}
