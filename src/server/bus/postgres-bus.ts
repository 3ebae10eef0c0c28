import { randomUUID } from 'node:crypto';
import type { Bus, BusMessage, Ears } from './bus.ts';
import { NotifyLine } from './notify-line.ts';
import { WaitingNews } from './waiting-news.ts';

/** News of this many milliseconds is sent together. */
const GATHER_MS = 5;
const RETRY_MS = 1000;
/** How often it sends itself a message to see whether messages arrive. */
const BEAT_MS = 1000;
/** A process that has not heard itself for this long hears nobody. */
const SILENCE_MS = 4000;
/** Milliseconds from one warning to the next. */
const COMPLAIN_MS = 60_000;

export interface BusParts {
  /** Something could not be sent, and perhaps not received. */
  failed(): void;
  /** Notes what went wrong for the operator. */
  log(error: unknown): void;
}

/**
 * News by NOTIFY, on a connection of its own and after the commit: inside the transaction of a move it would make all
 * commits wait for each other. The same connection sends and receives, so a process that cannot send knows it is deaf.
 */
export function postgresBus(url: string, parts: BusParts): Bus {
  return new PostgresBus(url, parts);
}

class PostgresBus implements Bus {
  private readonly url: string;
  private readonly parts: BusParts;
  private readonly self = randomUUID();
  private readonly waiting = new WaitingNews();
  private ears: Ears = { hear() {}, missed() {} };
  private line: NotifyLine | undefined;
  private isOpen = false;
  private wasLost = false;
  /** When it last heard itself, and when it last warned. */
  private heard = performance.now();
  private complained = Number.NEGATIVE_INFINITY;
  private gathering: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isTelling = false;

  constructor(url: string, parts: BusParts) {
    this.url = url;
    this.parts = parts;
  }

  tell(news: BusMessage): void {
    this.waiting.add(news);
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      if (this.isOpen) void this.tellAll();
      else this.waiting.settle();
    }, GATHER_MS);
  }

  async listen(ears: Ears): Promise<void> {
    this.ears = ears;
    await this.connect();
  }

  async close(): Promise<void> {
    clearTimeout(this.gathering);
    clearTimeout(this.timer);
    const { line } = this;
    this.line = undefined;
    this.isOpen = false;
    line?.close();
  }

  private async connect(): Promise<void> {
    const hear = (payload: string) => this.hear(payload);
    const line = new NotifyLine(this.url, SILENCE_MS, hear, (error) => this.lose(line, error));
    this.line = line;
    try {
      await line.open();
    } catch (error) {
      return this.lose(line, error);
    }
    if (this.line !== line) return line.destroy();
    this.isOpen = true;
    const silence = Math.ceil(performance.now() - this.heard); // times in the database are whole
    this.heard = performance.now();
    this.beat(line);
    void this.tellAll();
    if (this.wasLost) this.ears.missed(silence);
  }

  /** Sends everything that is waiting, one message after the other; an empty one if nothing is, to hear itself. */
  private async tellAll(): Promise<void> {
    const { line } = this;
    if (this.isTelling || line === undefined) return;
    this.isTelling = true;
    do {
      const texts = this.waiting.take(this.self);
      await line.notify([this.self, ...texts].join('\n')).catch((error: unknown) => {
        this.waiting.addAgain(texts);
        this.lose(line, error);
      });
    } while (this.line === line && !this.waiting.isEmpty);
    this.isTelling = false;
  }

  private beat(line: NotifyLine): void {
    this.timer = setTimeout(async () => {
      await this.tellAll();
      if (this.line !== line) return;
      if (performance.now() - this.heard > SILENCE_MS) this.lose(line, new Error('NOTIFY is not heard by LISTEN.'));
      else this.beat(line);
    }, BEAT_MS);
  }

  private hear(payload: string): void {
    const [from, ...texts] = payload.split('\n');
    if (from === this.self) this.heard = performance.now();
    else for (const text of texts) this.ears.hear(JSON.parse(text), from);
  }

  private lose(line: NotifyLine, error: unknown): void {
    if (this.line !== line) return;
    this.line = undefined;
    this.isOpen = false;
    this.wasLost = true;
    line.destroy();
    this.parts.failed();
    this.complain(error);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), RETRY_MS);
  }

  /** Other parts also warn when the database is away: once in a while is enough. */
  private complain(error: unknown): void {
    if (performance.now() - this.complained < COMPLAIN_MS) return;
    this.complained = performance.now();
    this.parts.log(error);
  }
}
