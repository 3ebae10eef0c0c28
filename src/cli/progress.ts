import process from 'node:process';
import { type Sentence, say } from '../node/words/say.ts';

/** How far a long command is. */
export interface ProgressBar {
  /** known: what was there at the start, and took no time. */
  show(done: number, known?: number): void;
  /** A sentence instead of the bar. */
  tell(sentence: string): void;
  end(): void;
}

/** Where progress is written, and a clock in milliseconds. */
interface Watcher {
  readonly isTTY?: boolean;
  write(text: string): unknown;
  now?(): number;
}

/** Milliseconds between two updates of the bar, and between two lines where nobody watches. */
const REDRAW_MS = 100;
const LINE_MS = 30_000;
const CLEAR = '\r\x1b[2K';

/**
 * A bar with the time left on a terminal, and a line now and then elsewhere. The sentence has gaps for {done} and {total},
 * or is told when it is shown.
 */
export function showProgress(
  sentence: Sentence | (() => string),
  total: number,
  watcher: Watcher = process.stderr,
): ProgressBar {
  const now = () => watcher.now?.() ?? performance.now();
  const { isTTY = false } = watcher;
  const begun = now();
  let shown = isTTY ? Number.NEGATIVE_INFINITY : begun;
  /** Whether there is something new to see. */
  const isDue = () => {
    if (now() - shown < (isTTY ? REDRAW_MS : LINE_MS)) return false;
    shown = now();
    return true;
  };
  const write = (before: string, said: string) => watcher.write(isTTY ? `${CLEAR}${before}${said}` : `${said}\n`);
  return {
    show(done, known = 0) {
      if (!isDue()) return;
      const left = done > known ? ((now() - begun) / (done - known)) * (total - done) : undefined;
      const rest = left === undefined ? '' : say(', {time} left', { time: duration(left) });
      const said = typeof sentence === 'string' ? say(sentence, { done, total }) : sentence();
      write(`${bar(done / total)} `, `${said}${rest}`);
    },
    tell(said) {
      if (isTTY || isDue()) write('', said);
    },
    end() {
      if (isTTY) watcher.write(CLEAR);
    },
  };
}

/** A time as people say it. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 100) return `${seconds} s`;
  return seconds < 6000 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

function bar(share: number): string {
  const full = Math.round(20 * Math.max(0, Math.min(1, share)));
  return `${'█'.repeat(full)}${'░'.repeat(20 - full)}`;
}
