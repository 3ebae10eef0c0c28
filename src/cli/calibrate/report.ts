import type { Calibration } from '../../core/engine.ts';
import type { Game } from '../../core/game.ts';
import type { CheckTable } from '../../judge/calibrate/check.ts';
import { DEEPER } from '../../judge/calibrate/level-play.ts';
import type { MeasuredNoise } from '../../judge/calibrate/noise.ts';
import { print } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { LEVELS } from '../../search/levels/levels.ts';
import type { MeasuredMoves } from './measuring.ts';

/** Prints how often estimates came true, and what that makes of them. */
export function printCalibration(game: Game, { players }: Calibration, table: CheckTable): void {
  const { games, positions, proved, tenths, brier } = table;
  print(
    say('{game}, {players} players: {positions} estimates in {games} games, and {proved} proofs', {
      ...{ game: game.name, players, positions, games, proved },
    }),
  );
  for (const { from, count, expected, came, error } of tenths) {
    const words = { from: percent(from, 0).padStart(3), to: percent(from + 0.1, 0).padStart(3) };
    print(
      say('  {from} to {to} %: expected {expected}, came {came} ± {error}, {count} {count:share|shares}', {
        ...{ ...words, count },
        ...{ expected: percent(expected).padStart(5), came: percent(came).padStart(5), error: percent(error) },
      }),
    );
  }
  const [before, after, even] = [brier.before, brier.after, brier.even].map((value) => value.toFixed(4));
  print(
    say('Squared error {after}; {before} uncalibrated, {even} if everybody is always even.', { before, after, even }),
  );
}

/** The same as a section of docs/judge.md. */
export function calibrationTable(game: Game, { players, command }: Calibration, table: CheckTable): string {
  const { games, positions, proved, tenths, brier } = table;
  const rows = tenths.map(({ from, count, expected, came, error }) => {
    const place = `${percent(from, 0)} to ${percent(from + 0.1, 0)}`;
    return `| ${place} | ${percent(expected)} | ${percent(came)} ± ${percent(error)} | ${count} |`;
  });
  const [before, after, even] = [brier.before, brier.after, brier.even].map((value) => value.toFixed(4));
  return [
    `### ${game.name}, ${players} players`,
    '',
    '| shares, % | expected | came | shares counted |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    `${games} games, ${positions} estimates, ${proved} proofs. Squared error ${after}; ${before} uncalibrated, ${even} always even.`,
    `\`${command}\``,
  ].join('\n');
}

/** Prints how careful each level is, how well that tells them apart, and how far the judge errs. */
export function printMoves(game: Game, players: number, { like, check, noise }: MeasuredMoves): void {
  print(
    say('{game}, {players} players: what moves of each level cost, from {positions} positions', {
      ...{ game: game.name, players, positions: like.positions },
    }),
  );
  for (const [index, care] of like.levels.entries()) {
    print(say('  level {level}: {care}', { level: String(index + 1).padStart(2), care: (care / 100).toFixed(2) }));
  }
  const { hands, moves, error, held } = check;
  print(
    say(
      'In {hands} hands of {moves} moves that were held back the level found was off by {error}, and the interval held it {held} % of the time.',
      { hands, moves, error: error.toFixed(2), held: percent(held, 0) },
    ),
  );
  const { marked, confirmed, certain, found, last, blamed } = noise;
  print(
    say(
      'Noise of a judged move: {noise} %, from {moves} {moves:move|moves} judged again with {times} times the nodes.',
      { noise: noiseText(noise), moves: noise.moves, times: DEEPER },
    ),
  );
  print(
    say(
      'Of {marked} marked ?? there {confirmed} were confirmed; of {certain} that are certainly blunders there {found} were found.',
      { marked, confirmed, certain, found },
    ),
  );
  print(say('Level {level}: {blamed} of {moves} moves marked ? or ??.', { level: LEVELS, blamed, moves: last }));
}

/** The same as a row of a table of docs/judge.md. */
export function movesRow(game: Game, players: number, { like, check, noise }: MeasuredMoves): string {
  const { hands, moves, error, held } = check;
  const { marked, confirmed, certain, found, last, blamed } = noise;
  const cells = [
    ...[game.name, players, like.positions, `${hands} × ${moves}`, error.toFixed(2), `${percent(held, 0)} %`],
    ...[`${noiseText(noise)} % (${noise.moves})`, `${confirmed} of ${marked}`, `${found} of ${certain}`],
    ...[`${blamed} of ${last}`, `\`${like.command}\``],
  ];
  return `| ${cells.join(' | ')} |`;
}

function noiseText({ noise }: MeasuredNoise): string {
  return noise === undefined ? '–' : (noise / 10).toFixed(1);
}

function percent(share: number, digits = 1): string {
  return (100 * share).toFixed(digits);
}
