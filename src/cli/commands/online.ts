import { type Command, Option } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import { PAIRING_SPEEDS } from '../../protocol/usual-clocks.ts';
import { DEFAULT_LIMITS } from '../../server/limits/limits.ts';
import type { BridgeFlags } from '../online/bridge.ts';
import type { HostFlags, PairFlags } from './host.ts';
import type { JoinFlags } from './join.ts';
import type { ServeFlags } from './serve.ts';
import type { WorkerFlags } from './worker.ts';

/** The commands for games with people and programs elsewhere. */
export function addOnlineCommands(
  command: (name: string, description: string) => Command,
  withRules: (command: Command) => Command,
): void {
  command('serve', 'serve the web app, and games between people by a link')
    .addOption(
      new Option('--port <n>', 'port to listen on; 0 for any free one')
        .argParser(wholeNumber('--port', 0, 65535))
        .default(8080)
        .env('GAMUT_PORT'),
    )
    .addOption(new Option('--host <address>', 'address to listen on').default('127.0.0.1').env('GAMUT_HOST'))
    .addOption(dataFolder())
    .addOption(databaseUrl('PostgreSQL instead of it'))
    .addOption(workers('computers that think at a time; 0 leaves it to other machines', 0))
    .addOption(new Option('--public-url <url>', 'address that people see, behind a proxy').env('GAMUT_PUBLIC_URL'))
    .addOption(
      new Option('--trust-proxy <addresses>', 'proxies whose word about addresses counts').env('GAMUT_TRUST_PROXY'),
    )
    .addOption(
      new Option('--rate-limit <n>', 'requests that one address may make in a minute')
        .argParser(wholeNumber('--rate-limit', 1, 1e9))
        .default(DEFAULT_LIMITS.rate)
        .env('GAMUT_RATE_LIMIT'),
    )
    .addOption(
      new Option('--socket-limit <n>', 'sockets that one address may hold open')
        .argParser(wholeNumber('--socket-limit', 1, 1e9))
        .default(DEFAULT_LIMITS.sockets)
        .env('GAMUT_SOCKET_LIMIT'),
    )
    .addOption(
      new Option('--account-limit <n>', 'moves that one account may make in a minute, and fewer new rooms')
        .argParser(wholeNumber('--account-limit', 1, 1e9))
        .default(DEFAULT_LIMITS.account)
        .env('GAMUT_ACCOUNT_LIMIT'),
    )
    .addOption(
      new Option('--metrics-port <n>', 'port on this machine for Prometheus; none where it is not given')
        .argParser(wholeNumber('--metrics-port', 0, 65535))
        .env('GAMUT_METRICS_PORT'),
    )
    .action(async (flags: ServeFlags) => (await import('./serve.ts')).runServe(flags));

  command('join', 'play in a room elsewhere, by its link')
    .argument('<link>', 'of the room; a name alone is a room of --server')
    .addOption(server())
    .option('--name <name>', 'what others shall call you')
    .addOption(code())
    .action(async (link: string, _, self: Command) =>
      (await import('./join.ts')).runJoin(link, self.optsWithGlobals<JoinFlags>()),
    );

  command('watch', 'watch a room elsewhere, by its link')
    .argument('<link>', 'of the room; a name alone is a room of --server')
    .addOption(server())
    .action(async (link: string, _, self: Command) =>
      (await import('./join.ts')).runWatch(link, self.optsWithGlobals<JoinFlags>()),
    );

  withRules(command('host', 'make a room, print its link and sit down in it').argument('<game>'))
    .addOption(server())
    .option('--seats <list>', 'who plays: me, open, level:<1 to 10>, museum:<bot> or bot:<name>, separated by commas')
    .option('--clock <time>', 'a time and what a move adds to it, as in 10m+5s or 3d+1d')
    .option('--name <name>', 'what others shall call you')
    .addOption(code())
    .option('--listed', 'show it to everybody at the server')
    .option('--rated', 'it counts for the ratings; for those who have an account')
    .option('--no-chat', 'nobody can write there')
    .action(async (word: string, _, self: Command) =>
      (await import('./host.ts')).runHost(word, self.optsWithGlobals<HostFlags>()),
    );

  withRules(command('pair', 'play with whomever wants to play the same, or wait for them').argument('<game>'))
    .addOption(server())
    .addOption(
      new Option('--speed <speed>', '5 min and 5 s a move, 15 min and 10 s a move, or 3 days a move')
        .choices(PAIRING_SPEEDS)
        .default(PAIRING_SPEEDS[0]),
    )
    .option('--name <name>', 'what others shall call you')
    .addOption(code())
    .option('--rated', 'it counts for the ratings; for those who have an account')
    .action(async (word: string, _, self: Command) =>
      (await import('./host.ts')).runPair(word, self.optsWithGlobals<PairFlags>()),
    );

  command('worker', 'think for the computers of servers elsewhere, and play matches, by their PostgreSQL database')
    .addOption(databaseUrl('the PostgreSQL database of the servers'))
    .addOption(workers('computers that think at a time', 1))
    .addOption(
      new Option('--arena <n>', 'games of matches at a time; 0 takes none')
        .argParser(wholeNumber('--arena', 0, 256))
        .default(1)
        .env('GAMUT_ARENA'),
    )
    .action(async (flags: WorkerFlags) => (await import('./worker.ts')).runWorker(flags));

  command('bridge', 'seat a program that speaks the engine protocol at the tables of a server')
    .argument('<command>', 'the command line that starts it; {game} in it becomes the name of the game')
    .addOption(server())
    .addOption(new Option('--token <token>', 'of the bot whose challenges it takes').env('GAMUT_TOKEN'))
    .option('--game <games>', 'what it plays, separated by commas, where it does not say so itself')
    .option('--games <n>', 'games at a time', wholeNumber('--games', 1, 100), 4)
    .option('--time <ms>', 'milliseconds a move; 1000 where no nodes are given', wholeNumber('--time', 1, 3_600_000))
    .option('--nodes <n>', 'nodes a move', wholeNumber('--nodes', 1, 1e12))
    .action(async (line: string, flags: BridgeFlags) => (await import('../online/bridge.ts')).runBridge(line, flags));
}

/** Where a server keeps its games, for all commands that must know. */
export function dataFolder(): Option {
  return new Option('--data <folder>', 'folder of the embedded database').env('GAMUT_SERVER_DATA');
}

function server(): Option {
  return new Option('--server <address>', 'address of the server').default('http://127.0.0.1:8080').env('GAMUT_SERVER');
}

function code(): Option {
  return new Option('--code <code>', 'of another device, to go on as whom you are there');
}

function databaseUrl(description: string): Option {
  return new Option('--database-url <url>', description).env('GAMUT_DATABASE_URL');
}

function workers(description: string, least: number): Option {
  return new Option('--workers <n>', description)
    .argParser(wholeNumber('--workers', least, 256))
    .default(1)
    .env('GAMUT_WORKERS');
}
