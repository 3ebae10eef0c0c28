import type { FastifyReply } from 'fastify';
import { STREAM } from '../../limits/limits.ts';

/** How often an empty line is sent, so that both ends and the proxies in between see that the stream is alive. */
const KEEP_ALIVE_MS = 7000;

/** The open streams of this process. */
export class LineStreams {
  private readonly open = new Map<string, Set<LineStream>>();

  /** Answers with a stream of lines; undefined if this user has too many. */
  start(user: string, reply: FastifyReply): LineStream | undefined {
    const own = this.open.get(user) ?? new Set();
    if (own.size >= STREAM.perUser) return undefined;
    this.open.set(user, own);
    const stream: LineStream = new LineStream(reply, () => {
      own.delete(stream);
      if (own.size === 0) this.open.delete(user);
    });
    own.add(stream);
    return stream;
  }

  /** Ends all: their readers reconnect. */
  close(): void {
    for (const own of [...this.open.values()]) for (const stream of [...own]) stream.end();
  }
}

/** An answer that never ends by itself: one JSON object a line. */
export class LineStream {
  private readonly raw: FastifyReply['raw'];
  private readonly timer: NodeJS.Timeout;
  private readonly stops: (() => void)[] = [];

  constructor(reply: FastifyReply, gone: () => void) {
    const headers = Object.entries(reply.getHeaders());
    reply.hijack();
    this.raw = reply.raw;
    this.stops.push(gone);
    for (const [name, value] of headers) if (value !== undefined) this.raw.setHeader(name, value);
    // The connection is of no use after it: a server that shuts down need not wait for it.
    this.raw.setHeader('connection', 'close');
    this.raw.setHeader('content-type', 'application/x-ndjson; charset=utf-8');
    this.raw.setHeader('cache-control', 'no-store');
    this.raw.setHeader('x-accel-buffering', 'no');
    this.raw.statusCode = 200;
    this.raw.flushHeaders();
    this.timer = setInterval(() => this.send('\n'), KEEP_ALIVE_MS);
    this.raw.on('error', () => this.raw.destroy());
    this.raw.once('close', () => {
      clearInterval(this.timer);
      for (const stop of this.stops) stop();
    });
  }

  write(line: object): void {
    this.send(`${JSON.stringify(line)}\n`);
  }

  /** Something to do when it has ended, whichever side ended it. */
  whenOver(stop: () => void): void {
    if (this.raw.destroyed) stop();
    else this.stops.push(stop);
  }

  end(): void {
    this.raw.end();
  }

  private send(text: string): void {
    if (this.raw.writableEnded || this.raw.destroyed) return;
    if (this.raw.writableLength > STREAM.bufferedBytes) this.raw.destroy();
    else this.raw.write(text);
  }
}
