import { calibrated } from '../prospect.ts';
import { fitCurves } from './fit.ts';
import type { Curves } from './price.ts';
import type { CalibrationGame } from './self-play.ts';

/** Estimates in one tenth of the scale, and what came of them. */
interface CheckedTenth {
  readonly from: number;
  readonly count: number;
  readonly expected: number;
  readonly came: number;
  /** Standard error of the difference; games count as independent, positions of one game do not. */
  readonly error: number;
}

export interface CheckTable {
  readonly games: number;
  readonly positions: number;
  readonly proved: number;
  readonly tenths: readonly CheckedTenth[];
  /** Mean squared distance of the shares from what came, summed over the seats. */
  readonly brier: { readonly before: number; readonly after: number; readonly even: number };
}

/** Compares estimates with results: those of each game by the curves that are given for it. */
export function checkGames(
  games: readonly CalibrationGame[],
  curvesFor: (game: CalibrationGame) => Curves,
): CheckTable {
  const tenths = Array.from({ length: 10 }, () => ({ count: 0, expected: 0, came: 0, squares: 0 }));
  const brier = { before: 0, after: 0, even: 0 };
  let positions = 0;
  let proved = 0;
  for (const game of games) {
    const curves = curvesFor(game);
    const offs = new Array<number>(10).fill(0);
    for (const { ply, shares: raw, within } of game.samples) {
      if (within !== undefined) {
        proved++;
        continue;
      }
      positions++;
      const shares = calibrated(raw, curves, ply);
      for (const [seat, came] of game.shares.entries()) {
        brier.before += (raw[seat] - came) ** 2;
        brier.after += (shares[seat] - came) ** 2;
        brier.even += (1 / raw.length - came) ** 2;
        const place = Math.min(9, Math.floor(10 * shares[seat]));
        tenths[place].count++;
        tenths[place].expected += shares[seat];
        tenths[place].came += came;
        offs[place] += came - shares[seat];
      }
    }
    for (const [place, off] of offs.entries()) tenths[place].squares += off ** 2;
  }
  const mean = (sum: number) => sum / Math.max(1, positions);
  return {
    games: games.length,
    positions,
    proved,
    tenths: tenths.flatMap(({ count, expected, came, squares }, place) =>
      count === 0
        ? []
        : [
            {
              from: place / 10,
              count,
              expected: expected / count,
              came: came / count,
              error: Math.sqrt(squares) / count,
            },
          ],
    ),
    brier: { before: mean(brier.before), after: mean(brier.after), even: mean(brier.even) },
  };
}

/** Games that are held back in turn. */
const PARTS = 5;

/** Curves for each game that were fitted without it, and without those that began alike. */
export function withoutOwn(games: readonly CalibrationGame[]): (game: CalibrationGame) => Curves {
  const partOf = ({ seed, levels }: CalibrationGame) => Math.floor(seed / levels.length) % PARTS;
  const parts = Array.from({ length: PARTS }, (_, part) => fitCurves(games.filter((game) => partOf(game) !== part)));
  return (game) => parts[partOf(game)];
}
