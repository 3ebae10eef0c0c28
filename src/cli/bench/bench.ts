import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { BenchCase, Game } from '../../core/game.ts';
import type { OptionValue } from '../../core/options.ts';
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
  /** Difference of the fastest and the slowest kernel run, as a fraction of the median. */
  readonly spread: number;
  readonly node: string;
  readonly results: readonly BenchResult[];
}

const ROOT = new URL('../../../', import.meta.url);

/** One measurement lasts at least this much CPU time. */
const SLICE_SECONDS = 0.1;

/** A measurement between two kernel runs that differ by more than this fraction is repeated, a few times. */
const MOST_DRIFT = 0.1;
const MOST_TRIES = 4;

/** Measures all cases of a game: repetitions in turn, CPU time, each between two runs of the kernel; medians. */
export function measure(game: Game, rounds: number, seen: (rounds: number) => void = () => {}): BenchReport {
  const cases = game.bench.map((bench) => prepare(game, bench));
  const kernels = [kernelSpeed()];
  for (let round = 0; round < rounds; round++) {
    for (const { measurements } of cases) {
      for (const { task, ratios } of measurements) ratios.push(ratioToKernel(task, kernels));
    }
    seen(round + 1);
  }
  const kernel = median(kernels);
  return {
    kernel: Math.round(kernel),
    spread: (Math.max(...kernels) - Math.min(...kernels)) / kernel,
    node: process.version,
    results: cases.map(({ bench, measurements }) => {
      const [playouts, perft, lists] = measurements.map(({ ratios }) => median(ratios) * 1e6);
      return { game: game.id, options: bench.options, playouts, perft, lists };
    }),
  };
}

/** Units of work for each kernel step; notes the kernel runs it makes. */
function ratioToKernel(task: Task, kernels: number[]): number {
  for (let tries = 1; ; tries++) {
    const before = kernels[kernels.length - 1];
    const speed = rate(task, SLICE_SECONDS);
    const after = kernelSpeed();
    kernels.push(after);
    const middle = (before + after) / 2;
    if (Math.abs(before - after) <= MOST_DRIFT * middle || tries === MOST_TRIES) return speed / middle;
  }
}

/** Measures games one after the other, each in a separate process, as it would be played. */
export async function measureApart(
  games: readonly Game[],
  rounds: number,
  seen: (report: BenchReport) => void,
): Promise<BenchReport> {
  const reports: BenchReport[] = [];
  for (const game of games) {
    const report = await measureInProcess(game, rounds);
    seen(report);
    reports.push(report);
  }
  return {
    kernel: median(reports.map(({ kernel }) => kernel)),
    spread: Math.max(...reports.map(({ spread }) => spread)),
    node: process.version,
    results: reports.flatMap(({ results }) => results),
  };
}

/** The process watches a pipe that only this one holds open, and ends with it, however that ends (tools/watched.mjs). */
async function measureInProcess({ id, name }: Game, rounds: number): Promise<BenchReport> {
  const program = fileURLToPath(new URL('bin/gamut.mjs', ROOT));
  const watch = ['--import', new URL('tools/watched.mjs', ROOT).href];
  const run = spawn(process.execPath, [...watch, program, 'bench', id, '--json', '--rounds', String(rounds)], {
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    env: { ...process.env, GAMUT_STARTER: '3' },
  });
  const ended = once(run, 'close');
  const report = await text(run.stdout as Readable);
  const [status] = await ended;
  if (status !== 0) throw new Error(`The benchmark of ${name} failed.`);
  return JSON.parse(report);
}

/** Warm: the first runs warm up the compiler and are discarded. */
function prepare(game: Game, bench: BenchCase) {
  const { playouts, perft, lists } = benchTasks(game, bench);
  const measurements = [playouts, perft, lists].map((task) => ({ task, ratios: [] as number[] }));
  for (const { task } of measurements) rate(task, 3 * SLICE_SECONDS);
  return { bench, measurements };
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
