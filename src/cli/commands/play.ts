import type { Command } from 'commander';
import { withRules } from '../flags.ts';
import { playHere } from '../play-here.ts';

export function playCommand(command: Command): void {
  withRules(command.argument('[game]'))
    .option(
      '--seats <list>',
      'who plays, in order, separated by commas: human, level:<1 to 10>, best, random, museum:<bot> or "engine:<command>"; best@4000 or best@800ms has a budget',
    )
    .option(
      '--resume [name]',
      'go on with a saved game that gamut saves lists, with the latest one, or with a record in a file',
    )
    .action((word: string | undefined, _, self: Command) => playHere(word, self.optsWithGlobals()));
}
