import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../bin/gamut.mjs', import.meta.url));
const TEXT = '[Game "Crosscut"]\n[Size "5"]\n[Player1 "Ana"]\n\n1. b2! {first} c2 2. b3 c3 3. b4 1-0\n';

let directory: string;
let file: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'gamut-records-'));
  file = join(directory, 'game.txt');
  writeFileSync(file, TEXT);
});
afterAll(() => rmSync(directory, { recursive: true }));

function gamut(words: readonly string[], input = '') {
  const env = { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', LC_MESSAGES: '' };
  const run = spawnSync(process.execPath, [program, ...words], { input, encoding: 'utf8', env });
  return { status: run.status, out: run.stdout, err: run.stderr };
}

test('show draws the last position and says who has won', () => {
  const { out, status } = gamut(['show', file]);
  expect(out).toBe(
    [
      'Crosscut, by Mark Steere',
      'Player1: Ana',
      '',
      'After move 5 of 5.',
      '',
      ' 5 . . . . .',
      ' 4 . r . . .',
      ' 3 . r b . .',
      ' 2 . r b . .',
      ' 1 . . . . .',
      '   a b c d e',
      '',
      'A line reaches from side to side. Red wins.',
      '',
    ].join('\n'),
  );
  expect(status).toBe(0);
});

test('show goes back to an earlier move, from a pipe, in Portuguese', () => {
  const { out } = gamut(['show', '-', '--ply', '1', '--lang', 'pt'], TEXT);
  expect(out).toContain('Depois da jogada 1 de 5.');
  expect(out).toContain('Joga o Azul.');
});

test('replay draws every position with what was said of it', () => {
  const { out, status } = gamut(['replay', file, '--delay', '1']);
  expect(out.match(/a b c d e/g)?.length).toBe(6);
  expect(out).toContain('Move 1 of 5: Red played b2!. first');
  expect(out.trim().endsWith('Red wins.')).toBe(true);
  expect(status).toBe(0);
});

test('convert goes through all forms and comes back', () => {
  const json = gamut(['convert', file, '--to', 'json']).out;
  expect(JSON.parse(json)).toMatchObject({ game: 'crosscut', result: { reason: 'rules', winners: [1] } });
  const link = gamut(['convert', '-', '--to', 'link'], json).out.trim();
  expect(link).toMatch(/^#1~crosscut~/);
  const text = join(directory, 'again.txt');
  expect(gamut(['convert', `https://example.org/${link}`, '--to', 'text', '-o', text])).toMatchObject({
    out: '',
    err: '',
    status: 0,
  });
  expect(readFileSync(text, 'utf8')).toContain('1. b2! {first} 1... c2 2. b3 c3 3. b4 1-0\n');
});

describe('one sentence, and status 1 for a bad file, 2 for a wrong command', () => {
  test.each([
    [['show', '-'], '[Game "Agere"] a1 a1', 1, 'standard input: Move 2, a1, is not legal: You can place only'],
    [
      ['replay', '-', '--lang', 'pt'],
      'a1',
      1,
      'entrada padrão: Não se diz de que jogo se trata: falta uma linha como [Game "…"].',
    ],
    [['convert', '-', '--to', 'pgn'], TEXT, 2, '--to must be text, json, link or abstractplay, not pgn.'],
    [['convert', '-'], TEXT, 2, '--to <form> is missing; see --help.'],
  ])('gamut %j', (words, input, status, sentence) => {
    const run = gamut(words, input);
    expect(run.err).toContain(sentence);
    expect(run.err.trim().split('\n').length).toBe(1);
    expect(run).toMatchObject({ out: '', status });
  });
});
