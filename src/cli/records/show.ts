import { fill } from '../../core/words.ts';
import { print } from '../../node/usage.ts';
import { type GameRecord, matchOf } from '../../record/record.ts';
import { drawPlain } from '../../view/plain.ts';
import { writePicture } from './picture.ts';
import { loadRecord, RecordError, type RecordFlags, reasonOf, type Speech, sayState, withRecords } from './records.ts';

export interface ShowFlags extends RecordFlags {
  readonly ply?: number;
  /** Files for a picture of the board. */
  readonly png?: string;
  readonly svg?: string;
}

/** Prints a record: its tags, the last position or another one, and the result; or draws the position. */
export function runShow(source: string, flags: ShowFlags): Promise<void> {
  return withRecords(flags, (speech) => {
    const { texts } = speech;
    const { record } = loadRecord(source, flags, speech);
    const plies = record.line.length;
    const ply = flags.ply ?? plies;
    if (ply > plies) throw new RecordError(fill(texts.tooLate, { ply, plies }));
    if (flags.png !== undefined || flags.svg !== undefined) {
      savePicture(record, ply, flags, speech);
      return;
    }
    const match = matchOf(record, ply);
    print(fill(texts.title, { game: record.game.name, designer: record.game.designer }));
    for (const [name, value] of Object.entries(record.tags)) print(`${name}: ${value}`);
    print(`\n${ply === 0 ? texts.start : fill(texts.after, { ply, plies })}\n`);
    print(drawPlain(match.position));
    print(`\n${sayState(record, match, speech)}`);
  });
}

function savePicture(record: GameRecord, ply: number, { png, svg }: ShowFlags, { language, texts }: Speech): void {
  const files = { ...(png === undefined ? {} : { png }), ...(svg === undefined ? {} : { svg }) };
  try {
    writePicture(record, ply, language, files);
  } catch (error) {
    throw new RecordError(fill(texts.unwritable, { file: png ?? svg ?? '', reason: reasonOf(error) }));
  }
}
