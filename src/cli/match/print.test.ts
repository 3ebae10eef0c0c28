import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { makeResult, type Plan } from '../../arena/result.ts';
import { makeSchedule } from '../../arena/schedule.ts';
import type { PlayedGame } from '../../arena/tally.ts';
import { optionsOf } from '../../core/options.ts';
import { agere } from '../../games/agere/index.ts';
import { printResult } from './print.ts';

afterEach(() => vi.restoreAllMocks());

const plan: Plan = {
  game: agere.id,
  options: optionsOf(agere.options, { size: 5 }),
  players: ['ab', 'random'],
  seed: 3,
  budget: { nodes: 500 },
  cap: 100,
  patience: [1, 1],
  sprt: { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 },
  versions: {},
};
const schedule = makeSchedule(2, 2, 1);

/** What is printed for four games with these shares of the first seat. */
function printed(firstSeat: readonly number[], last: Partial<PlayedGame> = {}): string {
  const games = firstSeat.map((share, id): PlayedGame => {
    return { id, moves: ['a1', 'a2'], shares: [share, 1 - share], reason: 'finished', ...(id === 3 ? last : {}) };
  });
  let text = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += chunk;
    return true;
  });
  printResult(makeResult(plan, [['a1'], ['a2']], schedule, games));
  return text;
}

test('a report names the rules, the limits, the openings and the scores', () => {
  const text = printed([1, 0, 1, 1]);
  expect(text).toContain('Agere, size 5: 2 openings × 2 seatings, 500 nodes per move, seed 3\n');
  expect(text).toMatch(/\n {2}ab {6}75\.0 % {2}\(95 %: .* wins 3, draws 0, losses 1 /);
  expect(text).toMatch(/\n {2}random {2}25\.0 % /);
  expect(text).toContain('Points by seat: 3.0, 1.0; 0 games stopped at the move limit.');
  expect(text).toMatch(/ab against random: \+191 \(95 %: [+−]\d+ to \+\d+\) Elo\./);
  expect(text).toContain('SPRT 0 against 10 Elo: undecided after 2 pairs');
  expect(text).toContain('Only 2 openings; a reliable result needs at least 200.');
});

test('all games won or lost is endless Elo', () => {
  expect(printed([1, 0, 1, 0])).toMatch(/ab against random: \+∞ \(95 %: [+−]\d+ to \+∞\) Elo\./);
  expect(printed([0, 1, 0, 1])).toMatch(/ab against random: −∞ \(95 %: −∞ to [+−]\d+\) Elo\./);
});

test('faults are told one by one', () => {
  const text = printed([1, 0, 1, 0], { reason: 'illegal move', seat: 0, detail: 'answered "x" (unreadable)' });
  expect(text).toContain('Game 3: random lost by illegal move: answered "x" (unreadable)\n');
  expect(text).toContain('losses 4 (illegal 1, crashes 0, time 0)');
});
