import process from 'node:process';
import { Command, CommanderError } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { games } from '../games/index.ts';
import { findGame, findOptions, nearest, ruleOptionNames, UsageError, wholeNumber } from '../node/usage.ts';
import type { BenchFlags } from './bench/report.ts';
import type { BackupFlags, RestoreFlags } from './commands/backup.ts';
import type { FingerprintFlags } from './commands/fingerprint.ts';
import { addOnlineCommands, dataFolder } from './commands/online.ts';
import type { PerftFlags } from './commands/perft.ts';
import { playHere } from './commands/play.ts';
import { addRecordCommands } from './commands/records.ts';
import type { ComplianceFlags } from './compliance/compliance.ts';
import { atDoor } from './door.ts';
import type { LadderFlags } from './ladder/ladder.ts';
import type { ArenaFlags } from './match/arena.ts';
import type { MatchFlags } from './match/match.ts';
import type { OpeningsFlags } from './match/openings.ts';
import type { SolveFlags } from './solve/solve.ts';
import type { TrainFlags } from './train/training.ts';

// What a command needs is imported when it runs: somebody who plays need not wait for the arena.
const WRONG_USE = 2;
const PLAYED_ELSEWHERE = 'let every gamut worker of this PostgreSQL database play the games, instead of this machine';

const program = new Command('gamut')
  .description('Play, study and program abstract games.')
  .usage('[command] [options]')
  .version(about.version)
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(sentence(text)) })
  .showSuggestionAfterError(true);
// Whatever is no command ends up here, so that it can be answered kindly.
program.argument('[command]').allowUnknownOption().allowExcessArguments();
withLook(program).action((_, flags) => {
  if (program.args.length > 0) throw new UsageError(unknownWord(program.args[0]));
  return playHere(undefined, flags);
});

withRules(command('play', 'play a game at this keyboard').argument('[game]'))
  .option(
    '--seats <list>',
    'who plays, in order, separated by commas: human, level:<1 to 10>, computer, computer:<nodes>, random, museum:<bot> or "engine:<command>"',
  )
  .option(
    '--resume [name]',
    'go on with a saved game that gamut saves lists, with the latest one, or with a record in a file',
  )
  .action((word: string | undefined, _, self: Command) => playHere(word, self.optsWithGlobals()));

addOnlineCommands(command, withRules);

command('backup', 'copy the games of a server to a file, while it runs')
  .argument('<file>')
  .addOption(dataFolder())
  .action(async (file: string, flags: BackupFlags) => (await import('./commands/backup.ts')).runBackup(file, flags));

command('restore', 'put the games of such a file where a server finds them')
  .argument('<file>')
  .addOption(dataFolder())
  .option('--replace', 'also where there is a database, which is kept under another name')
  .action(async (file: string, flags: RestoreFlags) => (await import('./commands/backup.ts')).runRestore(file, flags));

command('games', 'list the games')
  .option('--json', 'as JSON')
  .action(async ({ json }) => (await import('./commands/games.ts')).printGames(json === true));

withRules(command('perft', 'count move sequences').argument('[game]'))
  .option('--depth <n>', 'longest sequences to count', wholeNumber('--depth', 1, 30), 3)
  .option('--position <text>', 'count from this position')
  .option('--divide', 'count for each first move')
  .option('--json', 'as JSON')
  .option('--verify', 'count all known tables of the game, or of all games, to their full depth')
  .action(async (word: string | undefined, flags: PerftFlags & { verify?: boolean }) => {
    const { printPerft, verifyPerft } = await import('./commands/perft.ts');
    const chosen = word === undefined ? games : [findGame(word)];
    if (flags.verify) process.exitCode = verifyPerft(chosen) ? 0 : 1;
    else if (word === undefined) throw new UsageError(`perft needs a game: ${games.map(({ id }) => id).join(', ')}.`);
    else printPerft(chosen[0], flags);
  });

command('bench', 'measure the speed of the engine')
  .argument('[game]')
  .option('--json', 'as JSON')
  .option('--rounds <n>', 'repetitions of every measurement', wholeNumber('--rounds', 1, 1000), 5)
  .option('--verify', 'fail when a game is slower than its floor')
  .action(async (word: string | undefined, flags: BenchFlags) =>
    (await import('./bench/report.ts')).runBench(word, flags),
  );

command('fingerprint', 'print a short hash of how the computer players of each game play')
  .argument('[game]')
  .option('--lines', 'every move, score and number of nodes that it is made of')
  .option('--write', 'keep it beside the game, where the tests compare it')
  .action(async (word: string | undefined, flags: FingerprintFlags) =>
    (await import('./commands/fingerprint.ts')).runFingerprint(word, flags),
  );

withRules(
  command('match', 'let computer players meet and measure who is stronger').argument(
    '[player...]',
    'random, best, rung:<1 to 10>, museum:<bot>, minimax-2, uct, ab, mcts, "engine:<command>"; uct@4000 or uct@800ms has a budget of its own, mcts:rave=300 a parameter',
  ),
)
  .option('--game <game>', 'the game they play')
  .option('--pairs <n>', 'openings, each played with all seats rotated', wholeNumber('--pairs', 1, 100_000), 100)
  .option('--nodes <n>', 'nodes a move; 1000 where no time is given', wholeNumber('--nodes', 1, 1e12))
  .option(
    '--time <ms>',
    'milliseconds a move; those of ours count the time that a processor works',
    wholeNumber('--time', 1, 3_600_000),
  )
  .option('--seed <n>', 'of openings and players', wholeNumber('--seed', 0, 2 ** 31 - 1), 1)
  .option('--cap <n>', 'moves after which a game is a draw', wholeNumber('--cap', 10, 100_000), 1000)
  .option('--sprt <elo0,elo1>', 'stop as soon as it is clear which difference is true')
  .option('--log <file>', 'keep the games in this file, and go on where it ends')
  .option('--database-url <url>', PLAYED_ELSEWHERE)
  .option('--patience <ms>', 'milliseconds after which any move is lost', wholeNumber('--patience', 1, 3_600_000))
  .option('--report <file>', 'write a page with plots to this file')
  .option('--again <file>', 'repeat the run of a result that --json gave, and compare')
  .option('--json', 'as JSON')
  .action(async (players: string[], { sprt, ...flags }: Omit<MatchFlags, 'sprt'> & { sprt?: string }) => {
    const { readSprt, runMatch } = await import('./match/match.ts');
    return runMatch(players, sprt === undefined ? flags : { ...flags, sprt: readSprt(sprt) });
  });

withRules(command('arena', 'let all bots of a folder meet each other').argument('<folder>'))
  .option('--game <game>', 'the game they play')
  .option('--with <players>', 'players of ours that take part, separated by commas')
  .option('--pairs <n>', 'openings of each match, played with both seats', wholeNumber('--pairs', 1, 100_000), 10)
  .option('--nodes <n>', 'nodes a move; 1000 where no time is given', wholeNumber('--nodes', 1, 1e12))
  .option(
    '--time <ms>',
    'milliseconds a move; those of ours count the time that a processor works',
    wholeNumber('--time', 1, 3_600_000),
  )
  .option('--seed <n>', 'of openings and players', wholeNumber('--seed', 0, 2 ** 31 - 1), 1)
  .option('--cap <n>', 'moves after which a game is a draw', wholeNumber('--cap', 10, 100_000), 1000)
  .option('--patience <ms>', 'milliseconds after which any move is lost', wholeNumber('--patience', 1, 3_600_000))
  .option('--log <folder>', 'keep the games in this folder, and go on where they end')
  .option('--report <file>', 'write a page with the table to this file')
  .option('--json', 'as JSON')
  .action(async (folder: string, flags: ArenaFlags) => (await import('./match/arena.ts')).runArena(folder, flags));

command('openings', 'make the file of balanced openings of a game')
  .argument('<game>')
  .option('--count <n>', 'openings to keep', wholeNumber('--count', 1, 10_000), 200)
  .option('--candidates <n>', 'openings to choose from', wholeNumber('--candidates', 1, 100_000), 1000)
  .option('--nodes <n>', 'nodes to judge each of them', wholeNumber('--nodes', 1, 1e9), 2000)
  .option('--seed <n>', 'of the random moves', wholeNumber('--seed', 0, 2 ** 31 - 1), 1)
  .option('--write', 'put the file beside the game, where matches read it')
  .action(async (word: string, flags: OpeningsFlags) => (await import('./match/openings.ts')).runOpenings(word, flags));

command('compliance', 'check an engine against the protocol, command by command')
  .argument('<command>', 'the command line that starts it; {game} in it becomes the name of the game')
  .option('--game <games>', 'what it plays, separated by commas, where it does not say so itself')
  .option('--json', 'as JSON')
  .action(async (line: string, flags: ComplianceFlags) =>
    (await import('./compliance/compliance.ts')).runCompliance(line, flags),
  );

command('ladder', 'measure how strong the ten levels of a game are')
  .argument('<game>')
  .option('--players <n>', 'number of players')
  .option('--pairs <n>', 'openings for each two neighbours', wholeNumber('--pairs', 1, 100_000), 100)
  .option('--top-pairs <n>', 'openings for the last two; others take as long', wholeNumber('--top-pairs', 1, 100_000))
  .option(
    '--until-certain',
    'let neighbours go on, up to --pairs or ten times as long, until it is certain who is stronger',
  )
  .option('--seed <n>', 'of openings and players', wholeNumber('--seed', 0, 2 ** 31 - 1), 1)
  .option('--nodes-scale <x>', 'think so many times as long as the levels do, for a quick look', '1')
  .option('--top <n>', 'measure only the levels up to this one', wholeNumber('--top', 1, 10))
  .option('--log <folder>', 'keep the games here, and go on where they end; usually .cache/ladder/<game>-<players>')
  .option('--database-url <url>', PLAYED_ELSEWHERE)
  .option('--write', 'put the result beside the game, where screens read it')
  .option('--markdown', 'as a table for a page')
  .option('--json', 'as JSON')
  .action(async (word: string, flags: Omit<LadderFlags, 'nodesScale'> & { nodesScale: string }) => {
    const { readScale, runLadder } = await import('./ladder/ladder.ts');
    return runLadder(word, { ...flags, nodesScale: readScale(flags.nodesScale) });
  });

withRules(command('solve', 'find who wins with best play, and how soon').argument('<game>'))
  .option('--position <text>', 'solve this position')
  .option('--openings', 'solve every first move')
  .option('--value', 'only who wins, not how soon')
  .option('--memory <mb>', 'megabytes of the table', wholeNumber('--memory', 1, 4096), 256)
  .option('--save <file>', 'keep what is known in this file every half minute, and go on where it ends')
  .option(
    '--book <plies>',
    'print best moves so far into the game, as small boards ship them',
    wholeNumber('--book', 0, 20),
  )
  .option('--json', 'as JSON')
  .action(async (word: string, flags: SolveFlags) => (await import('./solve/solve.ts')).runSolve(word, flags));

withRules(
  command('train', 'learn the weights of the evaluation from games of the computer against itself').argument('<game>'),
)
  .option('--policy', 'learn which moves look best instead, for games with a tree search')
  .option('--games <n>', 'games a round; usually 2000, 200 of a policy', wholeNumber('--games', 8, 1_000_000))
  .option('--nodes <n>', 'nodes a move; usually 300, 4000 of a policy', wholeNumber('--nodes', 1, 1e9))
  .option('--rounds <n>', 'rounds, each played with what the one before learned', wholeNumber('--rounds', 1, 100), 2)
  .option('--seed <n>', 'of the games', wholeNumber('--seed', 0, 2 ** 31 - 1), 1)
  .option('--opening <n>', 'random moves that a game begins with, at most', wholeNumber('--opening', 0, 100), 8)
  .option('--slip <n>', 'later one move in so many is random', wholeNumber('--slip', 2, 1e6), 10)
  .option('--report <file>', 'write a page with plots')
  .option('--write', 'let the program use the weights from now on')
  .option('--json', 'as JSON')
  .action(async (word: string, flags: TrainFlags) =>
    flags.policy
      ? (await import('./train/policy.ts')).runTrainPolicy(word, flags)
      : (await import('./train/train.ts')).runTrain(word, flags),
  );

withRules(command('ugi', 'speak the engine protocol on standard input and output').argument('<game>')).action(
  async (word: string, flags) => {
    const game = findGame(word);
    return (await import('./ugi/ugi.ts')).runUgi(game, findOptions(game, flags));
  },
);

addRecordCommands(command);

await atDoor(async () => {
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) process.exitCode = WRONG_USE;
  }
});

function command(name: string, description: string): Command {
  return program.command(name).description(description).allowExcessArguments(false);
}

/** Adds the flags of what people play on. */
function withLook(one: Command): Command {
  return one
    .option('--lang <language>', 'en or pt; usually that of the environment')
    .option('--ascii', 'draw with letters and signs of ASCII alone')
    .option('--plain', 'no full-screen program: lines of text, for screen readers and pipes')
    .option('--no-color', 'no colours');
}

/** Adds a flag for every option that some game has. */
function withRules(one: Command): Command {
  for (const name of ruleOptionNames()) {
    const values = games.flatMap((game) => game.options[name] ?? []);
    const owners = games.filter((game) => Object.hasOwn(game.options, name)).map((game) => game.name);
    const value = values.includes(true) ? '[yes]' : '<value>';
    one.option(`--${name} ${value}`, owners.length === games.length ? 'number of players' : `for ${owners.join(', ')}`);
  }
  return one;
}

function unknownWord(word: string): string {
  const isFlag = word.startsWith('-');
  const known = isFlag
    ? ['--help', '--version', '--lang', '--ascii', '--plain', '--no-color']
    : program.commands.map((one) => one.name());
  const near = nearest(word, known);
  const start = `There is no ${isFlag ? 'option' : 'command'} ${word}`;
  return near === undefined ? `${start}; gamut --help lists what there is.` : `${start}; did you mean ${near}?`;
}

/** commander's "error: unknown option '--foo'\n(Did you mean --food?)" as one sentence. */
function sentence(text: string): string {
  const [first, ...rest] = text
    .replace(/^error: /, '')
    .trim()
    .split('\n');
  const line = [first, ...rest].join(' ');
  return `${line[0].toUpperCase()}${line.slice(1)}${/[.)?]$/.test(line) ? '' : '.'}\n`;
}
