import { existsSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';
import { collectPrinted } from '../../../test/support/printed.ts';
import { games } from '../../games/index.ts';
import { fileBeside, PUZZLES_FILE } from '../../node/game-files.ts';
import { UsageError } from '../../node/usage.ts';
import { runDaily, runListPuzzles, runShowPuzzle } from './show.ts';
import { packOf } from './stored.ts';
import { runVerifyPuzzles } from './verify.ts';

const printed = collectPrinted();
const withPuzzles = games.filter((game) => existsSync(fileBeside(game, PUZZLES_FILE)));

test.each(withPuzzles)('puzzles of $name are proved again', (game) => {
  runVerifyPuzzles(game.id, { sample: process.env.GAMUT_LONG === '1' ? 20 : 1 });
  expect(printed.out).toMatch(/^.+: \d+ proved again, \d+ of them by the rules alone\.\n$/);
});

test.each(withPuzzles)('no puzzle of $name is there twice, and all are to be solved', (game) => {
  const { puzzles, made } = packOf(game);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  for (const { accepted, solution, within } of puzzles) {
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted).toContain(solution[0]);
    expect(within).toBeGreaterThanOrEqual(3);
  }
  for (const command of Object.values(made)) expect(command).toMatch(/^gamut puzzles mine .+ --seed \d/);
});

test('a puzzle is shown by its number, its solution only when it is wanted', () => {
  const [game] = withPuzzles;
  const [puzzle] = packOf(game).puzzles;
  runShowPuzzle(puzzle.id, {});
  expect(printed.out).toContain(`${game.name}: `);
  expect(printed.out).not.toContain('Right:');
  runShowPuzzle(puzzle.id, { solution: true });
  expect(printed.out).toContain(
    `Right: ${puzzle.accepted.join(', ')}. The quickest way: ${puzzle.solution.join(' ')}.`,
  );
  expect(() => runShowPuzzle('nothing', {})).toThrow(UsageError);
});

test('the puzzle of the day and all others are JSON where it is wanted', () => {
  runDaily(undefined, { json: true });
  const { id, game } = JSON.parse(printed.out);
  printed.out = '';
  runListPuzzles(game, { json: true });
  const lines = printed.out.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).id)).toContain(id);
});
