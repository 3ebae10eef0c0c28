import { Command } from 'commander';
import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { ruleOptionNames } from '../node/find-game.ts';
import { COMMANDS } from './commands.ts';
import { makeProgram } from './program.ts';

test.each(COMMANDS)('gamut --help lists the arguments that $usage takes', async ({ usage, load }) => {
  const [name, ...words] = usage.split(' ');
  const command = new Command(name);
  (await load())(command);
  expect(command.usage()).toBe(['[options]', ...words].join(' '));
});

test('help that names a game has only its options, with their values and what is usual', async () => {
  const help = async (...words: string[]) => {
    const program = await makeProgram(words);
    return program.commands.find((one) => one.name() === words[0])?.helpInformation() ?? '';
  };
  for (const game of games) {
    const said = await help('perft', game.id, '--help');
    for (const name of ruleOptionNames()) {
      expect(said.includes(`--${name} `), `${game.id} ${name}`).toBe(Object.hasOwn(game.options, name));
    }
    for (const [name, [usual]] of Object.entries(game.options)) {
      expect(said.match(new RegExp(`--${name} .*`))?.[0]).toContain(`(default: ${usual})`);
    }
  }
  const all = await help('perft', '--help');
  for (const name of ruleOptionNames()) expect(all).toContain(`--${name} `);
});
