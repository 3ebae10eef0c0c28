import type { Bin } from '../train/calibration.ts';
import type { Lesson } from '../train/train.ts';

/** A page that shows what was learned: nothing in it is loaded from elsewhere. */
export function trainingReport(game: string, command: string, lesson: Lesson): string {
  const { rounds, losses, scale } = lesson;
  const { positions } = rounds[rounds.length - 1];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Weights of ${game}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
table { border-collapse: collapse } td, th { padding: .1rem .8rem; text-align: right } td:first-child, th:first-child { text-align: left }
svg { width: 100%; height: auto } text { font: 12px system-ui, sans-serif; fill: #444 }
</style>
<h1>Weights of ${game}</h1>
<p><code>${command}</code></p>
<p>${positions} positions. An evaluation of ${Math.round(scale)} wins 73 games in 100. Loss of games not learned from:
${losses.before.toFixed(4)} with the weights set by hand, ${losses.after.toFixed(4)} with those learned.</p>
<h2>Loss by step</h2>
<p>Of the games learned from (blue) and of those kept apart (orange); a dashed line begins a round.</p>
${lossPlot(lesson)}
<h2>Foretold and actual chances</h2>
<p>With the weights set by hand (orange) and those learned (blue); a perfect evaluation lies on the line. Larger dots are more positions.</p>
${calibrationPlot(lesson)}
<h2>Weights</h2>
${weightTable(lesson)}
</html>
`;
}

const BLUE = '#0072b2';
const ORANGE = '#d55e00';
const WIDTH = 640;
const HEIGHT = 300;
/** Room for the numbers beside the axes. */
const EDGE = 48;

function lossPlot({ rounds }: Lesson): string {
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

function calibrationPlot({ before, after }: Lesson): string {
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

function weightTable({ start, rounds }: Lesson): string {
  const heads = rounds.map((_, at) => `<th>round ${at + 1}</th>`).join('');
  const rows = Object.entries(start).map(
    ([name, old]) =>
      `<tr><td>${name}</td><td>${old}</td>${rounds.map(({ weights }) => `<td>${weights[name]}</td>`).join('')}</tr>`,
  );
  return `<table>\n<tr><th>weight</th><th>by hand</th>${heads}</tr>\n${rows.join('\n')}\n</table>`;
}

function figure(parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">\n${parts.join('\n')}\n</svg>`;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
