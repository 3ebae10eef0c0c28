import type { Help, Option } from 'commander';
import { type Sentence, say, sayPlaceholders } from '../node/words/say.ts';
import { COMMANDS } from './commands.ts';

/** commander's own messages: how each begins, what is said instead, and the names of its gaps. */
const MESSAGES: readonly (readonly [pattern: RegExp, sentence: Sentence, ...gaps: string[]])[] = [
  [/^missing required argument '(.+)'$/, '<{name}> is missing; see --help.', 'name'],
  [/^option '(.+)' argument missing$/, 'The option {flag} needs a value.', 'flag'],
  [/^required option '(.+)' not specified$/, '{flag} is missing; see --help.', 'flag'],
  [
    /^unknown option '(.+)' \(Did you mean (?:one of )?(.+)\?\)$/,
    'There is no option {flag}; did you mean {near}?',
    'flag',
    'near',
  ],
  [/^unknown option '(.+)'$/, 'There is no option {flag}; --help lists them all.', 'flag'],
  [
    /^option '(\S+).*' argument '(.*)' is invalid\. Allowed choices are (.+)\.$/,
    '{flag} cannot be {value}; choose one of {values}.',
    'flag',
    'value',
    'values',
  ],
];

/** A message of commander as one sentence in the language of this process. */
export function sayMessage(text: string): string {
  const message = text
    .replace(/^error: /, '')
    .trim()
    .replaceAll('\n', ' ');
  for (const [pattern, sentence, ...gaps] of MESSAGES) {
    const found = pattern.exec(message);
    if (found === null) continue;
    const said = say(sentence, Object.fromEntries(gaps.map((gap, index) => [gap, found[index + 1]])));
    return sayPlaceholders(said);
  }
  return message;
}

/** How help speaks: headings in the language of this process, and what is usual after each option. */
export const spokenHelp: Partial<Help> = {
  showGlobalOptions: true,
  styleTitle: (title) => say(title as Sentence),
  subcommandTerm: (command) =>
    sayPlaceholders(COMMANDS.find(({ usage }) => usage.split(' ')[0] === command.name())?.usage ?? HELP),
  argumentTerm: (argument) => sayPlaceholders(`<${argument.name()}>`),
  argumentDescription: ({ description }) => sayPlaceholders(description),
  optionTerm: (option) => sayPlaceholders(option.flags),
  optionDescription(option) {
    const remarks = remarksOn(option);
    const description = sayPlaceholders(option.description);
    return remarks.length === 0 ? description : `${description} (${remarks.join('; ')})`;
  },
};

const HELP = 'help [command]';

function remarksOn({ argChoices, defaultValue, envVar, mandatory }: Option): string[] {
  return [
    ...(argChoices === undefined ? [] : [argChoices.join(', ')]),
    ...(defaultValue === undefined || typeof defaultValue === 'boolean'
      ? []
      : [say('default: {value}', { value: String(defaultValue) })]),
    ...(mandatory ? [say('required')] : []),
    ...(envVar === undefined ? [] : [envVar]),
  ];
}
