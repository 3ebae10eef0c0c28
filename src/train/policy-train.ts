import type { Policy } from '../core/engine.ts';
import type { Losses } from './fit.ts';
import { type Foresight, fitFactors, foresee } from './policy-fit.ts';
import type { PolicySample } from './policy-play.ts';

/** The result of training a policy. */
export interface PolicyTrainingResult {
  readonly factors: readonly number[];
  readonly rounds: readonly { readonly positions: number; readonly losses: Losses }[];
  /** Of the last round, with the factors learned in it. */
  readonly foresight: Foresight;
}

/** Plays games with these factors, or without a policy where there are none yet; equal seeds give equal games. */
export type PlayPolicyGames = (
  factors: Float64Array | undefined,
  seeds: readonly number[],
  round: number,
) => Promise<readonly (readonly PolicySample[])[]>;

/** Learns factors: plays, fits the factors to the searches, and plays again with them; the last games count. */
export async function trainPolicy(
  { featureCount }: Pick<Policy, 'featureCount'>,
  course: { readonly rounds: number; readonly games: number; readonly seed: number },
  playGames: PlayPolicyGames,
): Promise<PolicyTrainingResult> {
  const rounds: { positions: number; losses: Losses }[] = [];
  let games: readonly (readonly PolicySample[])[] = [];
  let factors: Float64Array | undefined;
  for (let round = 0; round < course.rounds; round++) {
    const seeds = Array.from({ length: course.games }, (_, at) => course.seed * 1_000_003 + round * course.games + at);
    games = await playGames(factors, seeds, round);
    const fit = fitFactors(games, featureCount);
    factors = fit.factors;
    rounds.push({ positions: games.reduce((sum, { length }) => sum + length, 0), losses: fit.losses });
  }
  const learned = factors ?? new Float64Array(featureCount).fill(1);
  return { factors: [...learned], rounds, foresight: foresee(games, learned) };
}
