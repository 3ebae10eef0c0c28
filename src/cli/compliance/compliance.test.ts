import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { quoteWord } from '../../node/engines/engine-words.ts';
import { findGame } from '../../node/find-game.ts';
import { examine, type Finding } from './compliance.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-compliance-'));
afterAll(() => rmSync(folder, { recursive: true }));

const node = quoteWord(process.execPath);

async function findings(command: string, ...games: string[]): Promise<Finding[]> {
  const found: Finding[] = [];
  await examine(command, games.map(findGame), (finding) => found.push(finding));
  return found;
}

const failures = (found: readonly Finding[]) => found.filter(({ verdict }) => verdict === 'fail');

test('our own engine passes everything, and nothing is left out', async () => {
  const gamut = quoteWord(fileURLToPath(new URL('../../../bin/gamut.mjs', import.meta.url)));
  const found = await findings(`${node} ${gamut} ugi {game}`, 'crosscut');
  expect(failures(found)).toEqual([]);
  expect(found.every(({ verdict }) => verdict === 'pass')).toBe(true);
  expect(found.length).toBeGreaterThan(20);
});

test.each([
  ['says no author', `.replace('id author x\\n', '')`, '', /^ugi is answered/],
  ['chats', `.replace('ugiok', 'hello\\nugiok')`, '', /^ugi is answered/],
  ['passes over unknown commands in silence', '', `if (line.startsWith('xyzzy')) return;`, /^an unknown command/],
  [
    'plays illegal moves',
    '',
    `if (line.startsWith('go') && !line.includes('infinite')) return say('bestmove z99');`,
    /legal bestmove$/,
  ],
  ['does not wait for stop', '', `if (line.includes('infinite')) return say('bestmove ' + legal[0]);`, /^go infinite/],
  ['ends with an error', '', `if (line === 'quit') process.exit(1);`, /^quit ends/],
  ['dies of an empty line', '', `if (line === '') process.exit(1);`, /^an empty line/],
])('an engine that %s fails', async (name, change, code, claim) => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, sampleWith(change, code));
  const failed = failures(await findings(`${node} ${quoteWord(file)}`, 'crosscut'));
  // One mistake may show again later; it shows here first.
  expect(failed[0]?.claim).toMatch(claim);
  expect(failed[0].detail).not.toBe('');
});

/** A well-behaved engine, with its introduction changed or with code that sees every line first. */
function sampleWith(change: string, code: string): string {
  return `import { createInterface } from 'node:readline';
    const say = (line) => console.log(line);
    let waiting;
    createInterface({ input: process.stdin }).on('line', (line) => {
      const legal = line.split(' searchmoves ')[1]?.split(' ') ?? [];
      ${code}
      const [word] = line.split(' ');
      if (word === 'ugi') say('id name x\\nid author x\\noption name LegalMoves type check default true\\nugiok'${change});
      else if (word === 'isready') say('readyok');
      else if (word === 'quit') process.exit(0);
      else if (word === 'go' && line.includes('infinite')) waiting = legal[0];
      else if (word === 'go') say('bestmove ' + legal[0]);
      else if (word === 'stop') { if (waiting) say('bestmove ' + waiting); waiting = undefined; }
      else if (!/^(|uginewgame|position|setoption name LegalMoves.*)$/.test(word === 'setoption' ? line : word)) say('info string unknown');
    });`;
}
