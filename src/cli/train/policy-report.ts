import type { PolicyTrainingResult } from '../../train/policy-train.ts';
import { lossPlot, page, sharePlot } from './plots.ts';

/** A page that shows how well a policy predicts what searches find. */
export function policyReport(game: string, command: string, { rounds, foresight }: PolicyTrainingResult): string {
  const { loss, alike, least, among } = foresight;
  const { positions } = rounds[rounds.length - 1];
  return page(
    `Policy of ${game}`,
    command,
    `<p>${positions} positions in the last round. Loss of its games not learned from: ${loss.toFixed(3)} nats a position, where ${alike.toFixed(3)} would be
all moves alike and ${least.toFixed(3)} perfect.</p>
<h2>Loss by pass</h2>
<p>Of the games learned from (blue) and of those kept apart (orange); a dashed line begins a round, which has games of its own.</p>
${lossPlot(rounds)}
<h2>Where the search's choice stands</h2>
<p>Share of positions in which the move that the search tried most is among this many first choices of the policy.</p>
${sharePlot(among)}`,
  );
}
