import type { Command } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import type { ConvertFlags } from '../records/convert.ts';
import type { ReplayFlags } from '../records/replay.ts';
import type { SavesFlags } from '../records/saves.ts';
import type { ShowFlags } from '../records/show.ts';

/** Adds the commands for records of games; command makes one by name and description. */
export function addRecordCommands(command: (name: string, description: string) => Command): void {
  const forRecord = (name: string, description: string) =>
    command(name, description)
      .argument(
        '<file>',
        'a record in any form, or a position; - reads standard input, and a link or the name of a saved game may stand here',
      )
      .option('--game <game>', 'the game, where the text names none');

  forRecord('show', 'show the last position of a recorded game, or another one')
    .option('--ply <n>', 'the position after so many moves', wholeNumber('--ply', 0, 1_000_000))
    .action(async (file: string, _, self: Command) =>
      (await import('../records/show.ts')).runShow(file, self.optsWithGlobals<ShowFlags>()),
    );

  forRecord('replay', 'show all positions of a recorded game')
    .option('--delay <ms>', 'milliseconds between two positions', wholeNumber('--delay', 0, 60_000))
    .action(async (file: string, _, self: Command) =>
      (await import('../records/replay.ts')).runReplay(file, self.optsWithGlobals<ReplayFlags>()),
    );

  forRecord('convert', 'write a recorded game in another form')
    .requiredOption('--to <form>', 'text, json, link or abstractplay')
    .option('-o, --out <file>', 'write to this file')
    .action(async (file: string, _, self: Command) =>
      (await import('../records/convert.ts')).runConvert(file, self.optsWithGlobals<ConvertFlags>()),
    );

  command('saves', 'list the saved games')
    .option('--delete <name>', 'delete this one')
    .option('--json', 'as JSON')
    .action(async (_, self: Command) =>
      (await import('../records/saves.ts')).runSaves(self.optsWithGlobals<SavesFlags>()),
    );
}
