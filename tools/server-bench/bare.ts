import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Line } from './line.ts';
import { cpuMs } from './measure.ts';

const LINES = 100;
const ROOM = 'a'.repeat(26);

let known: number | undefined;

/** Microseconds of processor time for a message of the bare loop, without rules and storage; measured once per run. */
async function bareUs(seconds: number): Promise<number> {
  known ??= (await measureBare(seconds)).us;
  return known;
}

export async function measureBare(seconds: number): Promise<{ readonly perSecond: number; readonly us: number }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./echo.ts', import.meta.url))]);
  const address = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text).trim())),
  );
  const lines = await Promise.all(Array.from({ length: LINES }, () => Line.open(address, '')));
  const talk = async (forSeconds: number) => {
    const end = performance.now() + forSeconds * 1000;
    let count = 0;
    const say = async (line: Line) => {
      for (; performance.now() < end; count++) await line.move(ROOM, 1, 'a1-b2');
    };
    await Promise.all(lines.map(say));
    return count;
  };
  await talk(seconds / 4); // warm-up
  const before = cpuMs(child.pid ?? 0);
  const count = await talk(seconds);
  known = ((cpuMs(child.pid ?? 0) - before) / count) * 1000;
  child.kill();
  return { perSecond: count / seconds, us: known };
}

/** A cost in words: absolute, and as a multiple of the bare loop. */
export async function sayCost(us: number): Promise<string> {
  return `${us.toFixed(0)} µs (${(us / (await bareUs(3))).toFixed(1)} × bare)`;
}
