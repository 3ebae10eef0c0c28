import type { Position } from '../core/position.ts';
import { compare, gain, type Think } from './examine.ts';
import type { Note } from './note.ts';

/** What somebody found instead of a mistake. */
export interface Found {
  readonly move: string;
  /** What it costs, in standing. */
  readonly cost: number;
  /** Whether it is as good as the judge's own move, or nearly so. */
  readonly isGood: boolean;
}

/** A move that costs no more is good enough, whichever it is. */
const GOOD_ENOUGH = 0.04;

/** Judges a move that was found for the position of a note. The same proved result costs nothing. */
export async function judgeFound(
  position: Position,
  note: Note,
  move: string,
  think: Think,
  nodes: number,
): Promise<Found> {
  const [own] = note.line;
  if (move === own) return { move, cost: 0, isGood: true };
  const [best, found] = await compare(position, note.ply, [own, move], think, nodes);
  const target = note.best.within === undefined ? best : note.best;
  const cost = Math.max(0, gain(target, found, position.turn));
  return { move, cost, isGood: cost <= GOOD_ENOUGH };
}
