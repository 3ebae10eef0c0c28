import { describe, expect, test } from 'vitest';
import { legalTexts } from '../core/moves.ts';
import { optionsOf } from '../core/options.ts';
import { newMatch } from '../core/play/match.ts';
import { games } from '../games/index.ts';
import {
  isSetOver,
  leadersOf,
  newSet,
  playerAt,
  pointsOf,
  rotated,
  totalsOf,
  withGame,
  writePoints,
} from './game-set.ts';

function matchOf(id: string) {
  const game = games.find((one) => one.id === id) ?? games[0];
  return newMatch(game, optionsOf(game.options, {}));
}

describe('a set of games', () => {
  test('adds up the points of players while their seats rotate', () => {
    // Ann sits first, Ben second; in the second game Ben begins.
    let set = newSet(3);
    let sitting: readonly string[] = ['Ann', 'Ben'];
    set = withGame(set, [40, 30]);
    sitting = rotated(sitting);
    expect([sitting, playerAt(set, 0, 2)]).toEqual([['Ben', 'Ann'], 1]);
    set = withGame(set, [50, 20]);
    expect(totalsOf(set, 2)).toEqual([60, 80]);
    expect([isSetOver(set), leadersOf(totalsOf(set, 2))]).toEqual([false, [1]]);
    set = withGame(set, [20, 0]);
    expect([totalsOf(set, 2), isSetOver(set), leadersOf(totalsOf(set, 2))]).toEqual([[80, 80], true, [0, 1]]);
  });

  test('of a game with points counts these, and none for a player who resigned', () => {
    const match = matchOf('azacru');
    for (let count = 0; count < 8; count++) match.play(legalTexts(match.position)[0]);
    const scores = match.game.scores?.(match.position) ?? [];
    expect(scores.some((score) => score > 0)).toBe(true);
    expect(pointsOf(match, undefined)).toEqual(scores);
    expect(pointsOf(match, { reason: 'resignation', loser: 0, winners: [1] })).toEqual([0, scores[1]]);
  });

  test('of another game counts wins, and shares of a win', () => {
    const match = matchOf('crosscut');
    expect(pointsOf(match, { reason: 'resignation', loser: 0, winners: [1] })).toEqual([0, 1]);
    expect(pointsOf(match, { reason: 'agreement', winners: [0, 1] })).toEqual([0.5, 0.5]);
  });
});

test.each([
  [0, '0'],
  [2, '2'],
  [0.5, '½'],
  [1.5, '1½'],
  [2 / 3, '⅔'],
  [1.25, '1.25'],
])('%f points are written %s', (points, text) => {
  expect(writePoints(points)).toBe(text);
});
