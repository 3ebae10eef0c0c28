import process from 'node:process';
import type { Line } from '../../../view/styled.ts';
import { type Input, InputReader } from './input.ts';
import type { Painter } from './paint.ts';
import { TerminalScreen } from './screen.ts';

/** What a window shows and sends its input to. */
export interface WindowContent {
  draw(size: { readonly columns: number; readonly rows: number }): readonly Line[];
  handle(input: Input): void;
  readonly painter: Painter;
  /** A sentence about a bug in the program, after the window is gone. */
  sayCrash(reason: string): string;
}

/** How a window opens. */
interface Opening {
  /** Loads what the first page does not need; input waits for it. */
  getReady?(): Promise<unknown>;
  /** Whether it is still unknown if the window is dark or light. */
  readonly asksBackground: boolean;
}

/** Milliseconds between two drawings: faster than the eye, because computers may move faster than that. */
const FRAME_MS = 30;
/** Milliseconds that the rest of a sequence may take after Escape. */
const ESCAPE_MS = 20;
/** Milliseconds in which a process that is told to stop has stopped. */
const STOP_MS = 50;

/** Asks the terminal for the colour of its window; terminals that do not know the query stay silent. */
const ASK_BACKGROUND = '\u001b]11;?\u0007';

/** Exit status after a bug of ours. */
const CRASHED = 1;
/** Signals that end the program, and their numbers; shells add 128 for the exit status. */
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGTERM: 15 } as const;

/** The whole terminal, until it is closed; whatever happens, it is restored afterwards. */
export class TerminalWindow {
  private content: WindowContent | undefined;
  private readonly screen = new TerminalScreen((text) => void process.stdout.write(text));
  private readonly reader = new InputReader();
  private isDue = false;
  private escapeTimer: NodeJS.Timeout | undefined;
  /** Ends `run`. */
  private finish: () => void = () => {};

  /** Draws again, soon and once for all callers until then. */
  redraw(): void {
    if (this.isDue) return;
    this.isDue = true;
    setTimeout(() => {
      this.isDue = false;
      this.draw();
    }, FRAME_MS);
  }

  close(): void {
    this.finish();
  }

  /** Shows something until the window is closed. */
  async run(content: WindowContent, { getReady, asksBackground }: Opening): Promise<void> {
    this.content = content;
    const closed = new Promise<void>((resolve) => {
      this.finish = resolve;
    });
    this.guard();
    this.take();
    if (asksBackground) process.stdout.write(ASK_BACKGROUND);
    await getReady?.().catch((error) => this.crash(error));
    this.listen();
    await closed;
    // Workers that are still thinking do not delay the exit.
    process.exit();
  }

  /** Restores the terminal on every way out. */
  private guard(): void {
    const crash = (error: unknown) => this.crash(error);
    process.once('uncaughtException', crash);
    process.once('unhandledRejection', crash);
    // Node itself ends raw mode.
    process.once('exit', () => this.screen.giveBack());
    for (const [signal, number] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(128 + number));
    process.on('SIGTSTP', this.suspend);
    process.on('SIGCONT', () => this.take());
    process.stdout.on('resize', () => {
      this.screen.forget();
      this.draw();
    });
  }

  private take(): void {
    // Before anything is drawn: what is typed in between would appear over the picture.
    process.stdin.setRawMode(true);
    this.screen.take();
    this.draw();
  }

  private draw(): void {
    const { content } = this;
    const { columns, rows } = sizeOf(process.stdout);
    if (content === undefined) return;
    try {
      // One row less than the window: some terminals scroll when their last corner is written.
      const lines = content.draw({ columns, rows: rows - 1 });
      const { painter } = content;
      this.screen.draw(lines.map((line) => painter.paint(line)));
    } catch (error) {
      this.crash(error);
    }
  }

  private listen(): void {
    process.stdin.setEncoding('utf8');
    process.stdin.on('data', (chunk) => this.receive(this.reader.read(String(chunk))));
    // Nobody is there any more.
    process.stdin.once('end', () => this.content?.handle({ kind: 'key', key: 'ctrl+c' }));
  }

  private receive(inputs: readonly Input[]): void {
    for (const input of inputs) {
      if (input.kind === 'key' && input.key === 'ctrl+z') this.suspend();
      else this.content?.handle(input);
    }
    clearTimeout(this.escapeTimer);
    if (this.reader.isUndecided) {
      this.escapeTimer = setTimeout(() => this.receive(this.reader.decide()), ESCAPE_MS);
    }
  }

  /** Stops as other programs do, with everything in the same job, until the shell resumes it. */
  private readonly suspend = () => {
    if (process.platform === 'win32') return;
    this.screen.giveBack();
    process.stdin.setRawMode(false);
    process.off('SIGTSTP', this.suspend);
    process.kill(0, 'SIGTSTP');
    // If no shell could resume it, the system does not stop it.
    setTimeout(() => {
      process.on('SIGTSTP', this.suspend);
      if (!this.screen.isTaken) this.take();
    }, STOP_MS);
  };

  private crash(error: unknown): never {
    if (isHangUp(error)) process.exit(128 + SIGNALS.SIGHUP);
    this.screen.giveBack();
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${this.content?.sayCrash(reason) ?? reason}\n`);
    process.exit(CRASHED);
  }
}

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The size of a window; some terminals do not tell theirs, or say that it is nothing. */
export function sizeOf({ columns = 0, rows = 0 }: Partial<Size>): Size {
  return columns > 0 && rows > 0 ? { columns, rows } : { columns: 80, rows: 24 };
}

/** Whether the terminal is gone: nobody could read our output. */
function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EIO' || error.code === 'EPIPE');
}
