import type { Command } from 'commander';
import { say } from '../../node/words/say.ts';
import { runArena } from '../match/arena.ts';
import { withMatch } from './match.ts';

export function arenaCommand(command: Command): void {
  withMatch(command.argument('<folder>'), say('openings in each match; both players begin each of them once'), 10)
    .option('--with <players>', say('built-in players that take part, separated by commas'))
    .option('--log <folder>', say('keep the games in this folder; the same command continues from it'))
    .option('--report <file>', say('write an HTML report to this file'))
    .option('--json', say('print JSON'))
    .action(runArena);
}
