import type { Weights } from './weights.ts';

/**
 * Made by gamut 0.1.0 on commit b5e7385 with
 * gamut train agere --games 600 --nodes 300 --rounds 2 --opening 8 --slip 10 --seed 1
 * from 75866 positions; loss of games not learned from 0.6425 before, 0.6047 after.
 */
export const learnedWeights: Weights = {
  safe: 122,
  approachableAtTurn: 61,
  approachable: 53,
  attackedAtTurn: 20,
  attacked: 10,
  tall: 97,
  tallAttackedAtTurn: 27,
  tallAttacked: 23,
  influence: 3,
  influenceTwo: 12,
  influenceThree: 23,
  initiative: 2,
  bridge: -1,
  edgeBridge: 14,
  gapAtTurn: 2,
  gap: 0,
  connection: 1462,
  tempo: 80,
};
