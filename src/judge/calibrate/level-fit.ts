import type { LevelCosts } from '../../core/engine.ts';
import { LEVELS } from '../../search/levels/levels.ts';
import { COST_STEPS, costStep, DIFFICULTY_STEPS, difficultyStep, likeBy, type PricedMove, tells } from '../like.ts';
import { standing } from '../standing.ts';
import type { LevelGame } from './level-play.ts';
import { type Curves, movedNote, priceOf } from './price.ts';

type Fitted = Pick<LevelCosts, 'levels' | 'steps'>;
type CostsOfLevels = Pick<LevelCosts, 'levels' | 'steps' | 'trust'>;

/** A move that a level chose at a position that tells. */
export interface LevelMove extends PricedMove {
  readonly level: number;
  readonly seed: number;
}

/** The moves of all levels, priced as in a review. */
export function levelMoves(games: readonly LevelGame[], curves: Curves | undefined): LevelMove[] {
  return games.flatMap(({ seed, samples }) =>
    samples.flatMap(({ seat, moves }) =>
      moves.flatMap(({ levels, note }) => {
        const { cost, difficulty, best } = priceOf(movedNote(note, curves), seat);
        const before = standing(best.shares[seat], best.shares.length);
        return tells(before) ? levels.map((level) => ({ cost, difficulty, level, seed })) : [];
      }),
    ),
  );
}

/** How strongly care is drawn to rise evenly from level to level, and steps to be alike at all difficulties. */
const EVEN = 0.3;
const ALIKE = 1;

/** How careful each level is, and at which care a step of cost is reached half of the time, in hundredths of a logit. */
export function fitLevels(moves: readonly LevelMove[]): Fitted {
  const counts = Array.from({ length: LEVELS }, () => new Float64Array(DIFFICULTY_STEPS * COST_STEPS));
  for (const { level, cost, difficulty } of moves) {
    counts[level - 1][difficultyStep(difficulty) * COST_STEPS + costStep(cost)]++;
  }
  const numbers = [
    ...Array.from({ length: LEVELS }, (_, at) => 0.2 * (at + 1 - LEVELS / 2)),
    ...Array.from({ length: DIFFICULTY_STEPS * (COST_STEPS - 1) }, (_, at) => 1 - 0.5 * (at % (COST_STEPS - 1))),
  ];
  let least = lossOf(numbers, counts);
  for (let step = 0.5; step > 0.004; ) {
    let isBetter = false;
    for (let at = 0; at < numbers.length; at++) {
      for (const way of [step, -step]) {
        numbers[at] += way;
        const loss = lossOf(numbers, counts);
        if (loss < least) [least, isBetter] = [loss, true];
        else numbers[at] -= way;
      }
    }
    if (!isBetter) step /= 2;
  }
  const whole = numbers.map((number) => Math.round(100 * number));
  const steps = Array.from({ length: DIFFICULTY_STEPS }, (_, at) => {
    const from = LEVELS + at * (COST_STEPS - 1);
    return whole.slice(from, from + COST_STEPS - 1);
  });
  return { levels: whole.slice(0, LEVELS), steps };
}

/** The numbers are the care of each level, then the steps of cost for each difficulty; they must fall. */
function lossOf(numbers: readonly number[], counts: readonly Float64Array[]): number {
  const size = COST_STEPS - 1;
  let loss = (numbers[0] + numbers[LEVELS - 1]) ** 2;
  for (let at = 1; at + 1 < LEVELS; at++) {
    loss += (numbers[at - 1] - 2 * numbers[at] + numbers[at + 1]) ** 2 / (2 * EVEN ** 2);
  }
  for (let at = LEVELS; at < numbers.length; at++) {
    if ((at - LEVELS) % size > 0 && numbers[at] >= numbers[at - 1]) return Number.POSITIVE_INFINITY;
    if (at + size < numbers.length) loss += (numbers[at] - numbers[at + size]) ** 2 / (2 * ALIKE ** 2);
  }
  for (let level = 0; level < LEVELS; level++) {
    for (let difficulty = 0; difficulty < DIFFICULTY_STEPS; difficulty++) {
      let before = 1;
      for (let cost = 0; cost < COST_STEPS; cost++) {
        const place = LEVELS + difficulty * size + cost;
        const next = cost === size ? 0 : 1 / (1 + Math.exp(numbers[level] - numbers[place]));
        const count = counts[level][difficulty * COST_STEPS + cost];
        if (count > 0) loss -= count * Math.log(Math.max(1e-9, before - next));
        before = next;
      }
    }
  }
  return loss;
}

/** How near the levels that are found lie to those that played. */
export interface LikeCheck {
  /** Hands of moves that were looked at, and moves in each. */
  readonly hands: number;
  readonly moves: number;
  /** Mean distance, in levels. */
  readonly error: number;
  /** Part of the intervals that hold the level. */
  readonly held: number;
}

/** Parts of the games that are held back in turn. */
const PARTS = 5;

/**
 * What is found for moves of one level that the fit did not see. A hand is what one player of a game might have: so
 * many moves, though from several games.
 */
export function checkLevels(moves: readonly LevelMove[], size: number, trust: number): LikeCheck {
  let hands = 0;
  let error = 0;
  let held = 0;
  for (let part = 0; part < PARTS; part++) {
    const costs: CostsOfLevels = { ...fitLevels(moves.filter(({ seed }) => seed % PARTS !== part)), trust };
    for (let level = 1; level <= LEVELS; level++) {
      const own = moves.filter((move) => move.seed % PARTS === part && move.level === level);
      for (let at = 0; at + size <= own.length; at += size) {
        const like = likeBy(own.slice(at, at + size), costs);
        if (like === undefined) continue;
        hands++;
        error += Math.abs(like.level - level);
        held += like.low - 0.05 <= level && level <= like.high + 0.05 ? 1 : 0;
      }
    }
  }
  return { hands, moves: size, error: error / Math.max(1, hands), held: held / Math.max(1, hands) };
}
