import process from 'node:process';
import { Command, CommanderError } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { games } from '../games/index.ts';
import { type BenchFlags, runBench } from './bench/report.ts';
import { printGames } from './games.ts';
import { type MatchFlags, readSprt, runMatch } from './match.ts';
import { type PerftFlags, printPerft, verifyPerft } from './perft.ts';
import { runPlay } from './play.ts';
import { runSolve, type SolveFlags } from './solve.ts';
import { runUgi } from './ugi.ts';
import { findGame, findOptions, nearest, ruleOptionNames, UsageError, wholeNumber } from './usage.ts';

const WRONG_USE = 2;

const program = new Command('gamut')
  .description('Play, study and program Azacru, Shacru, Crosscut, Epaminondas and Agere.')
  .usage('[command] [options]')
  .version(about.version)
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(sentence(text)) })
  .showSuggestionAfterError(true);
// Whatever is no command ends up here, so that it can be answered kindly.
program.argument('[command]').allowUnknownOption().allowExcessArguments();
program.option('--lang <language>', 'en or pt; usually that of the environment').action((_, flags) => {
  if (program.args.length > 0) throw new UsageError(unknownWord(program.args[0]));
  return runPlay(undefined, flags);
});

withRules(command('play', 'play a game at this keyboard').argument('[game]'))
  .option('--seats <list>', 'who plays, in order, separated by commas: human, computer, computer:<nodes> or random')
  .action((word: string | undefined, _, self: Command) => runPlay(word, self.optsWithGlobals()));

command('games', 'list the games')
  .option('--json', 'as JSON')
  .action(({ json }) => printGames(json === true));

withRules(command('perft', 'count move sequences').argument('[game]'))
  .option('--depth <n>', 'longest sequences to count', wholeNumber('--depth', 1, 30), 3)
  .option('--position <text>', 'count from this position')
  .option('--divide', 'count for each first move')
  .option('--json', 'as JSON')
  .option('--verify', 'count all known tables of the game, or of all games, to their full depth')
  .action((word: string | undefined, flags: PerftFlags & { verify?: boolean }) => {
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
  .action((word: string | undefined, flags: BenchFlags) => runBench(word, flags));

withRules(
  command('match', 'let computer players meet and measure who is stronger').argument(
    '<player...>',
    'random, museum:<bot>, uct, ab, mcts; uct@4000 or uct@800ms has a budget of its own, mcts:rave=300 a parameter',
  ),
)
  .option('--game <game>', 'the game they play')
  .option('--pairs <n>', 'openings, each played with all seats rotated', wholeNumber('--pairs', 1, 100_000), 100)
  .option('--nodes <n>', 'nodes a move; 1000 where no time is given', wholeNumber('--nodes', 1, 1e12))
  .option('--time <ms>', 'milliseconds a move', wholeNumber('--time', 1, 3_600_000))
  .option('--seed <n>', 'of openings and players', wholeNumber('--seed', 0, 2 ** 31 - 1), 1)
  .option('--cap <n>', 'moves after which a game is a draw', wholeNumber('--cap', 10, 100_000), 1000)
  .option('--sprt <elo0,elo1>', 'stop as soon as it is clear which difference is true', readSprt)
  .option('--log <file>', 'keep the games in this file, and go on where it ends')
  .option('--json', 'as JSON')
  .action((players: string[], flags: MatchFlags) => runMatch(players, flags));

withRules(command('solve', 'find who wins with best play, and how soon').argument('<game>'))
  .option('--position <text>', 'solve this position')
  .option('--openings', 'solve every first move')
  .option('--value', 'only who wins, not how soon')
  .option('--memory <mb>', 'megabytes of the table', wholeNumber('--memory', 1, 4096), 256)
  .option('--json', 'as JSON')
  .action((word: string, flags: SolveFlags) => runSolve(word, flags));

withRules(command('ugi', 'speak the engine protocol on standard input and output').argument('<game>')).action(
  (word: string, flags) => {
    const game = findGame(word);
    return runUgi(game, findOptions(game, flags));
  },
);

// Whoever reads our output may stop reading, as head does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof UsageError) process.stderr.write(`${error.message}\n`);
  else if (!(error instanceof CommanderError)) throw error;
  if (!(error instanceof CommanderError) || error.exitCode !== 0) process.exitCode = WRONG_USE;
}

function command(name: string, description: string): Command {
  return program.command(name).description(description).allowExcessArguments(false);
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
  const known = isFlag ? ['--help', '--version', '--lang'] : program.commands.map((one) => one.name());
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
