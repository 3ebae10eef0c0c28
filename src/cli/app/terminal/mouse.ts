import { PassThrough } from 'node:stream';
import type { Input } from './keys.ts';

/** Asks the terminal for mouse reports in SGR form, and no longer. */
export const MOUSE_ON = '\u001b[?1000h\u001b[?1006h';
export const MOUSE_OFF = '\u001b[?1006l\u001b[?1000l';

/** Asks the terminal for the colour of its window; those that do not know the question say nothing. */
export const ASK_BACKGROUND = '\u001b]11;?\u0007';

/** A report of the mouse (button; column; row, then M pressed or m released), or the answer about the colour. */
const REPORT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what terminals send
  /\u001b(?:\[<(\d{1,3});(\d{1,4});(\d{1,4})([Mm])|\]11;rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})[^\u0007\u001b]*(?:\u0007|\u001b\\))/gi;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const BEGUN = /\u001b(?:\[<[\d;]*|\]11;[^\u0007\u001b]*\u001b?)$/;

/** Takes such reports out of what comes from a terminal; Ink, which reads the rest, would drop them. */
export class MouseFilter extends PassThrough {
  readonly isTTY = true;
  private readonly terminal: NodeJS.ReadStream;
  private readonly hear: (input: Input) => void;
  /** The beginning of a report whose rest is still to come. */
  private begun = '';
  private readonly queue: (string | Input)[] = [];
  private isPassing = false;

  constructor(terminal: NodeJS.ReadStream, hear: (input: Input) => void) {
    super();
    this.terminal = terminal;
    this.hear = hear;
  }

  /** Begins to listen; what was typed before has waited in the terminal. */
  open(): void {
    this.terminal.setEncoding('utf8');
    this.terminal.on('data', (chunk) => this.receive(String(chunk)));
    // Nobody is there any more.
    this.terminal.once('end', () => this.hear({ kind: 'key', key: 'ctrl+c' }));
  }

  setRawMode(isRaw: boolean): this {
    this.terminal.setRawMode(isRaw);
    return this;
  }

  ref(): this {
    this.terminal.ref();
    return this;
  }

  unref(): this {
    this.terminal.unref();
    return this;
  }

  private receive(chunk: string): void {
    const text = this.begun + chunk;
    this.begun = BEGUN.exec(text)?.[0] ?? '';
    const whole = text.slice(0, text.length - this.begun.length);
    let at = 0;
    for (const report of whole.matchAll(REPORT)) {
      const [sequence, button, column, row, release, ...colour] = report;
      const heard =
        button === undefined ? readColour(colour) : readReport(button, Number(column), Number(row), release);
      this.queue.push(whole.slice(at, report.index), ...heard);
      at = report.index + sequence.length;
    }
    this.queue.push(whole.slice(at));
    if (!this.isPassing) this.pass();
  }

  /** Hands on what came, in its order: Ink reads what is typed in its own time, and a click after it waits for that. */
  private pass(): void {
    this.isPassing = false;
    for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) {
      if (typeof next !== 'string') this.hear(next);
      else if (next !== '') {
        this.write(next);
        this.isPassing = true;
        setImmediate(() => this.pass());
        return;
      }
    }
  }
}

function readReport(button: string, column: number, row: number, release: string): Input[] {
  if (button === '64' || button === '65') return [{ kind: 'wheel', by: button === '64' ? -1 : 1 }];
  if (button !== '0' || release === 'm') return [];
  return [{ kind: 'touch', column: column - 1, row: row - 1 }];
}

/** Red, green and blue with one to four hexadecimal digits each: how bright that is decides. */
function readColour(parts: readonly string[]): Input[] {
  const [red, green, blue] = parts.map((digits) => Number.parseInt(digits, 16) / (16 ** digits.length - 1));
  return [{ kind: 'window', background: 0.3 * red + 0.59 * green + 0.11 * blue > 0.5 ? 'light' : 'dark' }];
}
