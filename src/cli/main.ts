import process from 'node:process';
import { Command, CommanderError } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { fill } from '../core/words.ts';
import { nearest, UsageError } from '../node/usage.ts';
import { say, sayPlaceholders } from '../node/words/say.ts';
import { sayMessage, spokenHelp } from './commander-words.ts';
import { COMMAND_GROUPS, COMMANDS, type ListedCommand } from './commands.ts';
import { atDoor } from './door.ts';
import { speakAsAsked } from './language.ts';
import { playHere } from './play-here.ts';

const WRONG_USE = 2;

await atDoor(async () => {
  const words = process.argv.slice(2);
  await speakAsAsked(words);
  const program = makeProgram();
  for (const { heading, commands } of COMMAND_GROUPS) {
    program.commandsGroup(say(heading));
    for (const listed of commands) await addCommand(program, listed, words);
  }
  program.commandsGroup(say('Help:')).helpCommand('help [command]', say('show the help of a command'));
  const asked = words[0] === 'help' ? words[1] : undefined;
  if (asked !== undefined && !asked.startsWith('-') && !COMMANDS.some(({ usage }) => usage.split(' ')[0] === asked)) {
    throw new UsageError(unknownWord(program, asked));
  }
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) process.exitCode = WRONG_USE;
  }
});

function makeProgram(): Command {
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

/** Commands that were not asked for are listed and not loaded. */
async function addCommand(program: Command, { usage, about, example, load }: ListedCommand, words: readonly string[]) {
  const [name, ...rest] = usage.split(' ');
  const command = program.command(name).description(say(about)).allowExcessArguments(false);
  if (words.includes(name)) {
    (await load())(command);
    if (example !== undefined) command.addHelpText('after', await exampleText(example));
  }
  command.usage(sayPlaceholders([say('[options]'), ...rest].join(' ')));
}

/** With the first game, as good as any other. */
async function exampleText(example: string): Promise<string> {
  const { games } = await import('../games/index.ts');
  return `\n${say('Example:')}\n  gamut ${fill(example, { game: games[0].id })}`;
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
