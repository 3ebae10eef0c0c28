import type { Command } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { type AnalyseFlags, runAnalyse } from '../records/analyse.ts';
import { type ConvertFlags, runConvert } from '../records/convert.ts';
import { type ExplainFlags, runExplain } from '../records/explain.ts';
import { type ReplayFlags, runReplay } from '../records/replay.ts';
import { type ReviewFlags, runReview } from '../records/review.ts';
import { runSaves, type SavesFlags } from '../records/saves.ts';
import { runShow, type ShowFlags } from '../records/show.ts';

export function showCommand(command: Command): void {
  withRecord(command)
    .option('--ply <n>', say('show the position after n moves'), wholeNumber('--ply', 0, 1_000_000))
    .option('--png <file>', say('draw the position as a picture, 1200 by 630 pixels'))
    .option('--svg <file>', say('draw the same picture as SVG'))
    .action((file: string, _, self: Command) => runShow(file, self.optsWithGlobals<ShowFlags>()));
}

export function replayCommand(command: Command): void {
  withRecord(command)
    .option('--delay <ms>', say('milliseconds between two positions'), wholeNumber('--delay', 0, 60_000))
    .action((file: string, _, self: Command) => runReplay(file, self.optsWithGlobals<ReplayFlags>()));
}

export function reviewCommand(command: Command): void {
  withRecord(command)
    .option('--nodes <n>', say('nodes per move'), wholeNumber('--nodes', 1, 1_000_000_000))
    .option('--json', say('print JSON'))
    .option('--report <file>', say('write an HTML report to this file'))
    .option('--again', say('judge every move anew instead of continuing with what was found before'))
    .action((file: string, _, self: Command) => runReview(file, self.optsWithGlobals<ReviewFlags>()));
}

export function analyseCommand(command: Command): void {
  withRecord(command)
    .option('--ply <n>', say('show the position after n moves'), wholeNumber('--ply', 0, 1_000_000))
    .option('--lines <n>', say('how many of the best moves'), wholeNumber('--lines', 1, 20), 3)
    .option(
      '--rounds <n>',
      say('rounds of thinking, each four times as long as the one before'),
      wholeNumber('--rounds', 1, 8),
      2,
    )
    .option('--json', say('print JSON'))
    .action((file: string, _, self: Command) => runAnalyse(file, self.optsWithGlobals<AnalyseFlags>()));
}

export function explainCommand(command: Command): void {
  withRecord(command)
    .argument('[move]', say('a move; without it, the one that was played, or the best one'))
    .option('--ply <n>', say('explain the move after n moves'), wholeNumber('--ply', 0, 1_000_000))
    .option('--nodes <n>', say('nodes per position'), wholeNumber('--nodes', 1, 1_000_000_000))
    .option('--json', say('print JSON'))
    .action((file: string, move: string | undefined, _, self: Command) =>
      runExplain(file, move, self.optsWithGlobals<ExplainFlags>()),
    );
}

export function convertCommand(command: Command): void {
  withRecord(command)
    .requiredOption('--to <form>', say('text, json, link or abstractplay'))
    .option('-o, --out <file>', say('write to this file'))
    .action((file: string, _, self: Command) => runConvert(file, self.optsWithGlobals<ConvertFlags>()));
}

export function savesCommand(command: Command): void {
  command
    .option('--delete <name>', say('delete this saved game'))
    .option('--json', say('print JSON'))
    .action((_, self: Command) => runSaves(self.optsWithGlobals<SavesFlags>()));
}

/** Adds what says which record is meant. */
function withRecord(command: Command): Command {
  return command
    .argument(
      '<file>',
      say('a record in any format, a position, a link or the name of a saved game; - reads standard input'),
    )
    .option('--game <game>', say('the game, if the record does not name it'));
}
