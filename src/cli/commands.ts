import type { Command } from 'commander';

/** A command as gamut --help lists it. */
interface ListedCommand {
  /** Its name, and the words that follow it. */
  readonly usage: string;
  readonly about: string;
  /** Returns what adds its flags, and what it does, to a command. */
  load(): Promise<(command: Command) => void>;
}

/** All commands, in the order of help. What a command needs is imported when it runs. */
export const COMMANDS: readonly ListedCommand[] = [
  {
    usage: 'play [game]',
    about: 'play a game at this keyboard',
    load: async () => (await import('./commands/play.ts')).playCommand,
  },
  {
    usage: 'serve',
    about: 'serve the web app, and games between people by a link',
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  {
    usage: 'join <link>',
    about: 'play in a room elsewhere, by its link',
    load: async () => (await import('./commands/join.ts')).joinCommand,
  },
  {
    usage: 'watch <link>',
    about: 'watch a room elsewhere, by its link',
    load: async () => (await import('./commands/join.ts')).watchCommand,
  },
  {
    usage: 'host <game>',
    about: 'make a room, print its link and sit down in it',
    load: async () => (await import('./commands/host.ts')).hostCommand,
  },
  {
    usage: 'pair <game>',
    about: 'play against the next person who wants the same game',
    load: async () => (await import('./commands/host.ts')).pairCommand,
  },
  {
    usage: 'worker',
    about: 'think for the computers of servers elsewhere, and play matches, by their PostgreSQL database',
    load: async () => (await import('./commands/worker.ts')).workerCommand,
  },
  {
    usage: 'bridge <command>',
    about: 'seat a program that speaks the engine protocol at the tables of a server',
    load: async () => (await import('./commands/bridge.ts')).bridgeCommand,
  },
  {
    usage: 'backup <file>',
    about: 'copy the games of a server to a file, while it runs',
    load: async () => (await import('./commands/backup.ts')).backupCommand,
  },
  {
    usage: 'restore <file>',
    about: 'put the games of such a file where a server finds them',
    load: async () => (await import('./commands/backup.ts')).restoreCommand,
  },
  {
    usage: 'games',
    about: 'list the games',
    load: async () => (await import('./commands/games.ts')).gamesCommand,
  },
  {
    usage: 'perft [game]',
    about: 'count move sequences',
    load: async () => (await import('./commands/perft.ts')).perftCommand,
  },
  {
    usage: 'bench [game]',
    about: 'measure the speed of the engine',
    load: async () => (await import('./commands/bench.ts')).benchCommand,
  },
  {
    usage: 'fingerprint [game]',
    about: 'print a short hash of how the computer players of each game play',
    load: async () => (await import('./commands/fingerprint.ts')).fingerprintCommand,
  },
  {
    usage: 'match [player...]',
    about: 'let computer players meet and measure who is stronger',
    load: async () => (await import('./commands/match.ts')).matchCommand,
  },
  {
    usage: 'arena <folder>',
    about: 'let all bots of a folder meet each other',
    load: async () => (await import('./commands/arena.ts')).arenaCommand,
  },
  {
    usage: 'new <id>',
    about: 'write the folder of a game that runs at once, for you to change',
    load: async () => (await import('./author/new.ts')).newCommand,
  },
  {
    usage: 'check <game>',
    about: 'run all tests that concern one game, and print the numbers that it needs',
    load: async () => (await import('./author/check.ts')).checkCommand,
  },
  {
    usage: 'openings <game>',
    about: 'make the file of balanced openings of a game',
    load: async () => (await import('./commands/openings.ts')).openingsCommand,
  },
  {
    usage: 'compliance <command>',
    about: 'check an engine against the protocol, command by command',
    load: async () => (await import('./commands/compliance.ts')).complianceCommand,
  },
  {
    usage: 'ladder <game>',
    about: 'measure how strong the ten levels of a game are',
    load: async () => (await import('./commands/ladder.ts')).ladderCommand,
  },
  {
    usage: 'solve <game>',
    about: 'find who wins with best play, and how soon',
    load: async () => (await import('./commands/solve.ts')).solveCommand,
  },
  {
    usage: 'train <game>',
    about: 'learn the weights of the evaluation from games of the computer against itself',
    load: async () => (await import('./commands/train.ts')).trainCommand,
  },
  {
    usage: 'ugi <game>',
    about: 'speak the engine protocol on standard input and output',
    load: async () => (await import('./commands/ugi.ts')).ugiCommand,
  },
  {
    usage: 'show <file>',
    about: 'show the last position of a recorded game, or another one',
    load: async () => (await import('./commands/records.ts')).showCommand,
  },
  {
    usage: 'replay <file>',
    about: 'show all positions of a recorded game',
    load: async () => (await import('./commands/records.ts')).replayCommand,
  },
  {
    usage: 'convert <file>',
    about: 'write a recorded game in another form',
    load: async () => (await import('./commands/records.ts')).convertCommand,
  },
  {
    usage: 'saves',
    about: 'list the saved games',
    load: async () => (await import('./commands/records.ts')).savesCommand,
  },
];
