import { exactMove, searchedMoves } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Seat } from '../core/types.ts';
import { gain } from './examine.ts';
import type { Note } from './note.ts';
import { calibrationOf, type Prospect } from './prospect.ts';

/** The judgement of a move. */
export interface Verdict {
  /** Moves made before it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly move: string;
  /** The judge's own choice and the continuation it expects. */
  readonly line: readonly string[];
  /** Share of each seat after the move. */
  readonly shares: readonly number[];
  /** What it cost its player, in standing: 0 to 1. */
  readonly cost: number;
  /** What each seat gained or lost by it, as shares; the sum is 0. */
  readonly gains: readonly number[];
  readonly mark?: VerdictMark;
  /** Whether the shares after it are proved. */
  readonly proved: boolean;
  /** What a simple player would have lost here, 0 to 1. */
  readonly difficulty: number;
  /** Whether there was another move. */
  readonly isChoice: boolean;
}

export type VerdictMark = '!' | '?!' | '?' | '??';

/** What a move must cost to be marked, the worst first. */
const COSTS: readonly (readonly [number, VerdictMark])[] = [
  [0.2, '??'],
  [0.1, '?'],
  [0.05, '?!'],
];
/** Standard deviations of the judge's own error below which nothing is marked. */
const CERTAIN = 2;
/** Where nothing was measured. */
const USUAL_NOISE = 0.03;
/** A move is the only good one if all others cost at least this much … */
const ONLY_COST = 0.1;
/** … and hard to find if at most this part of the simple players found one as good. */
const HARD_PART = 0.2;

/**
 * The verdict on every move that has a note. What is proved later replaces what was estimated before, and the
 * judge's own choice is never marked as a mistake.
 */
export function verdictsOn(start: Position, moves: readonly string[], notes: readonly Note[]): Verdict[] {
  const byPly = new Map(notes.map((note) => [note.ply, note]));
  const places = placesOf(start, moves);
  const noise = (calibrationOf(start)?.noise ?? 1000 * USUAL_NOISE) / 1000;
  const verdicts: Verdict[] = [];
  let later: Prospect | undefined;
  for (let ply = moves.length - 1; ply >= 0; ply--) {
    const note = byPly.get(ply);
    if (note === undefined) {
      later = undefined;
      continue;
    }
    const { seat, isChoice } = places[ply];
    const played = later ?? note.played;
    const best = gain(played, note.best, seat) > 0 ? played : note.best;
    const cost = note.line[0] === note.move ? 0 : Math.max(0, gain(best, played, seat));
    const difficulty = difficultyOf(note, best, seat);
    const mark = cost === 0 ? praise(note, best, seat, isChoice) : blame(best, played, seat, cost, noise);
    verdicts.push({
      ply,
      seat,
      move: note.move,
      line: cost === 0 ? [note.move] : note.line,
      shares: played.shares,
      cost,
      gains: cost === 0 ? played.shares.map(() => 0) : played.shares.map((share, at) => share - best.shares[at]),
      ...(mark === undefined ? {} : { mark }),
      proved: played.within !== undefined,
      difficulty,
      isChoice,
    });
    later = provedBefore(note, best, played, seat);
  }
  return verdicts.reverse();
}

/** What is proved of the position before a move; undefined where nothing is. */
function provedBefore(note: Note, best: Prospect, played: Prospect, seat: Seat): Prospect | undefined {
  for (const { shares, within } of [played, best]) {
    if (within !== undefined && shares[seat] === 1) return { shares, within: within + 1 };
  }
  return note.whole.within === undefined ? undefined : note.whole;
}

/** The mark of a move that was not the best. */
export function blame(
  best: Prospect,
  played: Prospect,
  seat: Seat,
  cost: number,
  noise: number,
): VerdictMark | undefined {
  const isWon = (one: Prospect) => one.within !== undefined && one.shares[seat] === 1;
  const isLost = (one: Prospect) => one.within !== undefined && one.shares[seat] === 0;
  if (isWon(played) || (isLost(best) && isLost(played))) return undefined;
  const [, mark] = COSTS.find(([least]) => cost >= least) ?? [];
  if (isLost(played)) return mark === '??' ? mark : '?';
  if (cost < CERTAIN * noise) return undefined;
  return isWon(best) && mark === '?!' ? '?' : mark;
}

/** Praise for the only good move, where simple players miss it. */
function praise({ simple, move }: Note, best: Prospect, seat: Seat, isChoice: boolean): VerdictMark | undefined {
  const all = simple.reduce((sum, { count }) => sum + count, 0);
  if (!isChoice || all === 0) return undefined;
  const good = simple.filter((one) => one.move === move || gain(best, one.prospect, seat) < ONLY_COST);
  if (good.some((one) => one.move !== move)) return undefined;
  const found = good.reduce((sum, { count }) => sum + count, 0);
  return found <= HARD_PART * all ? '!' : undefined;
}

/** What the simple players would have lost, on average. */
export function difficultyOf({ simple }: Note, best: Prospect, seat: Seat): number {
  let lost = 0;
  let all = 0;
  for (const { count, prospect } of simple) {
    lost += count * Math.max(0, gain(best, prospect, seat));
    all += count;
  }
  return all === 0 ? 0 : lost / all;
}

/** Who moved at each ply, and whether there was a choice. */
function placesOf(start: Position, moves: readonly string[]): { readonly seat: Seat; readonly isChoice: boolean }[] {
  const position = start.clone();
  return moves.map((move) => {
    const place = { seat: position.turn, isChoice: searchedMoves(position).length > 1 };
    position.play(exactMove(position, move));
    return place;
  });
}
