import { fill } from '../../core/words.ts';
import { print } from '../../node/usage.ts';
import { matchOf } from '../../record/record.ts';
import { drawPlain } from '../../view/plain.ts';
import { loadRecord, RecordError, type RecordFlags, sayState, withRecords } from './records.ts';

export interface ShowFlags extends RecordFlags {
  readonly ply?: number;
}

/** Prints a record: its tags, the last position or another one, and the result. */
export function runShow(source: string, flags: ShowFlags): Promise<void> {
  return withRecords(flags, (speech) => {
    const { texts } = speech;
    const { record } = loadRecord(source, flags, speech);
    const plies = record.line.length;
    const ply = flags.ply ?? plies;
    if (ply > plies) throw new RecordError(fill(texts.tooLate, { ply, plies }));
    const match = matchOf(record, ply);
    print(fill(texts.title, { game: record.game.name, designer: record.game.designer }));
    for (const [name, value] of Object.entries(record.tags)) print(`${name}: ${value}`);
    print(`\n${ply === 0 ? texts.start : fill(texts.after, { ply, plies })}\n`);
    print(drawPlain(match.position));
    print(`\n${sayState(record, match, speech)}`);
  });
}
