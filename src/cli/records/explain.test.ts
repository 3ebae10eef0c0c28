import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { collectPrinted } from '../../../test/support/printed.ts';
import { type ExplainFlags, runExplain } from './explain.ts';

/** Red wins on b2 unless Blue plays there. */
const POSITION = '6/1b2r1/1br1b1/1rr3/2bbr1/6 2';
const NODES = 200;

const printed = collectPrinted();

async function explained(move?: string, flags: ExplainFlags = {}, source = POSITION): Promise<string> {
  printed.out = '';
  // Games on other boards may write positions alike.
  await runExplain(source, move, { nodes: NODES, game: 'crosscut', ...flags });
  return printed.out;
}

test('what is proved against a move is told under the board, with the moves that show it', async () => {
  const said = await explained('e6');
  expect(said).toContain('Crosscut, by Mark Steere');
  expect(said).toContain('- Red already threatened b2, and e6 does not stop it: Red wins in 1 move at most.');
  expect(said).toContain('\n    e6 b2\n');
  expect(await explained('e6', { lang: 'pt' })).toContain('- O Vermelho já ameaçava b2');
});

test('as JSON, with everything that programs need', async () => {
  const { position, move, claims } = JSON.parse(await explained('e6', { json: true }));
  expect([position, move]).toEqual([POSITION, 'e6']);
  expect(claims[0]).toMatchObject({ kind: 'unanswered', proved: true, seat: 0, within: 1, line: ['e6', 'b2'] });
  expect(Object.keys(claims[0])).toEqual(
    expect.arrayContaining(['kind', 'proved', 'seat', 'within', 'line', 'cells', 'numbers', 'text']),
  );
  expect(Object.keys(claims[0].text)).toEqual(['en', 'pt']);
});

test('without a move it is the one that was played, or the best one', async () => {
  const game = join(mkdtempSync(join(tmpdir(), 'gamut-explain-')), 'game.txt');
  writeFileSync(game, '[Game "Crosscut"]\n[Size "5"]\n\n1. b2 c2 2. b3 c3 3. d4 c4\n');
  expect(JSON.parse(await explained(undefined, { json: true, ply: 4 }, game)).move).toBe('d4');
  expect(JSON.parse(await explained(undefined, { json: true }, game)).move).toBe('c4');
  expect(JSON.parse(await explained(undefined, { json: true })).move).toBe('b2');
  await explained('b2', {}, game);
  expect(printed.err).toContain('Blue wins');
});

test('an illegal move, a move too far on, and a finished game are refused in a sentence', async () => {
  await explained('z9');
  expect(printed.err).toBe('There is no cell z9 on this board.\n');
  expect(process.exitCode).toBe(1);
  printed.err = '';
  await explained(undefined, {}, 'no such game.txt');
  expect(printed.err).toBe('There is no file no such game.txt, and no saved game of that name.\n');
  printed.err = '';
  await explained(undefined, { ply: 1 });
  expect(printed.err).toBe('The game ends with move 0, so --ply cannot be 1.\n');
});
