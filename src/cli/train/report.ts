import type { TrainingResult } from '../../train/train.ts';
import { calibrationPlot, lossPlot, page } from './plots.ts';

/** A page that shows what was learned. */
export function trainingReport(game: string, command: string, lesson: TrainingResult): string {
  const { rounds, losses, scale, before, after } = lesson;
  const { positions } = rounds[rounds.length - 1];
  return page(
    `Weights of ${game}`,
    command,
    `<p>${positions} positions. An evaluation of ${Math.round(scale)} wins 73 games in 100. Loss of games not learned from:
${losses.before.toFixed(4)} with the weights set by hand, ${losses.after.toFixed(4)} with those learned.</p>
<h2>Loss by step</h2>
<p>Of the games learned from (blue) and of those kept apart (orange); a dashed line begins a round.</p>
${lossPlot(rounds)}
<h2>Foretold and actual chances</h2>
<p>With the weights set by hand (orange) and those learned (blue); a perfect evaluation lies on the line. Larger dots are more positions.</p>
${calibrationPlot(before, after)}
<h2>Weights</h2>
${weightTable(lesson)}`,
  );
}

function weightTable({ start, rounds }: TrainingResult): string {
  const heads = rounds.map((_, at) => `<th>round ${at + 1}</th>`).join('');
  const rows = Object.entries(start).map(
    ([name, old]) =>
      `<tr><td>${name}</td><td>${old}</td>${rounds.map(({ weights }) => `<td>${weights[name]}</td>`).join('')}</tr>`,
  );
  return `<table>\n<tr><th>weight</th><th>by hand</th>${heads}</tr>\n${rows.join('\n')}\n</table>`;
}
