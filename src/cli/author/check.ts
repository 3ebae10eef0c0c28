import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Game } from '../../core/game.ts';
import { findGame } from '../../node/find-game.ts';
import { fileBeside } from '../../node/game-files.ts';
import { print, UsageError } from '../../node/usage.ts';
import { type Sentence, say } from '../../node/words/say.ts';
import { measureNumbers, writeNumbers } from './numbers.ts';

export function checkCommand(command: Command): void {
  command.argument('<game>').option('--write', say('store the numbers where they belong')).action(runCheck);
}

interface CheckFlags {
  readonly write?: boolean;
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
/** Tests of all games that take seconds for one of them. */
const SUITES = ['contract', 'golden', 'heap', 'levels', 'fuzz', 'records', 'museum', 'guides', 'lenses', 'fingerprint'];
/** Those that a new game may not have yet. */
const OPTIONAL: Readonly<Record<string, Sentence>> = {
  golden: 'no golden data yet: change golden/golden.py and run it',
  museum: 'no historical bot',
  guides: 'no guide or lesson yet',
  lenses: 'no lenses yet',
  fingerprint: 'no fingerprint yet: --write keeps it',
};

/** Runs all tests of one game, and prints the numbers that its description needs; --write puts them in. */
function runCheck(word: string, { write }: CheckFlags): void {
  const game = findGame(word);
  if (!existsSync(VITEST)) throw new UsageError(say('gamut check needs a checkout of Gamut in which npm ci has run.'));
  const numbers = measureNumbers(game);
  const left = write
    ? writeNumbers(game, numbers)
    : say('gamut check {game} --write stores these numbers where they belong.', { game: game.id });
  const failed = runSuites(game);
  print('');
  for (const line of numbers.lines) print(line);
  if (left !== undefined) print(left);
  if (failed > 0) process.exitCode = 1;
}

interface SuiteReport {
  readonly name: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** Prints a line for each suite, and its failures; returns how many tests failed. */
function runSuites(game: Game): number {
  const folder = mkdtempSync(join(tmpdir(), 'gamut-check-'));
  try {
    const file = join(folder, 'report.json');
    const suites = SUITES.map((name) => `test/games/${name}.test.ts`);
    const own = relative(ROOT, fileBeside(game, '.'));
    const args = [VITEST, 'run', ...suites, '-t', namePattern(game), '--reporter=json', `--outputFile=${file}`];
    run(args);
    const reports = readReports(file);
    const ownFile = join(folder, 'own.json');
    run([VITEST, 'run', own, '--reporter=json', `--outputFile=${ownFile}`, '--passWithNoTests']);
    return [...reports, ...readReports(ownFile)].reduce((failed, report) => failed + printReport(report), 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(args: readonly string[]): void {
  const shelves = (process.env.GAMUT_GAMES ?? '').split(delimiter).filter((folder) => folder !== '');
  const env = { ...process.env, GAMUT_GAMES: shelves.map((folder) => resolve(folder)).join(delimiter) };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
  if (status === null) throw new Error(stderr);
}

function readReports(file: string): readonly SuiteReport[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [];
}

function printReport({ name, message, assertionResults }: SuiteReport): number {
  const suite = /([\w-]+)\.test\.ts$/.exec(name)?.[1] ?? name;
  const ran = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed');
  const failed = ran.filter(({ status }) => status === 'failed');
  if (ran.length === 0 && message === '') print(`-     ${suite}: ${say(OPTIONAL[suite] ?? 'nothing to test')}`);
  else
    print(
      `${failed.length + message.length === 0 ? 'ok   ' : 'WRONG'} ${suite}: ${say('{count} {count:test|tests}', { count: ran.length })}`,
    );
  if (message !== '') print(indented(message));
  for (const { fullName, failureMessages } of failed) print(indented([fullName, ...failureMessages].join('\n')));
  return failed.length + (message === '' ? 0 : 1);
}

/** Without the lines that only say where in the test runner something happened. */
function indented(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .map((line) => `      ${line}`)
    .join('\n');
}

/** Names of tests begin or end with that of the game, or contain it as a word. */
function namePattern({ name }: Game): string {
  return `(^|\\s)${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\W|$)`;
}
