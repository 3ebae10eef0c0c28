import type { ServerProcess } from '../../test/server/fleet.ts';
import { sayCost } from './bare.ts';
import { cpuMs, memoryMb, pause } from './measure.ts';
import type { Scale } from './scale.ts';
import { closeTables, PACE_MS, playOn, sayWaits, setTables } from './tables.ts';

const SAMPLE_MS = 5000;

/** Half the load for a long time: what memory does. The first fifth is not looked at: the heap finds its size there. */
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
  const later = samples.slice(Math.floor(samples.length / 5));
  const waits = sayWaits(played.flatMap((one) => one.waits));
  return `${count} moves in ${minutes} minutes, ${waits}, ${await sayCost(us)} each; memory ${sayMb(later[0])} to ${sayMb(later.at(-1))} MB, slope ${slope(later).toFixed(1)} MB/h`;
}

const sayMb = (sample: readonly [number, number] | undefined) => (sample?.[1] ?? Number.NaN).toFixed(0);

/** Of the straight line that fits best. */
function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point[0]), mean((point) => point[1])];
  return mean((point) => (point[0] - x) * (point[1] - y)) / mean((point) => (point[0] - x) ** 2);
}
