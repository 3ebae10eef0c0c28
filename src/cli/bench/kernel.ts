import process from 'node:process';

const STEPS = 20_000_000;
const table = new Int32Array(4096);

/** Steps of a fixed small program that this process makes in a CPU second now: the unit of all speeds. */
export function kernelSpeed(): number {
  const begun = cpuSeconds();
  run(STEPS);
  return STEPS / (cpuSeconds() - begun);
}

/** CPU time of this process so far: does not count what others do on the machine. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Shifts, an unpredictable branch, and reads and writes within 16 KB: what the engine does, too. */
function run(steps: number): number {
  let r = 0x9e3779b9 | 0;
  let s = 0;
  for (let step = 0; step < steps; step++) {
    r ^= r << 13;
    r ^= r >>> 17;
    r ^= r << 5;
    const index = (r >>> 8) & 4095;
    const v = table[index];
    if (v & 1) s = (s + v) | 0;
    else s ^= r;
    table[index] = v + (r & 255);
  }
  return s;
}
