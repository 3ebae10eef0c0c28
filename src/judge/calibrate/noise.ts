import { LEVELS } from '../../search/levels/levels.ts';
import { gain } from '../examine.ts';
import { blame } from '../verdicts.ts';
import type { DeepMove, LevelGame } from './level-play.ts';
import { type Curves, movedNote, movedProspect, priceOf } from './price.ts';

/** Part of all errors that lie within one standard deviation, where they are normal: a few wild ones count no more. */
const WITHIN_ONE = 0.6827;
/** Fewer moves do not tell a standard deviation. */
const FEWEST = 12;
/** Where nothing was measured. */
const USUAL_NOISE = 30;
/** A blunder is confirmed if it costs this much with more nodes; one that costs that much with more nodes should be found. */
const CONFIRMED = 0.1;
const CERTAIN = 0.25;

/** How far the judge can be trusted. */
export interface MeasuredNoise {
  /** Thousandths of a standing; undefined where too few moves tell. */
  readonly noise: number | undefined;
  /** Moves that were judged again with many times the nodes. */
  readonly moves: number;
  /** Of these, marked ??, and confirmed. */
  readonly marked: number;
  readonly confirmed: number;
  /** Certainly blunders with more nodes, and marked ??. */
  readonly certain: number;
  readonly found: number;
  /** Moves of the last level, and of these marked ? or ??. */
  readonly last: number;
  readonly blamed: number;
}

/** How far what the judge thinks that a move costs lies from what it thinks with many times the nodes. */
export function noiseOf(games: readonly LevelGame[], curves: Curves): MeasuredNoise {
  const judged = games.flatMap(({ deep }) => (deep === undefined ? [] : [twice(deep, curves)]));
  const errors = judged.map(({ usual, deep }) => Math.abs(usual - deep)).toSorted((a, b) => a - b);
  const at = Math.min(errors.length - 1, Math.floor(WITHIN_ONE * errors.length));
  const noise = errors.length < FEWEST ? undefined : Math.round(1000 * errors[at]);
  const markOf = (moved: DeepMove['note'], seat: number) => {
    const { best, cost } = priceOf(moved, seat);
    return cost === 0 ? undefined : blame(best, moved.played, seat, cost, (noise ?? USUAL_NOISE) / 1000);
  };
  const marked = judged.filter(({ note, seat }) => markOf(note, seat) === '??');
  const certain = judged.filter(({ deep }) => deep >= CERTAIN);
  const last = games.flatMap(({ samples }) =>
    samples.flatMap(({ seat, moves }) =>
      moves.filter(({ levels }) => levels.includes(LEVELS)).map(({ note }) => markOf(movedNote(note, curves), seat)),
    ),
  );
  return {
    noise,
    moves: judged.length,
    marked: marked.length,
    confirmed: marked.filter(({ deep }) => deep >= CONFIRMED).length,
    certain: certain.length,
    found: certain.filter((one) => marked.includes(one)).length,
    last: last.length,
    blamed: last.filter((mark) => mark === '?' || mark === '??').length,
  };
}

function twice({ seat, note: raw, best, played }: DeepMove, curves: Curves) {
  const note = movedNote(raw, curves);
  const [own, move] = [best, played].map((one) => movedProspect(one, curves, note.ply));
  // Nobody is blamed for a move that looks better than the judge's own.
  return { seat, note, usual: priceOf(note, seat).cost, deep: Math.max(0, gain(own, move, seat)) };
}
