import type { Command } from 'commander';
import about from '../../../package.json' with { type: 'json' };
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { describeProgram } from './described.ts';
import { writeManual } from './manual.ts';
import { completionFor, SHELLS } from './shells.ts';

export function completionCommand(command: Command): void {
  command.argument('<shell>', say('bash, zsh or fish')).action((word: string, _, self: Command) => {
    const shell = SHELLS.find((one) => one === word);
    if (shell === undefined) throw new UsageError(say('{shell} is not bash, zsh or fish.', { shell: word }));
    print(completionFor(shell, describeProgram(programOf(self))).trimEnd());
  });
}

export function manualCommand(command: Command): void {
  command.action((_, self: Command) => {
    print(writeManual(describeProgram(programOf(self)), about.version).trimEnd());
  });
}

function programOf({ parent }: Command): Command {
  if (parent === null) throw new Error('this command belongs to no program');
  return parent;
}
