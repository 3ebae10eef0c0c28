import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../../tools/node.mjs';
import { legalTexts } from '../../core/moves.ts';
import { defaultOptions } from '../../core/options.ts';
import { startPosition } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import { findGame } from '../../node/find-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-analyse-'));
afterAll(() => rmSync(folder, { recursive: true }));

function analyse(...words: string[]) {
  const run = spawnSync(process.execPath, [join(root, 'bin', 'gamut.mjs'), 'analyse', ...words], { encoding: 'utf8' });
  return { status: run.status, out: run.stdout, said: run.stderr };
}

const record = join(folder, 'game.json');
writeFileSync(record, JSON.stringify({ game: 'crosscut', options: { size: 5 }, moves: ['c3', 'b2', 'd3'] }));

test('the best moves of a record are listed, the best first, with what follows', () => {
  const { status, out, said } = analyse(record, '--json', '--rounds', '1', '--lines', '2');
  expect(said).toBe('');
  expect(status).toBe(0);
  const { game, options, toMove, lines } = JSON.parse(out);
  expect({ game, options, toMove }).toEqual({ game: 'crosscut', options: { size: 5 }, toMove: 2 });
  expect(lines).toHaveLength(2);
  expect(lines[0].score).toBeGreaterThanOrEqual(lines[1].score);
  for (const { line, shares } of lines) {
    expect(line.length).toBeGreaterThan(0);
    expect(shares[0] + shares[1]).toBeCloseTo(1);
  }
});

test('a position is written on the command line, and an earlier one is named by its move', () => {
  const start = startPosition(findGame('agere'), { ...defaultOptions(findGame('agere').options), size: 3 });
  const { out } = analyse(writePosition(start), '--game', 'agere', '--rounds', '1');
  const moves = out.match(/^\d\. .*% {2}(\S+)/gm)?.map((line) => line.split('  ').at(-1)?.split(' ')[0]) ?? [];
  expect(moves.length).toBeGreaterThan(0);
  for (const move of moves) expect(legalTexts(start)).toContain(move);
  expect(JSON.parse(analyse(record, '--ply', '0', '--json', '--rounds', '1').out).toMove).toBe(1);
});

test('what cannot be analysed is said in one sentence', () => {
  const late = analyse(record, '--ply', '9');
  expect(late.status).not.toBe(0);
  expect(late.said).toMatch(/^[^\n]*9[^\n]*\n$/);
});
