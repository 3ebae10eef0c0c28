import type { Command } from 'commander';
import { BUDGET_FORMS, PLAYER_FORMS } from '../../session/player-word.ts';
import { withRules } from '../flags.ts';
import { playHere } from '../play-here.ts';

export function playCommand(command: Command): void {
  withRules(command.argument('[game]'))
    .option('--seats <list>', `who plays, in order, separated by commas: human, ${PLAYER_FORMS}; ${BUDGET_FORMS}`)
    .option(
      '--resume [name]',
      'go on with a saved game that gamut saves lists, with the latest one, or with a record in a file',
    )
    .action((word: string | undefined, _, self: Command) => playHere(word, self.optsWithGlobals()));
}
