import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claimsInPortuguese } from './claims.ts';
import { commandsInPortuguese } from './commands.ts';
import { faultsInPortuguese } from './faults.ts';
import { resultsInPortuguese } from './results.ts';

const all: readonly (readonly [string, string])[] = [
  claimsInPortuguese,
  commandsInPortuguese,
  faultsInPortuguese,
  resultsInPortuguese,
].flatMap((words) => Object.entries(words));

/** The names of the gaps of a sentence. */
function gapsOf(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
}

test('every translation has the gaps of its sentence', () => {
  const wrong = all.filter(([english, portuguese]) => gapsOf(english).join() !== gapsOf(portuguese).join());
  expect(wrong).toEqual([]);
});

test('no sentence stands in two files', () => {
  expect(new Set(all.map(([english]) => english)).size).toBe(all.length);
});

/** What commander says by itself, or what is put together in the program. */
const ELSEWHERE = ['Usage:', 'Arguments:', 'Options:', 'Global Options:', 'Commands:'];

test('every sentence is said somewhere', () => {
  const files = ['src/cli', 'src/node', 'src/search', 'src/server', 'src/session'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const sources = files
    .filter((file) => file.endsWith('.ts') && !file.includes('/words/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unsaid = all.map(([english]) => english).filter((english) => !sources.includes(`'${english}'`));
  expect(unsaid.filter((english) => !ELSEWHERE.includes(english))).toEqual([]);
});
