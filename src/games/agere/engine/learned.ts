import type { Weights } from './weights.ts';

/**
 * Made by gamut 0.1.0 on commit 5994b2c with
 * gamut train agere --games 1500 --nodes 400 --rounds 1 --opening 8 --slip 12 --seed 1
 * from 98461 positions; loss of games not learned from 0.6298 before, 0.6007 after.
 */
export const learnedWeights: Weights = {
  safe: 105,
  exposedAtTurn: 73,
  exposed: 57,
  openAtTurn: 54,
  open: 43,
  attackedAtTurn: 18,
  attacked: 6,
  attackedTwiceAtTurn: -9,
  attackedTwice: -38,
  tall: 97,
  tallAttackedAtTurn: 30,
  tallAttacked: 29,
  high: 95,
  highAttackedAtTurn: 13,
  highAttacked: 11,
  besideAtTurn: 7,
  beside: 5,
  besideTwoAtTurn: 16,
  besideTwo: 18,
  besideThreeAtTurn: 30,
  besideThree: 32,
  besideTallAtTurn: 3,
  besideTall: 1,
  besideTwoTallAtTurn: 12,
  besideTwoTall: 4,
  edge: 18,
  connection: 1604,
  tempo: 108,
};
