import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../../../src/core/random.ts';
import type { TestPostgres } from '../postgres.ts';
import type { Observer } from './observer.ts';
import type { Phoenix } from './phoenix.ts';
import type { SlowLine } from './slow-line.ts';

/** What there is to be harmed. */
export interface Victims {
  readonly servers: readonly Phoenix[];
  /** The connection of each server to the database. */
  readonly lines: readonly SlowLine[];
  readonly database: TestPostgres;
  readonly observer: Observer;
  readonly random: Random;
}

/** Milliseconds that something is down at most: less than what servers take for the end of a connection, and more. */
const LONGEST_MS = 5000;
const SHORTEST_MS = 500;

export type Deed = (victims: Victims, server: number) => Promise<unknown>;

const someTime = ({ random }: Victims) => SHORTEST_MS + random.below(LONGEST_MS - SHORTEST_MS);

/** Does something to a server; meanwhile it cannot know, or cannot tell. */
async function during({ observer }: Victims, server: number, deed: Promise<unknown>): Promise<void> {
  const end = observer.trouble(server);
  await deed.finally(end);
}

async function stall(victims: Victims, line: SlowLine): Promise<void> {
  line.stop();
  await pause(someTime(victims));
  line.goOn();
}

/** Everything that may happen to servers that share a database, except what takes half a minute to be noticed. */
export const DEEDS = {
  'kill a server': (victims, server) => during(victims, server, victims.servers[server].die()),
  async 'crash the database'({ servers, observer, database, random }) {
    const ends = servers.map((_, server) => observer.trouble(server));
    database.crash();
    await pause(random.below(1000));
    database.start();
    for (const end of ends) end();
  },
  'pause a server': (victims, server) => during(victims, server, victims.servers[server].faint(someTime(victims))),
  // Not even a moment's grace: a server that loses its connections opens others.
  'cut a server off the database': async ({ lines }, server) => lines[server].cut(),
  'hold back what a server and the database say': (victims, server) =>
    during(victims, server, stall(victims, victims.lines[server])),
  'cut the line on which a server listens': async ({ lines }, server) => lines[server].cut('listening'),
  // It hears nothing from the others, and nobody tells it so.
  'lose the line on which a server listens': ({ lines }, server) => lines[server].lose('listening'),
  'cut all people off a server': async ({ servers }, server) => servers[server].door.cut(),
  'hold back what people and a server say': (victims, server) =>
    during(victims, server, stall(victims, victims.servers[server].door)),
} satisfies Record<string, Deed>;

/** What is only noticed by silence: by servers after a dozen seconds, by people after half a minute. */
export const SLOW_DEEDS = {
  'lose all lines of a server to the database': (victims, server) =>
    during(victims, server, victims.lines[server].lose()),
  'lose all lines of people to a server': (victims, server) =>
    during(victims, server, victims.servers[server].door.lose()),
} satisfies Record<string, Deed>;
