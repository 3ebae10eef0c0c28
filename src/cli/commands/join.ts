import process from 'node:process';
import type { Command } from 'commander';
import { say } from '../../node/words/say.ts';
import { server, withWho } from '../flags.ts';
import type { Arrival } from '../online/arrival.ts';
import { enterAsGuest, enterAsNobody, type Who } from '../online/guest.ts';
import { readRoomLink } from '../online/links.ts';

export function joinCommand(command: Command): void {
  withWho(command.argument('<link>', linkText()).addOption(server())).action((link: string, _, self: Command) =>
    runJoin(link, self.optsWithGlobals<JoinFlags>()),
  );
}

export function watchCommand(command: Command): void {
  command
    .argument('<link>', linkText())
    .addOption(server())
    .action((link: string, _, self: Command) => runWatch(link, self.optsWithGlobals<JoinFlags>()));
}

function linkText(): string {
  return say('link of the room; for a room of --server, its name is enough');
}

interface JoinFlags extends Who {
  readonly server: string;
  readonly [more: string]: unknown;
}

/** Goes to the room of a link: takes a free seat, returns to a former seat, or else watches. */
async function runJoin(link: string, flags: JoinFlags): Promise<void> {
  const { origin, room } = readRoomLink(link, flags.server);
  const remote = await enterAsGuest(origin, flags);
  await enterRoom({ remote, room, sits: true, showsLink: false }, flags);
}

/** Watches the room of a link, without a name. */
async function runWatch(link: string, flags: JoinFlags): Promise<void> {
  const { origin, room } = readRoomLink(link, flags.server);
  const remote = enterAsNobody(origin);
  await remote.ask('GET', '/api/session'); // fails at once if nobody answers there
  await enterRoom({ remote, room, sits: false, showsLink: false }, flags);
}

/** Enters a room: full-screen on a terminal, line by line on a pipe or with --plain. */
export async function enterRoom(arrival: Arrival, flags: JoinFlags): Promise<void> {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true && process.env.TERM !== 'dumb';
  if (!isTerminal || flags.plain === true) {
    return (await import('../plain/room.ts')).runPlainRoom(arrival, flags.lang);
  }
  // Only games on a terminal wait for what draws there.
  const { startRoom } = await import('../app/start-room.ts');
  await startRoom(arrival, flags);
}
