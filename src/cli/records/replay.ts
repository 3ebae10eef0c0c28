import { setTimeout as wait } from 'node:timers/promises';
import { fill, fillAgreeing } from '../../core/words.ts';
import { print } from '../../node/usage.ts';
import { writeEvaluation } from '../../record/annotation.ts';
import { type Entry, matchOf } from '../../record/record.ts';
import { drawPlain } from '../../view/plain.ts';
import { loadRecord, type RecordFlags, sayState, withRecords } from './records.ts';

export interface ReplayFlags extends RecordFlags {
  /** Milliseconds between two positions. */
  readonly delay?: number;
}

/** Prints every position of a game, one after the other. */
export function runReplay(source: string, flags: ReplayFlags): Promise<void> {
  return withRecords(flags, async (speech) => {
    const { language, texts } = speech;
    const { record } = loadRecord(source, flags, speech);
    const plies = record.line.length;
    const match = matchOf(record, 0);
    const { seats } = record.game.texts[language];
    print(fill(texts.title, { game: record.game.name, designer: record.game.designer }));
    if (record.comment !== undefined) print(record.comment);
    print(`\n${texts.start}\n\n${drawPlain(match.position)}`);
    for (const entry of record.line) {
      if (flags.delay) await wait(flags.delay);
      const name = seats[match.position.turn];
      match.play(entry.move);
      const move = `${entry.move}${entry.mark ?? ''}`;
      print(`\n${fillAgreeing(texts.moved, name, { ply: match.moves.length, plies, move })}${remark(entry)}\n`);
      print(drawPlain(match.position));
    }
    print(`\n${sayState(record, match, speech)}`);
  });
}

function remark({ comment, evaluation }: Entry): string {
  const worth = evaluation === undefined ? '' : ` (${writeEvaluation(evaluation)})`;
  return comment === undefined ? worth : `${worth} ${comment}`;
}
