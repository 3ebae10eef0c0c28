import { Command } from 'commander';
import { expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';

test.each(COMMANDS)('gamut --help lists the arguments that $usage takes', async ({ usage, load }) => {
  const [name, ...words] = usage.split(' ');
  const command = new Command(name);
  (await load())(command);
  expect(command.usage()).toBe(['[options]', ...words].join(' '));
});
