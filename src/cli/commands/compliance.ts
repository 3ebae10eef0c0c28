import type { Command } from 'commander';
import { say } from '../../node/words/say.ts';
import { runCompliance } from '../compliance/compliance.ts';

export function complianceCommand(command: Command): void {
  command
    .argument(
      '<command>',
      say('command line of the engine; {game} in it becomes the name of the game', { game: '{game}' }),
    )
    .option('--game <games>', say('the games it plays, separated by commas, if the engine does not say so'))
    .option('--json', say('print JSON'))
    .action(runCompliance);
}
