import type { Command } from 'commander';
import { say } from '../../node/words/say.ts';
import { type ComplianceFlags, runCompliance } from '../compliance/compliance.ts';

export function complianceCommand(command: Command): void {
  command
    .argument(
      '<command>',
      say('command line of the engine; {game} in it becomes the name of the game', { game: '{game}' }),
    )
    .option('--game <games>', say('the games it plays, separated by commas, if the engine does not say so'))
    .option('--json', say('print JSON'))
    .option('--rules', say('compare its legal moves, positions and results with golden games instead'))
    .action(async (engine: string, flags: ComplianceFlags & { readonly rules?: boolean }) => {
      if (flags.rules !== true) return runCompliance(engine, flags);
      const { runRules } = await import('../compliance/rules.ts');
      return runRules(engine, flags);
    });
}
