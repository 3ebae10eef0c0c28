import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts the time of processes in these, whatever the machine. */
const TICKS_PER_MS = 100 / 1000;

/** Where the times stand in a line of stat, after the name: own and those of ended children, as user and as system. */
const FIRST_TIME = 11;
const TIMES = 4;

/** Whether this system tells how long a program has worked. */
export const tellsWork = existsSync('/proc/self/stat');

/** What a program has done so far, with the programs that it started. */
interface Work {
  /** Milliseconds that processors worked for it, in steps of ten. */
  readonly ms: number;
  /** Whether it waits for something other than a processor. */
  readonly isAsleep: boolean;
}

/**
 * The time that a program takes for its answers: what processors work for it, and what it sleeps when it is asked. The
 * time for which it waits for a processor is not its own. Where the system does not tell, all time counts.
 */
export class WorkClock {
  private readonly program: number | undefined;
  private worked = 0;
  private slept = 0;
  private isAsked = false;
  private readAt = 0;

  constructor(program: number | undefined) {
    this.program = program;
  }

  /** It was asked something: from now on its sleep counts. */
  start(): void {
    this.read();
    this.isAsked = true;
    this.readAt = performance.now();
  }

  /** It has answered. */
  stop(): void {
    this.isAsked = false;
  }

  /** Milliseconds since it was started. */
  read(): number {
    const now = performance.now();
    const work = tellsWork && this.program !== undefined ? readWork(this.program) : undefined;
    const stood = work === undefined ? !tellsWork : work.isAsleep && work.ms <= this.worked;
    if (this.isAsked && stood) this.slept += now - this.readAt;
    if (work !== undefined) this.worked = Math.max(this.worked, work.ms);
    this.readAt = now;
    return this.worked + this.slept;
  }
}

/** Undefined when the program has ended. */
function readWork(program: number): Work | undefined {
  try {
    const folder = `/proc/${program}`;
    let ticks = readStat(folder)
      .slice(FIRST_TIME, FIRST_TIME + TIMES)
      .reduce((sum, time) => sum + Number(time), 0);
    let isAsleep = true;
    for (const thread of readdirSync(`${folder}/task`)) {
      const [state] = readStat(`${folder}/task/${thread}`);
      if (state === 'R' || state === 'D') isAsleep = false;
      for (const child of readChildren(`${folder}/task/${thread}`)) {
        const work = readWork(Number(child));
        ticks += (work?.ms ?? 0) * TICKS_PER_MS;
        if (work?.isAsleep === false) isAsleep = false;
      }
    }
    return { ms: ticks / TICKS_PER_MS, isAsleep };
  } catch {
    return undefined;
  }
}

/** The words after the name, which may itself have spaces and brackets; the first is the state. */
function readStat(folder: string): string[] {
  const text = readFileSync(`${folder}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Not every system lists them. */
function readChildren(folder: string): string[] {
  const file = `${folder}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean) : [];
}
