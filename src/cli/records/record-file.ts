import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../node/files.ts';
import type { GameRecord } from '../../record/record.ts';
import { writeRecordText } from '../../record/record-text.ts';
import { recordDirectory } from './saved.ts';

/** Writes a record as text, to be saved for good, and returns the name of its file. */
export function saveRecord(record: GameRecord): string {
  return save(record, '.txt', writeRecordText(record));
}

/** Writes the page of a review beside the records, and returns the name of its file. */
export function saveReview(record: GameRecord, page: string): string {
  return save(record, '-review.html', page);
}

function save({ game }: GameRecord, ending: string, text: string): string {
  const directory = recordDirectory();
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const moment = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace(/[T:]/g, '-');
  const file = join(directory, `${game.id}-${moment}${ending}`);
  writeWhole(file, text);
  return file;
}
