import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { say } from '../../node/words/say.ts';
import type { Store } from '../store/store.ts';

/** Seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** What is read from the server when metrics are collected. */
interface Readings {
  sockets(): number;
  watchedRooms(): number;
}

/** Numbers for the operator, as Prometheus reads them. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly appends = new Counter({
    name: 'gamut_appends_total',
    help: 'Events that were to be stored, by how it ended',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  private readonly seconds = new Histogram({
    name: 'gamut_append_seconds',
    help: 'Time until an event was safe on disk',
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly errors = new Counter({
    name: 'gamut_errors_total',
    help: 'Things that went wrong',
    registers: [this.registry],
  });
  private readonly lostNews = new Counter({
    name: 'gamut_bus_failures_total',
    help: 'Times that news could not be told to other servers, or not be heard from them',
    registers: [this.registry],
  });
  private readonly healed = new Counter({
    name: 'gamut_healed_rooms_total',
    help: 'Watched rooms whose news were found before a hint of another server arrived, if one ever did',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** The same store, with its appends counted and timed. */
  watch(store: Store): Store {
    const append: Store['append'] = async (entry) => {
      const done = this.seconds.startTimer();
      try {
        const appended = await store.append(entry);
        this.appends.inc({ kind: appended.kind });
        return appended;
      } catch (error) {
        this.appends.inc({ kind: 'failed' });
        throw error;
      } finally {
        done();
      }
    };
    return {
      db: store.db,
      append,
      batch: (statements) => store.batch(statements),
      say: (row) => store.say(row),
      take: (kind, now, until) => store.take(kind, now, until),
      takeInTurn: (kind, now, until) => store.takeInTurn(kind, now, until),
      wallClock: () => store.wallClock(),
      hasRoom: () => store.hasRoom(),
      scrub: () => store.scrub(),
      close: () => store.close(),
    };
  }

  countError(): void {
    this.errors.inc();
  }

  countLostNews(): void {
    this.lostNews.inc();
  }

  countHealed(rooms: number): void {
    this.healed.inc(rooms);
  }

  read({ sockets, watchedRooms }: Readings): void {
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(value());
        },
      });
    gauge('gamut_sockets', 'Open sockets', sockets);
    gauge('gamut_watched_rooms', 'Rooms that somebody watches here', watchedRooms);
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}

/** Answers metrics collectors, on a separate port that the world need not reach. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('content-type', 'text/plain; version=0.0.4');
    return response.end(await metrics.text());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const sentence =
        code === 'EADDRINUSE'
          ? say('Port {port} is in use; choose another with --metrics-port.', { port })
          : say('Port {port} cannot be used for metrics ({why}); choose another with --metrics-port.', {
              port,
              why: message,
            });
      reject(new Error(sentence));
    });
    server.listen(port, host, resolve);
  });
  return server;
}
