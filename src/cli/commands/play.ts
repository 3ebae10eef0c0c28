import type { Command } from 'commander';
import { say } from '../../node/words/say.ts';
import { BUDGET_FORMS, PLAYER_FORMS } from '../../session/player-word.ts';
import { withRules } from '../flags.ts';
import { playHere } from '../play-here.ts';

export function playCommand(command: Command): void {
  withRules(command.argument('[game]'))
    .option(
      '--seats <list>',
      say('the players in order, separated by commas: human, {players}; {budgets}', {
        players: PLAYER_FORMS,
        budgets: say(BUDGET_FORMS),
      }),
    )
    .option('--colours <list>', say('the colours in the order of play, separated by commas'))
    .option('--set <games>', say('play a set of 3, 5 or 7 games with totals; the seats rotate'))
    .option(
      '--resume [name]',
      say('continue a saved game: by its name (see gamut saves), the latest one, or a record in a file'),
    )
    .action((word: string | undefined, _, self: Command) => playHere(word, self.optsWithGlobals()));
}
