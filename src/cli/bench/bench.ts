import type { BenchCase, Game } from '../../core/game.ts';
import type { OptionValue } from '../../core/options.ts';
import { print } from '../usage.ts';
import { cpuSeconds, kernelSpeed } from './kernel.ts';
import { benchTasks, type Task } from './tasks.ts';

/** Rates per million kernel steps. */
export interface BenchResult {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly playouts: number;
  readonly perft: number;
  readonly lists: number;
}

export interface BenchReport {
  /** Kernel steps per CPU second. */
  readonly kernel: number;
  /** Distance of the fastest from the slowest kernel run, as a part of the median. */
  readonly spread: number;
  readonly node: string;
  readonly results: readonly BenchResult[];
}

/** One measurement lasts at least this much CPU time. */
const SLICE_SECONDS = 0.1;
/** Of the floor that must be reached: the rest is room for a noisy machine. */
const TOLERANCE = 0.85;

/** Measures all cases of the games: repetitions interleaved with the kernel, CPU time, medians. */
export function measure(games: readonly Game[], rounds: number): BenchReport {
  const cases = games.flatMap((game) => game.bench.map((bench) => prepare(game, bench)));
  const kernels: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const { tasks } of cases) {
      for (const measured of tasks) {
        const kernel = kernelSpeed();
        kernels.push(kernel);
        measured.rates.push(rate(measured.task, SLICE_SECONDS));
      }
    }
  }
  const kernel = median(kernels);
  const perMillion = ({ rates }: { rates: number[] }) => (median(rates) / kernel) * 1e6;
  return {
    kernel: Math.round(kernel),
    spread: (Math.max(...kernels) - Math.min(...kernels)) / kernel,
    node: process.version,
    results: cases.map(({ game, bench, tasks: [playouts, perft, lists] }) => ({
      game: game.id,
      options: bench.options,
      playouts: perMillion(playouts),
      perft: perMillion(perft),
      lists: perMillion(lists),
    })),
  };
}

/** What is below its floor, one sentence each. */
export function belowFloor(games: readonly Game[], results: readonly BenchResult[]): string[] {
  const cases = games.flatMap((game) => game.bench.map((bench) => ({ game, bench })));
  return cases.flatMap(({ game, bench }, index) => {
    const { playouts } = results[index];
    if (playouts >= bench.floor * TOLERANCE) return [];
    return `${game.name} ${describe(bench.options)}: ${playouts.toFixed(1)} playouts, the floor is ${bench.floor}.`;
  });
}

export function printReport({ kernel, spread, node, results }: BenchReport): void {
  print(
    `Node ${node}; the kernel makes ${(kernel / 1e6).toFixed(0)} million steps a CPU second (spread ${(100 * spread).toFixed(0)} %).`,
  );
  print('All rates are per million kernel steps.');
  print('game         options            playouts      perft      lists');
  for (const { game, options, playouts, perft, lists } of results) {
    const numbers = [playouts, perft, lists].map((number) => number.toFixed(number < 1000 ? 1 : 0).padStart(11));
    print(`${game.padEnd(12)} ${describe(options).padEnd(15)} ${numbers.join('')}`);
  }
}

/** Warm: the first runs train the compiler and are thrown away. */
function prepare(game: Game, bench: BenchCase) {
  const { playouts, perft, lists } = benchTasks(game, bench);
  const tasks = [playouts, perft, lists].map((task) => ({ task, rates: [] as number[] }));
  for (const { task } of tasks) rate(task, 2 * SLICE_SECONDS);
  return { game, bench, tasks };
}

/** Units of work a CPU second. */
function rate(task: Task, seconds: number): number {
  const begun = cpuSeconds();
  let units = 0;
  let passed = 0;
  do {
    task.run();
    units += task.units;
    passed = cpuSeconds() - begun;
  } while (passed < seconds);
  return units / passed;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function describe(options: BenchResult['options']): string {
  return Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .join(' ');
}
