import type { Evaluate, LearnedNet } from '../../core/engine.ts';
import type { Position } from '../../core/position.ts';
import { withNets } from '../../search/net/net-evaluate.ts';
import { writeNet } from '../../search/net/net-text.ts';
import { openEyes } from '../../search/net/views.ts';
import { type Bin, calibrate } from '../calibration.ts';
import { chance, logSum } from '../chance.ts';
import { fitScale, isTested, leastScale, meanSurprise } from '../fit.ts';
import type { TrainingGame } from '../self-play.ts';
import { finishNet } from './draft.ts';
import { type EpochLoss, fitNet, type NetPlan } from './fit-net.ts';
import { mirroredViews } from './mirrors.ts';
import { gatherPositions, judge, type NetPositions } from './positions.ts';
import { type Misjudged, worstOf } from './worst.ts';

/** Misjudged positions that are told. */
const WORST = 6;

/** How many games a net is learned from, and how. */
export interface NetTrainingPlan extends NetPlan {
  /** Games of later rounds are played with the net of the round before; each round learns from all games so far. */
  readonly rounds: number;
  /** Games per round. */
  readonly games: number;
}

/** What was learned, and how well it foretells games that it was not learned from. */
export interface NetTrainingResult {
  readonly net: Omit<LearnedNet, 'command' | 'version'>;
  /** Evaluation at which the probability of winning is 1 / (1 + 1/e). */
  readonly scale: number;
  /** By round and epoch. */
  readonly losses: readonly (readonly EpochLoss[])[];
  /** Predicted and actual results of games not learned from, of the evaluation alone and with the net. */
  readonly before: readonly Bin[];
  readonly after: readonly Bin[];
  /** Some of their positions that the net misjudges most. */
  readonly worst: readonly Misjudged[];
}

/** Plays games, with a net once there is one; equal seeds give equal games. Games come in the order of the seeds. */
export type PlayNetGames = (
  net: LearnedNet | undefined,
  seeds: readonly number[],
  round: number,
) => Promise<readonly TrainingGame[]>;

/** Learns a net for a game with so many seats: the same plan gives the same weights. */
export async function trainNet(
  start: Position,
  plan: NetTrainingPlan,
  playGames: PlayNetGames,
  seen: (round: number, epoch: number, loss: EpochLoss) => void = () => {},
): Promise<NetTrainingResult> {
  const { game, options } = start;
  const { evaluate, sight } = game.engine;
  const eyes = openEyes(start, sight);
  const mirrors = eyes.views.map((_, seat) => mirroredViews(start, eyes, seat));
  const games: TrainingGame[] = [];
  const losses: EpochLoss[][] = [];
  let lesson: Omit<NetTrainingResult, 'losses'> | undefined;
  for (let round = 0; round < plan.rounds; round++) {
    const seeds = Array.from({ length: plan.games }, (_, at) => plan.seed * 1_000_003 + round * plan.games + at);
    games.push(...(await playGames(lesson && { ...lesson.net, command: '', version: '' }, seeds, round)));
    const positions = gatherPositions(start, evaluate, games);
    const scale = scaleOf(positions);
    const fit = fitNet(eyes, mirrors, positions, scale, plan, (epoch, loss) => seen(round, epoch, loss));
    losses.push([...fit.losses]);
    const { units, stages } = plan;
    const net = { options, units, stages, weights: writeNet(finishNet(fit.draft, scale), eyes.windows) };
    lesson = judgeNet(start, games, positions, scale, net);
  }
  if (lesson === undefined) throw new Error('A net needs a round');
  return { ...lesson, losses };
}

/** How well the finished net foretells the games kept apart, as it will play. */
function judgeNet(
  start: Position,
  games: readonly TrainingGame[],
  positions: NetPositions,
  scale: number,
  made: Pick<LearnedNet, 'options' | 'units' | 'stages' | 'weights'>,
): Omit<NetTrainingResult, 'losses'> {
  const learned = {
    command: '',
    version: '',
    games: games.length,
    positions: positions.count,
    before: 0,
    after: 0,
    ...made,
  };
  const { evaluate, sight } = start.game.engine;
  const { judged } = positions;
  const tested = Array.from({ length: positions.count }, (_, index) => index).filter((index) =>
    isTested(positions.games[index]),
  );
  const places = tested.flatMap((index) => Array.from({ length: judged }, (_, at) => index * judged + at));
  const targets = Float64Array.from(places, (place) => positions.results[place]);
  const alone = Float64Array.from(places, (place) => positions.values[place]);
  const values = replayed(start, withNets(evaluate, sight, [learned]), games, positions, tested);
  for (const worths of [alone, values]) againstOthers(worths, judged, scale);
  const samples = { count: places.length, targets };
  const before = meanSurprise({ ...samples, values: alone }, scale);
  const after = meanSurprise({ ...samples, values }, scale);
  const { command: _, version: __, ...rest } = learned;
  const foretold = Float64Array.from(tested, (_, order) => chance(values[order * judged] / scale));
  return {
    net: { ...rest, before, after },
    scale,
    before: calibrate({ ...samples, values: alone }, scale),
    after: calibrate({ ...samples, values }, scale),
    worst: worstOf(start, games, positions, tested, foretold, WORST),
  };
}

/** The worths of the seats judged in positions of these indices, which are replayed. */
function replayed(
  start: Position,
  evaluate: Evaluate,
  games: readonly TrainingGame[],
  { judged, games: from, plies }: NetPositions,
  indices: readonly number[],
): Float64Array {
  const values = new Float64Array(indices.length * judged);
  const worths = new Float64Array(start.seats);
  const position = start.clone();
  let game = -1;
  for (const [order, index] of indices.entries()) {
    if (from[index] !== game) {
      game = from[index];
      position.copy(start);
    }
    while (position.ply < plies[index]) position.play(games[game].moves[position.ply]);
    judge(position, evaluate, worths);
    for (let at = 0; at < judged; at++) values[order * judged + at] = worths[(position.turn + at) % start.seats];
  }
  return values;
}

/** Makes of the worth of each seat how far it is ahead: the chances of all seats of a position then have the sum 1. */
function againstOthers(worths: Float64Array, judged: number, scale: number): void {
  if (judged === 1) return;
  for (let first = 0; first < worths.length; first += judged) {
    const some = worths.subarray(first, first + judged);
    const logits = some.map((worth) => worth / scale);
    for (let at = 0; at < judged; at++) some[at] -= scale * logSum(logits.filter((_, other) => other !== at));
  }
}

/** The scale at which the evaluation alone foretells results best. */
function scaleOf({ values, results, judged }: NetPositions): number {
  if (judged === 1) return fitScale({ count: results.length, values, targets: results });
  const logits = new Float64Array(judged);
  return leastScale((scale) => {
    let surprise = 0;
    for (let first = 0; first < values.length; first += judged) {
      for (let at = 0; at < judged; at++) {
        logits[at] = values[first + at] / scale;
        surprise -= results[first + at] * logits[at];
      }
      surprise += logSum(logits);
    }
    return surprise;
  });
}
