import type { ServerProcess } from '../../test/server/support/faults/fleet.ts';
import { sayCost } from './bare.ts';
import { cpuMs, memoryMb, pause } from './measure.ts';
import type { Scale } from './scale.ts';
import { closeTables, PACE_MS, playOn, sayWaits, setTables } from './tables.ts';

const SAMPLE_MS = 5000;
/** Memory rises until garbage is collected: the lowest point of each time span counts. */
const SPANS = 5;

/** Memory use under half the load for a long time. The first span is ignored: the heap is still finding its size. */
export async function soak(server: ServerProcess, { games }: Scale, minutes: number): Promise<string> {
  const tables = await setTables(server.address, Math.ceil(games / 2));
  const begun = performance.now();
  const before = cpuMs(server.pid);
  const isOver = () => performance.now() - begun > minutes * 60_000;
  const samples: (readonly [hours: number, mb: number])[] = [];
  const sample = async () => {
    for (; !isOver(); await pause(SAMPLE_MS)) {
      samples.push([(performance.now() - begun) / 3_600_000, memoryMb(server.pid)]);
    }
  };
  const [played] = await Promise.all([Promise.all(tables.map((table) => playOn(table, isOver, PACE_MS))), sample()]);
  const count = played.reduce((sum, { plies }) => sum + plies, 0);
  const us = ((cpuMs(server.pid) - before) / count) * 1000;
  closeTables(tables);
  const size = samples.length / SPANS;
  const spans = Array.from({ length: SPANS }, (_, span) => samples.slice(size * span, size * (span + 1)));
  const lowest = spans.slice(1).map((span) => span.reduce((low, one) => (one[1] < low[1] ? one : low)));
  const highest = Math.max(...samples.map(([, mb]) => mb));
  const waits = sayWaits(played.flatMap((one) => one.waits));
  return `${count} moves in ${minutes} minutes, ${waits}, ${await sayCost(us)} each; memory ${lowest.map(([, mb]) => mb.toFixed(0)).join(', ')} MB after collecting, ${highest.toFixed(0)} MB at most, slope ${slope(lowest).toFixed(0)} MB/h`;
}

/** Slope of the least-squares line. */
function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point[0]), mean((point) => point[1])];
  return mean((point) => (point[0] - x) * (point[1] - y)) / mean((point) => (point[0] - x) ** 2);
}
