import { fill } from '../../core/words.ts';
import { dataDirectory, type Saved } from '../../node/storage.ts';
import { print } from '../../node/usage.ts';
import { isRecordFault } from '../../record/fault.ts';
import { sayRecordFault } from '../../record/words.ts';
import { RecordError, type RecordFlags, type Speech, withRecords } from './records.ts';
import { deleteSaved, listSaved } from './saved.ts';

export interface SavesFlags extends RecordFlags {
  readonly delete?: string;
  readonly json?: boolean;
}

/** Lists the saved games, or deletes one. */
export function runSaves(flags: SavesFlags): Promise<void> {
  return withRecords(flags, (speech) => {
    const { texts } = speech;
    const { delete: name } = flags;
    if (name !== undefined) {
      if (!deleteSaved(name)) throw new RecordError(fill(texts.noSuchSave, { name }));
      return print(fill(texts.deleted, { name }));
    }
    const all = listSaved();
    if (flags.json) return print(JSON.stringify(all.map(inJson)));
    if (all.length === 0) return print(fill(texts.noSaves, { directory: dataDirectory() }));
    for (const save of all) print(sayOne(save, speech));
    print(`\n${texts.savesHint}`);
  });
}

function sayOne(save: Saved, { language, texts }: Speech): string {
  const { name } = save;
  if (isRecordFault(save)) return fill(texts.brokenSave, { name, sentence: sayRecordFault(save, language) });
  const { record, when, isRunning } = save;
  const line = fill(texts.save, { name, game: record.game.name, plies: record.line.length, when });
  return isRunning ? fill(texts.playing, { line }) : line;
}

function inJson(save: Saved): object {
  const { name } = save;
  if (isRecordFault(save)) return { name, fault: save.fault };
  const { record, when, seats, isRunning, isRecord } = save;
  const { game, options, line, outcome } = record;
  return {
    name,
    game: game.id,
    options,
    moves: line.length,
    saved: when,
    seats,
    isOver: outcome !== undefined,
    isRunning,
    isRecord,
  };
}
