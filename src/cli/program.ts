import { Command } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { fill } from '../core/words.ts';
import { nearest, UsageError } from '../node/usage.ts';
import { say, sayPlaceholders } from '../node/words/say.ts';
import { sayMessage, spokenHelp } from './commander-words.ts';
import { COMMAND_GROUPS, COMMANDS, type ListedCommand } from './commands.ts';
import { playHere } from './play-here.ts';

/** The whole command. Commands that are not among the words are listed and not loaded, unless one describes all. */
export async function makeProgram(words: readonly string[]): Promise<Command> {
  const program = emptyProgram();
  const describesAll = COMMANDS.some((one) => one.describesAll === true && words.includes(nameOf(one)));
  for (const { heading, commands } of COMMAND_GROUPS) {
    program.commandsGroup(say(heading));
    for (const listed of commands) {
      await addCommand(program, listed, describesAll || words.includes(nameOf(listed)), words);
    }
  }
  program.commandsGroup(say('Help:')).helpCommand('help [command]', say('show the help of a command'));
  const asked = words[0] === 'help' ? words[1] : undefined;
  if (asked !== undefined && !asked.startsWith('-') && !COMMANDS.some((one) => nameOf(one) === asked)) {
    throw new UsageError(unknownWord(program, asked));
  }
  return program;
}

function emptyProgram(): Command {
  const program = new Command('gamut')
    .description(say('Play, study and program abstract games.'))
    .usage(say('[command] [options]'))
    .version(about.version, '-V, --version', say('show the version'))
    .helpOption('-h, --help', say('show this help'))
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`${sayMessage(text)}\n`) })
    .showSuggestionAfterError(true)
    .configureHelp(spokenHelp)
    .option('--lang <language>', say('language of all texts: en or pt; by default that of the system'))
    .option('--ascii', say('draw with ASCII characters only'))
    .option('--plain', say('lines of text instead of the full screen, for screen readers and pipes'))
    .option('--no-color', say('no colours'));
  // Whatever is not a command ends up here, so that it gets a helpful answer.
  return program
    .argument('[command]')
    .allowUnknownOption()
    .allowExcessArguments()
    .action((_, flags) => {
      if (program.args.length > 0) throw new UsageError(unknownWord(program, program.args[0]));
      return playHere(undefined, flags);
    });
}

function nameOf({ usage }: ListedCommand): string {
  return usage.split(' ')[0];
}

async function addCommand(
  program: Command,
  { usage, about, example, load }: ListedCommand,
  isLoaded: boolean,
  words: readonly string[],
) {
  const [name, ...rest] = usage.split(' ');
  const command = program.command(name).description(say(about)).allowExcessArguments();
  command.hook('preAction', (_, { args, registeredArguments: known }) => {
    const extra = known.at(-1)?.variadic === true ? [] : args.slice(known.length);
    if (extra.length > 0) throw new UsageError(say('Too many arguments: {words}.', { words: extra.join(', ') }));
  });
  if (isLoaded) {
    (await load())(command);
    const { games } = await import('../games/index.ts');
    const named = games.find(({ id, name }) => words.some((word) => [id, name.toLowerCase()].includes(word)));
    if (named !== undefined) (await import('./flags.ts')).tellRulesOf(command, named);
    // Without a game, any is as good.
    command.addHelpText('after', `\n${say('Example:')}\n  gamut ${fill(example, { game: (named ?? games[0]).id })}`);
  }
  command.usage(sayPlaceholders([say('[options]'), ...rest].join(' ')));
}

function unknownWord(program: Command, word: string): string {
  const isFlag = word.startsWith('-');
  const known = isFlag
    ? ['--help', '--version', '--lang', '--ascii', '--plain', '--no-color']
    : program.commands.map((one) => one.name());
  const near = nearest(word, known);
  if (near === undefined) {
    return isFlag
      ? say('There is no option {flag}; --help lists them all.', { flag: word })
      : say('There is no command {word}; gamut --help lists them all.', { word });
  }
  return say(
    isFlag ? 'There is no option {flag}; did you mean {near}?' : 'There is no command {word}; did you mean {near}?',
    { word, flag: word, near },
  );
}
