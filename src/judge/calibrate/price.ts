import type { Calibration } from '../../core/engine.ts';
import { gain } from '../examine.ts';
import type { PricedMove } from '../like.ts';
import type { Note } from '../note.ts';
import { calibrated, type Prospect } from '../prospect.ts';
import { difficultyOf } from '../verdicts.ts';

export type Curves = Pick<Calibration, 'stages' | 'plies'>;

/** What a move costs by one note alone, as in a review, and the better of the two prospects. */
export function priceOf(note: Note, seat: number): PricedMove & { readonly best: Prospect } {
  const best = gain(note.played, note.best, seat) > 0 ? note.played : note.best;
  const cost = note.line[0] === note.move ? 0 : Math.max(0, gain(best, note.played, seat));
  return { cost, difficulty: difficultyOf(note, best, seat), best };
}

/** A note as it is with these curves. */
export function movedNote(note: Note, curves: Curves | undefined): Note {
  const move = (one: Prospect) => movedProspect(one, curves, note.ply);
  const simple = note.simple.map((one) => ({ ...one, prospect: move(one.prospect) }));
  return { ...note, whole: move(note.whole), best: move(note.best), played: move(note.played), simple };
}

/** A prospect as it is with these curves; what is proved stays. */
export function movedProspect(one: Prospect, curves: Curves | undefined, ply: number): Prospect {
  return one.within === undefined ? { ...one, shares: calibrated(one.shares, curves, ply) } : one;
}
