import type { Bin } from '../../train/calibration.ts';
import type { Losses } from '../../train/fit.ts';

/** A self-contained page: it loads nothing from elsewhere. */
export function page(title: string, command: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
table { border-collapse: collapse } td, th { padding: .1rem .8rem; text-align: right } td:first-child, th:first-child { text-align: left }
svg { width: 100%; height: auto } text { font: 12px system-ui, sans-serif; fill: #444 }
</style>
<h1>${title}</h1>
<p><code>${command}</code></p>
${body}
</html>
`;
}

const BLUE = '#0072b2';
const ORANGE = '#d55e00';
const WIDTH = 640;
const HEIGHT = 300;
/** Room for the numbers beside the axes. */
const EDGE = 48;

/** Losses of the training games (blue) and of those held out (orange); a dashed line begins a round. */
export function lossPlot(rounds: readonly { readonly losses: Losses }[]): string {
  const training = rounds.flatMap(({ losses }) => losses.training);
  const validation = rounds.flatMap(({ losses }) => losses.validation);
  const all = [...training, ...validation];
  const low = Math.min(...all);
  const high = Math.max(...all, low + 1e-6);
  const x = (step: number) => EDGE + ((WIDTH - 2 * EDGE) * step) / Math.max(1, training.length - 1);
  const y = (loss: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (loss - low)) / (high - low);
  const line = (losses: readonly number[], colour: string) =>
    `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${losses.map((loss, step) => `${round(x(step))},${round(y(loss))}`).join(' ')}"/>`;
  let first = 0;
  const borders = rounds.map(({ losses }) => {
    const at = round(x(first));
    first += losses.training.length;
    return `<line x1="${at}" x2="${at}" y1="${EDGE}" y2="${HEIGHT - EDGE}" stroke="#999" stroke-dasharray="4"/>`;
  });
  const labels = [low, (low + high) / 2, high].map(
    (loss) => `<text x="${EDGE - 6}" y="${round(y(loss) + 4)}" text-anchor="end">${loss.toFixed(3)}</text>`,
  );
  const steps = `<text x="${WIDTH / 2}" y="${HEIGHT - EDGE + 28}" text-anchor="middle">steps: ${training.length - 1}</text>`;
  return figure([...borders, line(training, BLUE), line(validation, ORANGE), ...labels, steps]);
}

/** Predicted and actual chances, with the weights before (orange) and after (blue). */
export function calibrationPlot(before: readonly Bin[], after: readonly Bin[]): string {
  const side = HEIGHT - 2 * EDGE;
  const x = (share: number) => round(EDGE + side * share);
  const y = (share: number) => round(HEIGHT - EDGE - side * share);
  const most = Math.max(...[...before, ...after].map(({ count }) => count));
  const dots = (bins: readonly Bin[], colour: string) =>
    bins.map(
      ({ count, foretold, actual }) =>
        `<circle cx="${x(foretold)}" cy="${y(actual)}" r="${round(2 + 6 * Math.sqrt(count / most))}" fill="${colour}" fill-opacity=".6"/>`,
    );
  const numbers = [0, 0.5, 1].flatMap((share) => [
    `<text x="${x(share)}" y="${HEIGHT - EDGE + 18}" text-anchor="middle">${share}</text>`,
    `<text x="${EDGE - 6}" y="${y(share) + 4}" text-anchor="end">${share}</text>`,
  ]);
  const frame = `<rect x="${EDGE}" y="${EDGE}" width="${side}" height="${side}" fill="none" stroke="#999"/>`;
  const ideal = `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#999"/>`;
  return figure([frame, ideal, ...dots(before, ORANGE), ...dots(after, BLUE), ...numbers]);
}

/** Bars for shares of 1, numbered from 1. */
export function sharePlot(shares: readonly number[]): string {
  const width = (WIDTH - 2 * EDGE) / shares.length;
  const parts = shares.flatMap((share, at) => {
    const height = (HEIGHT - 2 * EDGE) * share;
    const x = EDGE + at * width;
    const middle = round(x + width / 2);
    return [
      `<rect x="${round(x + 2)}" y="${round(HEIGHT - EDGE - height)}" width="${round(width - 4)}" height="${round(height)}" fill="${BLUE}"/>`,
      `<text x="${middle}" y="${HEIGHT - EDGE + 18}" text-anchor="middle">${at + 1}</text>`,
      `<text x="${middle}" y="${round(HEIGHT - EDGE - height - 6)}" text-anchor="middle">${Math.round(100 * share)} %</text>`,
    ];
  });
  return figure(parts);
}

function figure(parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">\n${parts.join('\n')}\n</svg>`;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
