import { fill } from '../../core/words.ts';
import { sayError, writeInPlace } from '../../node/files.ts';
import { listValues } from '../../node/find-game.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { writeAbstractPlay } from '../../record/abstract-play.ts';
import type { RecordFault } from '../../record/fault.ts';
import { writeLink } from '../../record/link.ts';
import type { GameRecord } from '../../record/record.ts';
import { writeRecordJson } from '../../record/record-json.ts';
import { writeRecordText } from '../../record/record-text.ts';
import { sayRecordFault } from '../../record/words.ts';
import { loadRecord, RecordError, type RecordFlags, withRecords } from './records.ts';

export interface ConvertFlags extends RecordFlags {
  readonly to: string;
  readonly out?: string;
}

const WRITERS: Readonly<Record<string, (record: GameRecord) => string | RecordFault>> = {
  text: (record) => writeRecordText(record).trimEnd(),
  json: writeRecordJson,
  link(record) {
    const link = writeLink(record);
    return typeof link === 'string' ? `#${link}` : link;
  },
  abstractplay: (record) => writeAbstractPlay(record, new Date().toISOString()),
};

/** Writes a record in another format, to a file or to standard output. */
export function runConvert(source: string, flags: ConvertFlags): Promise<void> {
  const { to, out } = flags;
  const forms = Object.keys(WRITERS);
  if (!forms.includes(to))
    throw new UsageError(say('--to must be {forms}, not {word}.', { forms: listValues(forms), word: to }));
  return withRecords(flags, (speech) => {
    const { record } = loadRecord(source, flags, speech);
    const text = WRITERS[to](record);
    if (typeof text !== 'string') throw new RecordError(sayRecordFault(text, speech.language));
    if (out === undefined) return print(text);
    try {
      writeInPlace(out, `${text}\n`);
    } catch (error) {
      throw new RecordError(fill(speech.texts.unwritable, { file: out, reason: sayError(error) }));
    }
  });
}
