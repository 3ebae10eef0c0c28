import type { Command } from 'commander';
import { runCompliance } from '../compliance/compliance.ts';

export function complianceCommand(command: Command): void {
  command
    .argument('<command>', 'the command line that starts it; {game} in it becomes the name of the game')
    .option('--game <games>', 'what it plays, separated by commas, where it does not say so itself')
    .option('--json', 'as JSON')
    .action(runCompliance);
}
