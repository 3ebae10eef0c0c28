import type { LearnedNet } from '../../core/engine.ts';
import type { Position } from '../../core/position.ts';
import { withNets } from '../../search/net/net-evaluate.ts';
import { writeNet } from '../../search/net/net-text.ts';
import { openEyes } from '../../search/net/views.ts';
import { type Bin, calibrate } from '../calibration.ts';
import { chance } from '../chance.ts';
import { fitScale, isTested, meanSurprise } from '../fit.ts';
import type { TrainingGame } from '../self-play.ts';
import { finishNet } from './draft.ts';
import { type EpochLoss, fitNet, type NetPlan } from './fit-net.ts';
import { mirroredViews } from './mirrors.ts';
import { gatherPositions, type NetPositions } from './positions.ts';
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

/** Learns a net for a game of two: the same plan gives the same weights. */
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
    const scale = fitScale({ ...positions, targets: positions.results });
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
  const net = {
    command: '',
    version: '',
    games: games.length,
    positions: positions.count,
    before: 0,
    after: 0,
    ...made,
  };
  const judge = withNets(() => 0, start.game.engine.sight, [net]);
  const position = start.clone();
  const { cellCount } = start.board;
  const tested = Array.from({ length: positions.count }, (_, index) => index).filter((index) =>
    isTested(positions.games[index]),
  );
  const targets = Float64Array.from(tested, (index) => positions.results[index]);
  const alone = Float64Array.from(tested, (index) => positions.values[index]);
  const values = Float64Array.from(tested, (index, at) => {
    position.slots.set(positions.cells.subarray(index * cellCount, (index + 1) * cellCount));
    position.giveTurn(positions.turns[index]);
    position.forget();
    return alone[at] + judge(position, position.turn);
  });
  const samples = { count: tested.length, targets };
  const before = meanSurprise({ ...samples, values: alone }, scale);
  const after = meanSurprise({ ...samples, values }, scale);
  const { command: _, version: __, ...rest } = net;
  return {
    net: { ...rest, before, after },
    scale,
    before: calibrate({ ...samples, values: alone }, scale),
    after: calibrate({ ...samples, values }, scale),
    worst: worstOf(
      start,
      games,
      positions,
      tested,
      values.map((value) => chance(value / scale)),
      WORST,
    ),
  };
}
