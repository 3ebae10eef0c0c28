import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../games/index.ts';
import { isRecordFault } from '../../record/fault.ts';
import type { GameRecord } from '../../record/record.ts';
import { writeRecordText } from '../../record/record-text.ts';
import { Autosave, dataDirectory, type Saved, SavedGames, writeWhole } from '../storage.ts';

/** A game that can be gone on with. */
export type KeptGame = Exclude<Saved, { readonly fault: unknown }>;

/** Where games lie between two starts: those that run, and records that were saved on purpose. */
export class Shelf {
  private readonly saves = new SavedGames(games);

  /** Games that no other running program plays, the latest first. */
  list(): readonly KeptGame[] {
    return this.saves.list().filter((save): save is KeptGame => !isRecordFault(save) && !save.isRunning);
  }

  delete(name: string): void {
    this.saves.delete(name);
  }

  /** Keeps a running game after every move; with a name, one that was kept before. */
  autosave(name?: string): Autosave {
    return new Autosave(this.saves, name);
  }

  /** Writes a record as text and returns the name of its file. */
  saveRecord(record: GameRecord): string {
    const directory = join(dataDirectory(), 'records');
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const moment = new Date()
      .toISOString()
      .replace(/\.\d+Z$/, '')
      .replace(/[T:]/g, '-');
    const file = join(directory, `${record.game.id}-${moment}.txt`);
    writeWhole(file, writeRecordText(record));
    return file;
  }
}
