import type { Command } from 'commander';
import { findGame, findOptions } from '../../node/find-game.ts';
import { withRules } from '../flags.ts';
import { runUgi } from '../ugi/ugi.ts';

export function ugiCommand(command: Command): void {
  withRules(command.argument('<game>')).action((word: string, flags) => {
    const game = findGame(word);
    return runUgi(game, findOptions(game, flags));
  });
}
