import type { LevelCosts } from '../core/engine.ts';
import { standing } from './standing.ts';
import type { Verdict } from './verdicts.ts';

/** The level whose moves cost as much as those of a player, and the interval that holds it 80 times in 100. */
export interface Like {
  readonly level: number;
  readonly low: number;
  readonly high: number;
}

/** A move as the levels are compared by it. */
export interface PricedMove {
  readonly cost: number;
  readonly difficulty: number;
}

/** Steps of cost: no cost at all, and up to each of these. */
const COSTS = [0.01, 0.02, 0.05, 0.1, 0.2];
/** Steps of difficulty. */
const DIFFICULTIES = [0.01, 0.04, 0.1];
/** Fewer moves say nothing. */
const FEWEST = 10;
/** A position that is won or lost tells nothing: there, weak and strong players lose nothing more. */
const LEAST_STANDING = 0.03;
/** Levels that are compared, from 1 to the last. */
const STEP = 0.1;
const TAIL = 0.1;

/** Which of the steps a cost is at, from 0 on. */
export function costStep(cost: number): number {
  if (cost <= 0) return 0;
  const step = COSTS.findIndex((most) => cost < most);
  return step < 0 ? COSTS.length + 1 : step + 1;
}

export const COST_STEPS = COSTS.length + 2;
export const DIFFICULTY_STEPS = DIFFICULTIES.length + 1;

/** Which of the steps a difficulty is at, from 0 on. */
export function difficultyStep(difficulty: number): number {
  const step = DIFFICULTIES.findIndex((most) => difficulty < most);
  return step < 0 ? DIFFICULTIES.length : step;
}

/** Whether a move from this standing says how strong its player is. */
export function tells(before: number): boolean {
  return before >= LEAST_STANDING && before <= 1 - LEAST_STANDING;
}

/** The level that a player's moves were like; undefined where too few tell, or nothing was measured. */
export function likeOf(verdicts: readonly Verdict[], costs: LevelCosts | undefined): Like | undefined {
  const telling = verdicts.filter(({ isChoice, shares, seat, cost }) => {
    const before = standing(shares[seat], shares.length) + cost;
    return isChoice && tells(before);
  });
  return costs === undefined ? undefined : likeBy(telling, costs);
}

/** The same for moves that all tell. Every level is as likely beforehand. */
export function likeBy(
  moves: readonly PricedMove[],
  costs: Pick<LevelCosts, 'levels' | 'steps' | 'trust'>,
): Like | undefined {
  if (moves.length < FEWEST) return undefined;
  const count = Math.round((costs.levels.length - 1) / STEP) + 1;
  const levels = Array.from({ length: count }, (_, at) => 1 + STEP * at);
  const logs = levels.map((level) => {
    const care = careOf(level, costs.levels);
    let log = 0;
    for (const { cost, difficulty } of moves) {
      const [worse, worst] = reaches(costs.steps[difficultyStep(difficulty)], costStep(cost), care);
      log += Math.log(Math.max(1e-9, worse - worst));
    }
    return log;
  });
  const most = Math.max(...logs);
  const odds = logs.map((log) => Math.exp(costs.trust * (log - most)));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const quantile = (part: number) => {
    let at = 0;
    for (let sum = odds[0]; sum < part * all && at + 1 < count; sum += odds[at]) at++;
    return levels[at];
  };
  const mean = levels.reduce((sum, level, at) => sum + level * odds[at], 0) / all;
  return { level: tenth(mean), low: tenth(quantile(TAIL)), high: tenth(quantile(1 - TAIL)) };
}

/** How often a move costs at least this step, and at least the next one. */
function reaches(steps: readonly number[], step: number, care: number): [number, number] {
  const reach = (at: number) => (at <= 0 ? 1 : at > steps.length ? 0 : 1 / (1 + Math.exp(care - steps[at - 1] / 100)));
  return [reach(step), reach(step + 1)];
}

/** How careful a level is, between levels in a straight line. */
function careOf(level: number, levels: readonly number[]): number {
  const left = Math.min(levels.length - 2, Math.floor(level - 1));
  return (levels[left] + (levels[left + 1] - levels[left]) * (level - 1 - left)) / 100;
}

function tenth(level: number): number {
  return Math.round(10 * level) / 10;
}
