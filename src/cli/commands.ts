import type { Command } from 'commander';
import type { Sentence } from '../node/words/say.ts';

/** A command as gamut --help lists it. */
export interface ListedCommand {
  /** Its name, and the words that follow it. */
  readonly usage: string;
  readonly about: Sentence;
  /** Whether it describes the other commands, which are then loaded as well. */
  readonly describesAll?: true;
  /** A command line without gamut; {game} becomes the id of a game. */
  readonly example: string;
  /** Returns what adds its flags, and what it does, to a command. */
  load(): Promise<(command: Command) => void>;
}

/** All commands under the headings of help, in its order. What a command needs is imported when it runs. */
export const COMMAND_GROUPS: readonly { readonly heading: Sentence; readonly commands: readonly ListedCommand[] }[] = [
  {
    heading: 'Play:',
    commands: [
      {
        usage: 'play [game]',
        about: 'play a game here, in the terminal',
        example: 'play {game} --seats human,level:3',
        load: async () => (await import('./commands/play.ts')).playCommand,
      },
      {
        usage: 'games',
        about: 'list the games',
        example: 'games --lang pt',
        load: async () => (await import('./commands/games.ts')).gamesCommand,
      },
      {
        usage: 'rules <game>',
        about: 'how a game is played',
        example: 'rules {game}',
        load: async () => (await import('./commands/games.ts')).rulesCommand,
      },
      {
        usage: 'host <game>',
        about: 'open a room on a server, show its link and take a seat',
        example: 'host {game} --clock 10m+5s',
        load: async () => (await import('./commands/host.ts')).hostCommand,
      },
      {
        usage: 'join <link>',
        about: 'play in a room, by its link',
        example: 'join http://127.0.0.1:8080/r/k3v…',
        load: async () => (await import('./commands/join.ts')).joinCommand,
      },
      {
        usage: 'watch <link>',
        about: 'watch a room, by its link',
        example: 'watch http://127.0.0.1:8080/r/k3v…',
        load: async () => (await import('./commands/join.ts')).watchCommand,
      },
      {
        usage: 'pair <game>',
        about: 'find an opponent for a game on a server',
        example: 'pair {game} --speed days',
        load: async () => (await import('./commands/host.ts')).pairCommand,
      },
    ],
  },
  {
    heading: 'Recorded games:',
    commands: [
      {
        usage: 'saves',
        about: 'list or delete saved games',
        example: 'saves --json',
        load: async () => (await import('./commands/records.ts')).savesCommand,
      },
      {
        usage: 'show <file>',
        about: 'show a recorded game: its last position, or another one',
        example: 'show game.txt --ply 10',
        load: async () => (await import('./commands/records.ts')).showCommand,
      },
      {
        usage: 'replay <file>',
        about: 'show a recorded game move by move',
        example: 'replay game.txt --delay 1000',
        load: async () => (await import('./commands/records.ts')).replayCommand,
      },
      {
        usage: 'review <file>',
        about: 'find the mistakes in a recorded game, for every player',
        example: 'review game.txt --report review.html',
        load: async () => (await import('./commands/records.ts')).reviewCommand,
      },
      {
        usage: 'analyse <file>',
        about: 'think about a position or the end of a recorded game: the best moves and what they are worth',
        example: 'analyse game.txt --ply 10 --lines 5',
        load: async () => (await import('./commands/records.ts')).analyseCommand,
      },
      {
        usage: 'explain <file> [move]',
        about: 'say why a move is good, or why not: what is proved, what tells it from the better move',
        example: 'explain game.txt --ply 10',
        load: async () => (await import('./commands/records.ts')).explainCommand,
      },
      {
        usage: 'convert <file>',
        about: 'write a recorded game in another format',
        example: 'convert game.txt --to json -o game.json',
        load: async () => (await import('./commands/records.ts')).convertCommand,
      },
    ],
  },
  {
    heading: 'Computer players:',
    commands: [
      {
        usage: 'match [player...]',
        about: 'play computer players against each other and measure who is stronger',
        example: 'match level:5 level:6 --game {game} --pairs 20',
        load: async () => (await import('./commands/match.ts')).matchCommand,
      },
      {
        usage: 'arena <folder>',
        about: 'play all bots in a folder against each other',
        example: 'arena examples/bots --game {game} --pairs 5',
        load: async () => (await import('./commands/arena.ts')).arenaCommand,
      },
      {
        usage: 'ladder <game>',
        about: 'measure how strong the ten levels of a game are',
        example: 'ladder {game} --top 3 --pairs 10',
        load: async () => (await import('./commands/ladder.ts')).ladderCommand,
      },
      {
        usage: 'calibrate <game>',
        about: 'measure how often the estimates of a game come true',
        example: 'calibrate {game} --games 20',
        load: async () => (await import('./commands/calibrate.ts')).calibrateCommand,
      },
      {
        usage: 'puzzles <action> [what]',
        about: 'puzzles that are proved: of the day, by their number, verified or mined',
        example: 'puzzles daily {game}',
        load: async () => (await import('./puzzles/command.ts')).puzzlesCommand,
      },
      {
        usage: 'coach <game>',
        about: 'measure the coach of a game: how often it is right, and what heeding it is worth',
        example: 'coach {game} --games 20',
        load: async () => (await import('./commands/calibrate.ts')).coachCommand,
      },
      {
        usage: 'solve <game>',
        about: 'find out who wins with best play, and in how many moves',
        example: 'solve {game} --openings',
        load: async () => (await import('./commands/solve.ts')).solveCommand,
      },
      {
        usage: 'train <game>',
        about: 'learn the weights of an evaluation from games of the computer against itself',
        example: 'train {game} --games 200 --report weights.html',
        load: async () => (await import('./commands/train.ts')).trainCommand,
      },
      {
        usage: 'dataset <game>',
        about: 'write games of the best search against itself, with scores, for programs that learn',
        example: 'dataset {game} --games 1000 -o games.jsonl.gz',
        load: async () => (await import('./research/command.ts')).datasetCommand,
      },
      {
        usage: 'openings <game>',
        about: 'choose balanced openings for a game',
        example: 'openings {game} --count 20',
        load: async () => (await import('./commands/openings.ts')).openingsCommand,
      },
    ],
  },
  {
    heading: 'Your own engine:',
    commands: [
      {
        usage: 'ugi <game>',
        about: 'speak the engine protocol on standard input and output',
        example: 'ugi {game}',
        load: async () => (await import('./commands/ugi.ts')).ugiCommand,
      },
      {
        usage: 'compliance <command>',
        about: 'check that an engine follows the protocol',
        example: 'compliance "python3 bot.py" --game {game}',
        load: async () => (await import('./commands/compliance.ts')).complianceCommand,
      },
      {
        usage: 'token <action> [name]',
        about: 'make, list and revoke the tokens with which your bots play on a server',
        example: 'token make my-bot --server http://127.0.0.1:8080',
        load: async () => (await import('./commands/token.ts')).tokenCommand,
      },
      {
        usage: 'bridge <command>',
        about: 'connect an engine to a server, where it plays as a bot',
        example: 'bridge "python3 bot.py" --token gamut_…',
        load: async () => (await import('./commands/bridge.ts')).bridgeCommand,
      },
    ],
  },
  {
    heading: 'Your own game:',
    commands: [
      {
        usage: 'new <id>',
        about: 'write a new game that can be played at once, for you to change',
        example: 'new my-game',
        load: async () => (await import('./author/new.ts')).newCommand,
      },
      {
        usage: 'check <game>',
        about: 'run all tests of one game and print its numbers',
        example: 'check {game}',
        load: async () => (await import('./author/check.ts')).checkCommand,
      },
      {
        usage: 'perft [game]',
        about: 'count the move sequences of a game',
        example: 'perft {game} --depth 4',
        load: async () => (await import('./commands/perft.ts')).perftCommand,
      },
      {
        usage: 'bench [game]',
        about: 'measure the speed of the games',
        example: 'bench {game}',
        load: async () => (await import('./commands/bench.ts')).benchCommand,
      },
      {
        usage: 'fingerprint [game]',
        about: 'print a hash of how the computer players of each game play',
        example: 'fingerprint {game}',
        load: async () => (await import('./commands/fingerprint.ts')).fingerprintCommand,
      },
    ],
  },
  {
    heading: 'Server:',
    commands: [
      {
        usage: 'serve',
        about: 'serve the web page and online games',
        example: 'serve --port 8080',
        load: async () => (await import('./commands/serve.ts')).serveCommand,
      },
      {
        usage: 'worker',
        about: 'let this machine think and play matches for servers that share a PostgreSQL database',
        example: 'worker --database-url postgres://user@database/gamut',
        load: async () => (await import('./commands/worker.ts')).workerCommand,
      },
      {
        usage: 'backup <file>',
        about: 'copy the database of a server to a file, while the server runs',
        example: 'backup games.db',
        load: async () => (await import('./commands/backup.ts')).backupCommand,
      },
      {
        usage: 'restore <file>',
        about: 'restore a backup into the data folder of a server',
        example: 'restore games.db',
        load: async () => (await import('./commands/backup.ts')).restoreCommand,
      },
    ],
  },
  {
    heading: 'Help:',
    commands: [
      {
        usage: 'completion <shell>',
        about: 'print what lets bash, zsh or fish complete this command',
        example: 'completion bash > ~/.local/share/bash-completion/completions/gamut',
        describesAll: true,
        load: async () => (await import('./completion/command.ts')).completionCommand,
      },
      {
        usage: 'manual',
        about: 'print the manual page, for man',
        example: 'manual | man -l -',
        describesAll: true,
        load: async () => (await import('./completion/command.ts')).manualCommand,
      },
    ],
  },
];

export const COMMANDS: readonly ListedCommand[] = COMMAND_GROUPS.flatMap(({ commands }) => commands);
