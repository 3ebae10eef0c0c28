import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';
import { Foul } from '../../arena/play-game.ts';
import { printable } from '../../core/fault.ts';
import { LineSplitter } from '../lines.ts';
import { WorkClock } from './program-work.ts';

/** Characters of the longest line that an engine may print, and of all it may print before it is asked again. */
const LONGEST_LINE = 1 << 16;
const MOST_OUTPUT = 1 << 20;
/** Characters kept of an engine's standard error: the end of it often tells why it died. */
const LAST_WORDS = 400;
/** Milliseconds from a goodbye to the kill. */
const GRACE_MS = 500;

/** How a program ended. */
export interface ProgramEnd {
  readonly status: number | null;
  readonly signal: string | null;
}

/** An engine as an external process, spoken to in lines. None of its output reaches the screen. */
export class EngineProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly splitter = new LineSplitter(LONGEST_LINE);
  private readonly heard: string[] = [];
  private foul: Foul | undefined;
  private lastWords = '';
  private saidSinceAsked = 0;
  private wake: () => void = () => {};
  private readonly clock: WorkClock;
  /** Resolves when the program has ended, for whatever reason. */
  readonly ended: Promise<ProgramEnd>;

  /** The program and its arguments; no shell is involved. */
  constructor([program, ...words]: readonly string[]) {
    // A group of its own, so that everything it starts ends with it.
    this.child = spawn(program, words, { detached: process.platform !== 'win32', windowsHide: true });
    const { child } = this;
    const { pid } = child;
    this.clock = new WorkClock(pid);
    this.clock.start();
    if (pid !== undefined) noteProgram(pid, true);
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => this.hear(chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.lastWords = (this.lastWords + chunk).slice(-LAST_WORDS);
    });
    child.stdin.on('error', () => {}); // it no longer listens; its end is reported elsewhere
    this.ended = new Promise((resolve) => {
      child.on('error', (error) => {
        this.fail(new Foul('crash', `could not be started: ${error.message}`));
        resolve({ status: null, signal: null });
      });
      child.on('exit', () => {
        if (pid !== undefined) noteProgram(pid, false);
      });
      child.on('close', (status, signal) => {
        this.fail(new Foul('crash', this.farewell(status, signal)));
        resolve({ status, signal });
      });
    });
  }

  /** Milliseconds that it has worked, and slept while it was asked something. */
  get workedMs(): number {
    return this.clock.read();
  }

  /** Sends a line; the count of output begins again. */
  send(line: string): void {
    this.saidSinceAsked = 0;
    this.clock.start();
    if (this.child.stdin.writable) this.child.stdin.write(`${line}\n`);
  }

  /** Closes its input. */
  hangUp(): void {
    this.child.stdin.end();
  }

  /** The next line it prints, or a foul: it has ended, it floods, or it has worked all these milliseconds. */
  next(milliseconds: number): Promise<string> {
    return this.nextBefore(this.workedMs + milliseconds, milliseconds);
  }

  /** All lines up to the first that begins with the word. */
  async until(word: string, milliseconds: number): Promise<string[]> {
    const deadline = this.workedMs + milliseconds;
    const lines: string[] = [];
    for (;;) {
      const line = await this.nextBefore(deadline, milliseconds).catch((error: unknown) => {
        if (!(error instanceof Foul) || error.reason !== 'time') throw error;
        throw new Foul('time', `gave no ${word} in ${Math.round(milliseconds)} ms`);
      });
      lines.push(line);
      if (line.split(/\s/)[0] !== word) continue;
      this.clock.stop();
      return lines;
    }
  }

  /** The clock is read only where there is nothing to be heard: a program may say a great deal. */
  private async nextBefore(deadline: number, milliseconds: number): Promise<string> {
    for (;;) {
      const line = this.heard.shift();
      if (line !== undefined) return line;
      if (this.foul !== undefined) throw this.foul;
      const left = deadline - this.workedMs;
      if (left <= 0) throw new Foul('time', `gave no answer in ${Math.round(milliseconds)} ms`);
      await this.something(left);
    }
  }

  /** Ends it: politely if it may still listen, and in any case soon. */
  quit(): void {
    if (this.foul !== undefined) return this.kill();
    this.send('quit');
    this.hangUp();
    const timer = setTimeout(() => this.kill(), GRACE_MS);
    void this.ended.then(() => clearTimeout(timer));
  }

  kill(): void {
    const { pid, exitCode, signalCode } = this.child;
    if (pid !== undefined && exitCode === null && signalCode === null) killProgram(pid);
  }

  private hear(chunk: string): void {
    if (this.foul !== undefined) return;
    this.saidSinceAsked += chunk.length;
    const lines = this.splitter.push(chunk);
    if (this.saidSinceAsked > MOST_OUTPUT) return this.flood(`said more than ${MOST_OUTPUT >> 20} MiB for one answer`);
    if (lines.includes(undefined)) return this.flood(`said a line of more than ${LONGEST_LINE >> 10} KiB`);
    for (const line of lines) if (line !== undefined) this.heard.push(line.trim());
    this.wake();
  }

  private flood(detail: string): void {
    this.heard.length = 0;
    this.fail(new Foul('flood', detail));
    this.kill();
  }

  private fail(foul: Foul): void {
    this.foul ??= foul;
    this.wake();
  }

  private something(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      // A timer may fire a little early; a millisecond more saves a second round. What was said meanwhile is heard first.
      const timer = setTimeout(() => setImmediate(() => this.wake()), milliseconds + 1);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = () => {};
        resolve();
      };
    });
  }

  private farewell(status: number | null, signal: string | null): string {
    const how = signal === null ? `ended with status ${status}` : `was ended by ${signal}`;
    const last = this.lastWords.trim().split('\n').at(-1) ?? '';
    return last === '' ? how : `${how}: ${printable(last)}`;
  }
}

/** Ids of the programs that run for us and must not outlive us. */
const running = new Set<number>();
let watch: (program: number, runs: boolean) => void = () => {};
let isGuarded = false;

/** In a worker: tells the main thread which programs run, since they do not end with a worker. */
export function watchPrograms(tell: (program: number, runs: boolean) => void): void {
  watch = tell;
}

export function noteProgram(program: number, runs: boolean): void {
  if (runs) running.add(program);
  else running.delete(program);
  watch(program, runs);
  if (isMainThread && !isGuarded) guard();
}

/** Ends a program that we started, and what it started, by its own id. */
export function killProgram(program: number): void {
  running.delete(program);
  try {
    process.kill(process.platform === 'win32' ? program : -program, 'SIGKILL');
  } catch {
    // it has ended already
  }
}

/** However this process ends, its programs end with it. */
function guard(): void {
  isGuarded = true;
  const killAll = () => {
    for (const program of running) killProgram(program);
  };
  process.on('exit', killAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      killAll();
      process.kill(process.pid, signal);
    });
  }
}
