import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchCase, Game } from '../../core/game.ts';
import { optionsOf } from '../../core/options.ts';
import { perft } from '../../core/play/perft.ts';
import { startPosition } from '../../core/position.ts';
import { fileBeside, writeBeside } from '../../node/game-files.ts';
import { say } from '../../node/words/say.ts';
import { fingerprintOf } from '../../search/fingerprint.ts';
import { bestSearch } from '../../search/levels/levels.ts';
import { limitsOf } from '../../search/search.ts';
import { measure } from '../bench/bench.ts';
import { cpuSeconds } from '../bench/kernel.ts';
import { playMany } from '../bench/tasks.ts';

/** What a description of a game says about its speed, measured here and now. */
export interface Numbers {
  readonly bench: readonly BenchCase[];
  /** Nodes that the strongest search visits in a CPU second. */
  readonly nodes: number;
  readonly fingerprint: string;
  /** All of it for a person. */
  readonly lines: readonly string[];
}

const PLAYOUTS = 500;
/** Leaves of the deepest count that a benchmark repeats. */
const MOST_LEAVES = 100_000;
const ROUNDS = 2;
/** Fraction of the speed found here: other machines, and busy ones, are a little slower relative to the kernel. */
const FLOOR = 0.7;
const THINKING_SECONDS = 0.5;

/** Existing cases of a game keep their floors: those are promises. */
export function measureNumbers(game: Game): Numbers {
  const old = game.bench.length > 0 ? game.bench : [newCase(game)];
  const counted = old.map((one) => ({ ...one, plies: pliesOf(game, one) }));
  const { results } = measure({ ...game, bench: counted }, ROUNDS);
  const bench = counted.map((one, index) => ({ ...one, floor: one.floor || round(FLOOR * results[index].playouts) }));
  const nodes = round(nodesPerSecond(game));
  const fingerprint = fingerprintOf(game);
  const [{ playouts, plies }] = bench;
  return {
    bench,
    nodes,
    fingerprint,
    lines: [
      say('A random game lasts {moves} moves; the first position has {count}.', {
        ...{ moves: Math.round(plies / playouts), count: perft(start(game), 1) },
      }),
      say('nodes: {nodes} (nodes per second of the strongest computer player)', { nodes: group(nodes) }),
      ...bench.map((one, index) =>
        say('bench: {text} ({playouts} here)', { text: caseText(one), playouts: results[index].playouts.toFixed(1) }),
      ),
      say('fingerprint: {text}', { text: fingerprint }),
    ],
  };
}

/** Puts the numbers into a defineGame file, and the fingerprint beside any game; says what was left out. */
export function writeNumbers(game: Game, { bench, nodes, fingerprint }: Numbers): string | undefined {
  const source = readFileSync(fileBeside(game, 'index.ts'), 'utf8');
  writeBeside(game, join('engine', 'fingerprint.txt'), `${fingerprint}\n`);
  if (!source.includes('defineGame({\n')) {
    return say(
      'Only the fingerprint was written: {game} does not use defineGame, so its author has to change the numbers.',
      { game: game.name },
    );
  }
  const lines =
    bench.length === 1
      ? [`  bench: [${caseText(bench[0])}],`]
      : ['  bench: [', ...bench.map((one) => `    ${caseText(one)},`), '  ],'];
  const withBench = replaceOrAdd(source, /^ {2}bench: \[[^\]]*\],$/m, lines.join('\n'));
  const whole = replaceOrAdd(withBench, /^ {2}nodes: [\d_]+,$/m, `  nodes: ${group(nodes)},`);
  writeBeside(game, 'index.ts', whole);
  return undefined;
}

function replaceOrAdd(source: string, old: RegExp, text: string): string {
  return old.test(source) ? source.replace(old, text) : source.replace(/^ {2}rules: \{$/m, `${text}\n$&`);
}

function newCase(game: Game): BenchCase {
  let perftDepth = 1;
  while (perftDepth < 6 && perft(start(game), perftDepth + 1) <= MOST_LEAVES) perftDepth++;
  return { options: {}, playouts: PLAYOUTS, plies: 0, perftDepth, floor: 0 };
}

function pliesOf(game: Game, { options, playouts }: BenchCase): number {
  const first = startPosition(game, optionsOf(game.options, options));
  return playMany(first, first.clone(), playouts);
}

function nodesPerSecond(game: Game): number {
  const first = start(game);
  const search = bestSearch(game, first.seats, 1);
  search.think(first, limitsOf({ nodes: 1000 })); // warms up the compiler
  const begun = cpuSeconds();
  const { nodes } = search.think(first, limitsOf({ stop: () => cpuSeconds() - begun > THINKING_SECONDS }));
  return nodes / (cpuSeconds() - begun);
}

function start(game: Game) {
  return startPosition(game, optionsOf(game.options, {}));
}

/** Two digits are enough. */
function round(value: number): number {
  return Number(value.toPrecision(2));
}

function caseText({ options, playouts, plies, perftDepth, floor }: BenchCase): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const inBraces = chosen.length === 0 ? '{}' : `{ ${chosen.join(', ')} }`;
  return `{ options: ${inBraces}, playouts: ${group(playouts)}, plies: ${group(plies)}, perftDepth: ${perftDepth}, floor: ${floor} }`;
}

/** 12345 as 12_345. */
function group(value: number): string {
  return value < 10_000 ? String(value) : String(value).replaceAll(/\B(?=(\d{3})+$)/g, '_');
}
