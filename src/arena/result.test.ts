import { expect, test } from 'vitest';
import { makeResult, type Plan } from './result.ts';
import { makeSchedule } from './schedule.ts';
import { groupScores, leadingScores, type PlayedGame, tallyGames } from './tally.ts';

const schedule = makeSchedule(3, 2, 1);
// Player 0 has seat 0 in even games. It wins opening 0 twice, splits opening 1, and in opening 2 draws and crashes.
const games: PlayedGame[] = [
  { id: 0, moves: ['a', 'b'], shares: [1, 0], reason: 'finished' },
  { id: 1, moves: ['a', 'b'], shares: [0, 1], reason: 'finished' },
  { id: 2, moves: ['a', 'b'], shares: [1, 0], reason: 'finished' },
  { id: 3, moves: ['a', 'b'], shares: [1, 0], reason: 'illegal move', seat: 1, detail: 'x' },
  { id: 4, moves: ['a', 'b', 'c', 'd'], shares: [0.5, 0.5], reason: 'finished' },
  { id: 5, moves: ['a', 'b', 'c', 'd', 'e', 'f'], shares: [1, 0], reason: 'crash', seat: 1, detail: 'y' },
];
const plan: Plan = {
  game: 'any',
  options: { players: 2 },
  players: ['one', 'two'],
  seed: 1,
  budget: { nodes: 10 },
  cap: 100,
  patience: [1, 1],
  versions: { gamut: '0' },
};
const openings = [['a'], ['b'], ['c']];

test('the tally counts for each player what became of its games', () => {
  const tally = tallyGames(schedule, games, 2);
  expect(tally).toMatchObject({ games: 6, draws: 1, caps: 0, meanMoves: 3, seats: [4.5, 1.5] });
  expect(tally.players[0]).toEqual({
    games: 6,
    wins: 3,
    draws: 1,
    losses: 2,
    caps: 0,
    points: 3.5,
    illegalMoves: 1,
    crashes: 1,
    timeLosses: 0,
    floods: 0,
  });
  expect(tally.players[1]).toMatchObject({ wins: 2, draws: 1, losses: 3, points: 2.5, illegalMoves: 0, crashes: 0 });
});

test('caps are neither wins nor draws but count 1 / seats', () => {
  const tally = tallyGames(schedule, [{ id: 0, moves: [], shares: [0.5, 0.5], reason: 'cap' }], 2);
  expect(tally).toMatchObject({ draws: 0, caps: 1 });
  expect(tally.players[0]).toMatchObject({ wins: 0, draws: 0, losses: 0, caps: 1, points: 0.5 });
});

test('shared wins count 1 / winners', () => {
  const three = makeSchedule(1, 3, 1);
  const tally = tallyGames(three, [{ id: 1, moves: [], shares: [0.5, 0, 0.5], reason: 'finished' }], 3);
  // Rotation 1 seats players 1, 2, 0.
  expect(tally.players.map(({ points }) => points)).toEqual([0.5, 0.5, 0]);
  expect(tally.draws).toBe(1);
});

test('scores are those of whole openings, and the first ones until a gap', () => {
  expect(groupScores(schedule, games, 2, 0)).toEqual([1, 0.5, 0.25]);
  expect(groupScores(schedule, games, 2, 1)).toEqual([0, 0.5, 0.75]);
  const withGap = games.filter(({ id }) => id !== 2);
  expect(groupScores(schedule, withGap, 2, 0)).toEqual([1, 0.25]);
  expect(leadingScores(schedule, withGap, 2, 0)).toEqual([1]);
});

test('the order in which games ended changes nothing', () => {
  const result = makeResult(plan, openings, schedule, games);
  expect(JSON.stringify(makeResult(plan, openings, schedule, [...games].reverse()))).toBe(JSON.stringify(result));
  expect(result).toMatchObject({ groups: 3, tooFew: true, openings: { count: 3 } });
  expect(result.games[3]).toMatchObject({ opening: 1, players: [1, 0], reason: 'illegal move', seat: 1 });
  expect(result.scores[0].mean).toBeCloseTo(3.5 / 6, 12);
  expect(result.elo?.mean).toBeCloseTo(400 * Math.log10(3.5 / 2.5), 9);
});

test('endless Elo is null, and a test stands in the result', () => {
  const won = games.slice(0, 2);
  const sprt = { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 };
  const result = makeResult({ ...plan, sprt }, openings, schedule, won);
  expect(result.elo).toMatchObject({ mean: null, high: null });
  expect(result.sprtState).toMatchObject({ pairs: 1, verdict: undefined });
  expect(JSON.parse(JSON.stringify(result)).elo.low).toBeTypeOf('number');
});
