import process from 'node:process';
import { Command, CommanderError } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { nearest, UsageError } from '../node/usage.ts';
import { COMMANDS } from './commands.ts';
import { atDoor } from './door.ts';
import { playHere } from './play-here.ts';

const WRONG_USE = 2;
/** How help lists each command. */
const terms = new Map<string, string>();

const program = new Command('gamut')
  .description('Play, study and program abstract games.')
  .usage('[command] [options]')
  .version(about.version)
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(sentence(text)) })
  .showSuggestionAfterError(true)
  .configureHelp({ subcommandTerm: (command) => terms.get(command.name()) ?? command.name() })
  .option('--lang <language>', 'en or pt; usually that of the environment')
  .option('--ascii', 'draw with letters and signs of ASCII alone')
  .option('--plain', 'no full-screen program: lines of text, for screen readers and pipes')
  .option('--no-color', 'no colours');
// Whatever is not a command ends up here, so that it gets a helpful answer.
program
  .argument('[command]')
  .allowUnknownOption()
  .allowExcessArguments()
  .action((_, flags) => {
    if (program.args.length > 0) throw new UsageError(unknownWord(program.args[0]));
    return playHere(undefined, flags);
  });

await atDoor(async () => {
  for (const { usage, about, load } of COMMANDS) {
    const [name, ...words] = usage.split(' ');
    const command = program.command(name).description(about).allowExcessArguments(false);
    terms.set(name, [name, '[options]', ...words].join(' '));
    // Commands that were not asked for are not loaded.
    if (process.argv.includes(name)) (await load())(command);
  }
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) process.exitCode = WRONG_USE;
  }
});

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
