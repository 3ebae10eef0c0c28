import { games } from '../games/index.ts';
import { isRecordFault } from '../record/fault.ts';
import { sayRecordFault } from '../record/words.ts';
import { fill } from '../view/words.ts';
import { RecordError, type RecordFlags, withRecords } from './records.ts';
import { SavedGames } from './storage.ts';
import { print } from './usage.ts';

export interface SavesFlags extends RecordFlags {
  readonly delete?: string;
}

/** Lists the saved games, or deletes one. */
export function runSaves(flags: SavesFlags): Promise<void> {
  return withRecords(flags, ({ language, texts }) => {
    const saves = new SavedGames(games);
    const { delete: name } = flags;
    if (name !== undefined) {
      if (!saves.delete(name)) throw new RecordError(fill(texts.noSuchSave, { name }));
      return print(fill(texts.deleted, { name }));
    }
    const all = saves.list();
    if (all.length === 0) return print(fill(texts.noSaves, { directory: saves.directory }));
    for (const save of all) {
      if (isRecordFault(save))
        print(fill(texts.brokenSave, { name: save.name, sentence: sayRecordFault(save, language) }));
      else {
        const { name, when, record } = save;
        print(fill(texts.save, { name, game: record.game.name, plies: record.line.length, when }));
      }
    }
  });
}
