import type { NetTrainingResult } from '../../train/net/train-net.ts';
import { calibrationPlot, lossPlot, page } from './plots.ts';

/** A page that shows what a net has learned. */
export function netReport(
  game: string,
  command: string,
  { net, scale, losses, before, after }: NetTrainingResult,
): string {
  const rounds = losses.map((epochs) => ({
    losses: {
      training: epochs.map(({ training }) => training),
      validation: epochs.map(({ validation }) => validation),
    },
  }));
  return page(
    `A net for ${game}`,
    command,
    `<p>${net.games} games, ${net.positions} positions, ${net.units} hidden units. An evaluation of ${Math.round(scale)} wins 73 games
in 100. Loss of games not learned from: ${net.before.toFixed(4)} with the evaluation alone, ${net.after.toFixed(4)} with the net.</p>
<h2>Loss by epoch</h2>
<p>Of the games learned from (blue) and of those kept apart (orange); a dashed line begins a round. Part of what is foretold here is the
search's own score.</p>
${lossPlot(rounds)}
<h2>Foretold and actual chances</h2>
<p>With the evaluation alone (orange) and with the net (blue), of games not learned from; a perfect evaluation lies on the line. Larger
dots are more positions.</p>
${calibrationPlot(before, after)}`,
  );
}
