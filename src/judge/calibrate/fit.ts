import { alongCurve } from '../prospect.ts';
import { type Bend, curveOf, STRAIGHT } from './curve.ts';
import type { Curves } from './price.ts';
import type { CalibrationGame } from './self-play.ts';

/** Parts of a game that have a curve of their own. */
const STAGES = 3;
/** Positions of one game tell the same story: each counts for this much. */
const POSITION_WEIGHT = 0.5;
/** How strongly few games are drawn: the curve of all stages to no change, and that of each stage to the one of all. */
const PULL = { whole: 5, stage: 20 };

/** An estimate, and what came of it. */
interface Outcome {
  readonly raw: readonly number[];
  readonly shares: readonly number[];
}

/** The curves that make the results of these games most likely. What was proved is not estimated, and left out. */
export function fitCurves(games: readonly CalibrationGame[]): Curves {
  const plies = Math.max(1, median(games.map((game) => game.plies)));
  const all = Array.from({ length: STAGES }, (): Outcome[] => []);
  for (const { samples, shares } of games) {
    for (const { ply, shares: raw, within } of samples) {
      if (within === undefined) all[stageOf(ply, plies)].push({ raw, shares });
    }
  }
  const whole = fitBend(all.flat(), STRAIGHT, PULL.whole);
  return { plies, stages: all.map((outcomes) => curveOf(fitBend(outcomes, whole, PULL.stage))) };
}

/** The stage of a game with this usual length. */
function stageOf(ply: number, plies: number): number {
  return Math.min(STAGES - 1, Math.floor((STAGES * ply) / plies));
}

/** Searches along each number of the bend with ever smaller steps. */
function fitBend(outcomes: readonly Outcome[], centre: Bend, pull: number): Bend {
  let best = centre;
  let least = lossOf(outcomes, best, centre, pull);
  const scales: Bend = { slope: 1, rise: 1, lapse: 0.02 };
  for (let step = 1; step > 0.01; ) {
    let isBetter = false;
    for (const name of ['slope', 'rise', 'lapse'] as const) {
      for (const way of [step, -step]) {
        const value = best[name] + way * scales[name];
        if (value < 0 || (name === 'lapse' && value > 0.2)) continue;
        const next = { ...best, [name]: value };
        const loss = lossOf(outcomes, next, centre, pull);
        if (loss >= least) continue;
        [best, least, isBetter] = [next, loss, true];
      }
    }
    if (!isBetter) step /= 2;
  }
  return best;
}

function lossOf(outcomes: readonly Outcome[], bend: Bend, centre: Bend, pull: number): number {
  const curve = curveOf(bend);
  let loss = 0;
  for (const { raw, shares } of outcomes) {
    const expected = alongCurve(raw, curve);
    for (const [seat, share] of shares.entries()) {
      if (share > 0) loss -= share * Math.log(Math.max(1e-4, expected[seat]));
    }
  }
  const far =
    (bend.slope - centre.slope) ** 2 + (bend.rise - centre.rise) ** 2 + ((bend.lapse - centre.lapse) / 0.05) ** 2;
  return POSITION_WEIGHT * loss + (pull * far) / 2;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
