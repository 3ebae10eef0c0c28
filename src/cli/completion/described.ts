import type { Argument, Command, Option } from 'commander';
import { games } from '../../games/index.ts';

/** The command as completions and the manual need it, made from what help shows. */
export interface DescribedCommand {
  readonly name: string;
  /** Its name and the words that follow it. */
  readonly usage: string;
  readonly about: string;
  /** What its first argument may be, where that can be listed. */
  readonly words: readonly string[];
  readonly options: readonly DescribedOption[];
}

export interface DescribedOption {
  /** As --out, and -o where there is a short form. */
  readonly long: string;
  readonly short: string | undefined;
  /** As written in help, with its value. */
  readonly flags: string;
  readonly about: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

export interface Described {
  readonly options: readonly DescribedOption[];
  readonly commands: readonly DescribedCommand[];
}

/** Everything that the command has, in the language of this process; all its commands must have been loaded. */
export function describeProgram(program: Command): Described {
  const help = program.createHelp();
  const describeOption = (option: Option): DescribedOption => {
    const { short, long = '', flags, argChoices = [] } = option;
    return {
      long,
      short,
      flags,
      about: help.optionDescription(option),
      takesValue: option.required || option.optional,
      choices: long === '--game' ? games.map(({ id }) => id) : long === '--lang' ? ['en', 'pt'] : argChoices,
    };
  };
  return {
    options: program.options.map(describeOption),
    commands: program.commands.map((command) => ({
      name: command.name(),
      usage: [command.name(), ...command.registeredArguments.map(termOf)].join(' '),
      about: command.description(),
      words: wordsOf(command),
      options: command.options.map(describeOption),
    })),
  };
}

function termOf(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

/** What the first argument may be: a game, or one of the words that its description lists. */
function wordsOf({ registeredArguments: [first] }: Command): readonly string[] {
  if (first === undefined) return [];
  if (first.name() === 'game') return games.map(({ id }) => id);
  const list = /^[a-z]+(?:, [a-z]+)* (?:or|ou) [a-z]+$/.exec(first.description);
  return list === null ? [] : list[0].split(/, | or | ou /);
}
