import { isFault } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { readPosition } from '../../core/text.ts';
import type { NetTrainingResult } from '../../train/net/train-net.ts';
import { makeScene } from '../../view/scene.ts';
import { drawSvg } from '../../view/svg.ts';
import { calibrationPlot, lossPlot, page } from './plots.ts';

/** A page that shows what a net has learned. */
export function netReport(
  game: Game,
  command: string,
  { net, scale, losses, before, after, worst }: NetTrainingResult,
): string {
  const rounds = losses.map((epochs) => ({
    losses: {
      training: epochs.map(({ training }) => training),
      validation: epochs.map(({ validation }) => validation),
    },
  }));
  return page(
    `A net for ${game.name}`,
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
${calibrationPlot(before, after)}
<h2>Misjudged most</h2>
${worst.map((one, at) => drawWorst(game, one, at)).join('\n')}`,
  );
}

function drawWorst(
  game: Game,
  { position: text, foretold, result }: NetTrainingResult['worst'][number],
  at: number,
): string {
  const position = readPosition(game, text);
  if (isFault(position)) throw new Error(`${position.fault}: ${position.what}`);
  const turn = game.texts.en.seats[position.turn];
  const board = drawSvg(makeScene(position), `${turn} to move`, { id: `worst-${at}-` });
  return `<figure style="max-width: 20rem; overflow-wrap: anywhere">${board}
<figcaption>${turn} to move: ${Math.round(100 * foretold)} % foretold, ${Math.round(100 * result)} % came true.<br><code>${text}</code></figcaption></figure>`;
}
