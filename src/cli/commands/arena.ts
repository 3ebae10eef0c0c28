import type { Command } from 'commander';
import { runArena } from '../match/arena.ts';
import { withMatch } from './match.ts';

export function arenaCommand(command: Command): void {
  withMatch(command.argument('<folder>'), 'openings of each match, played with both seats', 10)
    .option('--with <players>', 'players of ours that take part, separated by commas')
    .option('--log <folder>', 'keep the games in this folder, and go on where they end')
    .option('--report <file>', 'write a page with the table to this file')
    .option('--json', 'as JSON')
    .action(runArena);
}
