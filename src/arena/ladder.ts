import type { Estimate } from './elo.ts';
import { invert } from './invert.ts';

/** What one player scored against copies of another: several openings, each played on every seat. */
export interface Meeting {
  /** Indices of the players. */
  readonly one: number;
  readonly others: number;
  /** How many of the others sat at the table: 1 in games of two. */
  readonly copies: number;
  /** Score of the one in each opening, 0 … 1. */
  readonly groups: readonly number[];
}

/** Strengths that explain all meetings together. */
export interface Standings {
  /** Elo of each player above player 0. */
  readonly players: readonly Estimate[];
  /** By how much one player is stronger than another. */
  difference(one: number, other: number): Estimate;
}

/** Elo of a factor of e in strength. */
const ELO = 400 / Math.LN10;
/** Standard deviations on either side of the mean that hold 95 %. */
const Z = 1.959964;
/**
 * Drawn trials added to every meeting, so that one that was won throughout still has a finite result. With less than
 * one, its interval would be so wide that no number of games could show who is stronger.
 */
const PRIOR = 1;
/**
 * A pair of games is worth two trials when they are independent, more when openings are unbalanced; a few pairs cannot
 * show which.
 */
const MOST_TRIALS = 4;
const STEPS = 100;

/**
 * The most likely strengths (Bradley and Terry): of a table with the strengths a and b, b, …, the first wins a / (a + b
 * + b …). A meeting counts as many trials as the variance of its openings implies, and the intervals follow from the
 * Fisher information of all trials.
 */
export function fitLadder(players: number, meetings: readonly Meeting[]): Standings {
  const trials = meetings.map(({ groups, copies }) => trialsOf(groups, 1 / (1 + copies)));
  const strengths = new Array<number>(players).fill(0);
  let spread: number[][] = [];
  for (let step = 0; step < STEPS; step++) {
    const slope = new Array<number>(players).fill(0);
    const information = slope.map(() => new Array<number>(players).fill(0));
    meetings.forEach(({ one, others, copies }, index) => {
      const { count, mean } = trials[index];
      const expected = 1 / (1 + copies * Math.exp(strengths[others] - strengths[one]));
      const weight = count * expected * (1 - expected);
      slope[one] += count * (mean - expected);
      slope[others] -= count * (mean - expected);
      information[one][one] += weight;
      information[others][others] += weight;
      information[one][others] -= weight;
      information[others][one] -= weight;
    });
    // Player 0 is fixed: only differences are determined.
    spread = invert(information.slice(1).map((row) => row.slice(1)));
    let furthest = 0;
    spread.forEach((row, index) => {
      const move = row.reduce((sum, value, column) => sum + value * slope[column + 1], 0);
      strengths[index + 1] += Math.max(-1, Math.min(1, move));
      furthest = Math.max(furthest, Math.abs(move));
    });
    if (furthest < 1e-9) break;
  }
  const covariance = (a: number, b: number) => (a === 0 || b === 0 ? 0 : spread[a - 1][b - 1]);
  const difference = (one: number, other: number): Estimate => {
    const variance = covariance(one, one) + covariance(other, other) - 2 * covariance(one, other);
    const mean = ELO * (strengths[one] - strengths[other]);
    const half = ELO * Z * Math.sqrt(Math.max(0, variance));
    return { mean, low: mean - half, high: mean + half };
  };
  return { players: strengths.map((_, player) => difference(player, 0)), difference };
}

/** How many independent games the openings of a meeting are worth, and their mean score, including the prior. */
function trialsOf(groups: readonly number[], even: number): { count: number; mean: number } {
  const { length } = groups;
  if (length === 0) return { count: PRIOR, mean: even };
  const mean = groups.reduce((sum, score) => sum + score, 0) / length;
  const variance = groups.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, length - 1);
  // Openings that all had the same score, as when every game was won, say nothing about their variance: each game
  // counts for itself.
  const worth =
    variance === 0 ? length / even : Math.min(MOST_TRIALS * length, (length * mean * (1 - mean)) / variance);
  return { count: worth + PRIOR, mean: (worth * mean + PRIOR * even) / (worth + PRIOR) };
}
