import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Game } from '../../core/game.ts';
import { games } from '../../games/index.ts';
import { findGame } from '../../node/find-game.ts';
import { print } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { showProgress } from '../progress.ts';
import { type BenchReport, type BenchResult, measure, measureApart } from './bench.ts';
import { benchSearch, SEARCH_HEAD, searchLine } from './search.ts';

export interface BenchFlags {
  readonly json?: boolean;
  readonly rounds: number;
  readonly verify?: boolean;
  readonly search?: boolean;
  /** Of a search. */
  readonly nodes: number;
}

/** Fraction of the floor that must be reached: the rest is allowance for a noisy machine. */
const TOLERANCE = 0.85;
/** Rounds of a game that seemed to be below its floor. */
const LONG_ROUNDS = 7;

const HEAD = 'game         options            playouts      perft      lists';

/** Measures one game, or all, and prints the results; with verify, fails below a floor. */
export async function runBench(word: string | undefined, flags: BenchFlags): Promise<void> {
  const { json, rounds, verify } = flags;
  const game = word === undefined ? undefined : findGame(word);
  if (flags.search) return printSearches(game === undefined ? games : [game], flags);
  const show = json ? () => {} : printResults;
  if (!json) print(`${say('Rates per million kernel steps:')}\n${HEAD}`);
  const report = game === undefined ? await measureAll(rounds, show) : measureOne(game, flags);
  if (json) print(JSON.stringify({ commit: commitOf(), ...report }));
  else {
    if (game !== undefined) show(report);
    const spread = (100 * report.spread).toFixed(0);
    print(
      say('Node {node}: {speed} million kernel steps per CPU second, spread {spread} %.', {
        ...{ node: report.node, speed: (report.kernel / 1e6).toFixed(0), spread },
      }),
    );
  }
  if (!verify) return;
  // A game that seems slow is measured again, and longer: the machine may have been busy.
  const slow = new Set(report.results.filter((result) => belowFloor(result) !== undefined).map(({ game: id }) => id));
  if (slow.size === 0) return;
  const again = await measureApart(
    games.filter(({ id }) => slow.has(id)),
    LONG_ROUNDS,
    show,
  );
  for (const sentence of again.results.map(belowFloor)) {
    if (sentence === undefined) continue;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}

/** All games, with how far it is. */
async function measureAll(rounds: number, show: (report: BenchReport) => void): Promise<BenchReport> {
  const progress = showProgress('{done} of {total} games measured', games.length);
  let done = 0;
  progress.show(done);
  return measureApart(games, rounds, (report) => {
    progress.end();
    show(report);
    progress.show(++done);
  }).finally(() => progress.end());
}

/** One game; as JSON it may be a part of a longer measurement, which tells how far that is. */
function measureOne(game: Game, { rounds, json }: BenchFlags): BenchReport {
  if (json) return measure(game, rounds);
  const progress = showProgress('{done} of {total} rounds', rounds);
  const report = measure(game, rounds, (done) => progress.show(done));
  progress.end();
  return report;
}

/** What the best searches count; a share is of the questions, of the positions expanded, of the cut-offs, of the nodes. */
function printSearches(chosen: readonly Game[], { json, nodes }: BenchFlags): void {
  if (!json) print(SEARCH_HEAD);
  const results = chosen.flatMap((game) => {
    const found = benchSearch(game, nodes);
    if (!json) for (const one of found) print(searchLine(one));
    return found;
  });
  if (json) print(JSON.stringify({ commit: commitOf(), node: process.version, searches: results }));
}

/** The commit that was measured, or null outside a checkout. */
function commitOf(): string | null {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** What to say of a result that is below the floor of its game. */
function belowFloor({ game: id, options, playouts }: BenchResult): string | undefined {
  const game = findGame(id);
  const floor = game.bench.find((one) => describe(one.options) === describe(options))?.floor ?? 0;
  if (playouts >= floor * TOLERANCE) return undefined;
  return say('{game} {options}: {playouts} playouts; at least {floor} are expected.', {
    ...{ game: game.name, options: describe(options), playouts: playouts.toFixed(1), floor },
  });
}

function printResults({ results }: BenchReport): void {
  for (const { game, options, playouts, perft, lists } of results) {
    const numbers = [playouts, perft, lists].map((number) => number.toFixed(number < 1000 ? 1 : 0).padStart(11));
    print(`${game.padEnd(12)} ${describe(options).padEnd(15)} ${numbers.join('')}`);
  }
}

function describe(options: BenchResult['options']): string {
  return Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .join(' ');
}
