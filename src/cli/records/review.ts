import process from 'node:process';
import about from '../../../package.json' with { type: 'json' };
import { fill } from '../../core/words.ts';
import type { Note } from '../../judge/note.ts';
import { examineGame, type GameReview, reviewNodes, reviewOf } from '../../judge/review.ts';
import { hearStop } from '../../node/stopping.ts';
import { Thinker } from '../../node/thinking/thinker.ts';
import { print } from '../../node/usage.ts';
import { type GameRecord, startOf } from '../../record/record.ts';
import { Round } from '../../record/rounds.ts';
import { loadRecord, type RecordFlags, type Speech, withRecords } from './records.ts';

export interface ReviewFlags extends RecordFlags {
  /** For each move. */
  readonly nodes?: number;
  readonly json?: boolean;
}

/** Judges every move of a game, the last one first. Ctrl-C prints what has been judged by then. */
export function runReview(source: string, flags: ReviewFlags): Promise<void> {
  return withRecords(flags, async (speech) => {
    const { record } = loadRecord(source, flags, speech);
    const start = startOf(record);
    const nodes = flags.nodes ?? reviewNodes(start);
    const notes: Note[] = [];
    const status = await examineInto(notes, record, nodes, speech);
    const review = reviewOf(start, movesOf(record), notes, `${about.name} ${about.version}`, nodes);
    print(flags.json === true ? JSON.stringify(review) : sayReview(record, review, speech));
    if (status === undefined) return;
    const counts = { done: notes.length, total: record.line.length };
    process.stderr.write(`${fill(speech.texts.reviewStopped, counts)}\n`);
    process.exitCode = status;
  });
}

/** Adds a note on every move; returns the exit status of the signal that ended it before. */
async function examineInto(
  notes: Note[],
  record: GameRecord,
  nodes: number,
  { texts }: Speech,
): Promise<number | undefined> {
  const { stderr } = process;
  const thinker = new Thinker();
  const stop = hearStop();
  const stopped = new Promise<undefined>((resolve) => stop.signal.addEventListener('abort', () => resolve(undefined)));
  const coming = examineGame(startOf(record), movesOf(record), notes, (...asked) => thinker.think(...asked), nodes);
  for (;;) {
    const next = await Promise.race([coming.next(), stopped]);
    if (next === undefined || next.done === true) break;
    notes.push(next.value);
    const counts = { done: notes.length, total: record.line.length };
    if (stderr.isTTY) stderr.write(`\r\x1b[2K${fill(texts.reviewing, counts)}`);
  }
  if (stderr.isTTY) stderr.write('\r\x1b[2K');
  stop.forget();
  await thinker.close();
  return stop.status;
}

function movesOf(record: GameRecord): string[] {
  return record.line.map(({ move }) => move);
}

function sayReview(record: GameRecord, { plies, players }: GameReview, { language, texts }: Speech): string {
  const { game, options } = record;
  const { seats } = game.texts[language];
  const round = new Round(1, (startOf(record).turn ?? 0) - 1);
  const marked = plies.flatMap(({ seat, move, mark, cost, best }) => {
    round.enter(seat);
    if (mark === null) return [];
    const words = { place: round.number(options.players), name: seats[seat], move };
    if (mark === '!') return [fill(texts.praised, words)];
    return [fill(texts.mistake, { ...words, mark, cost: Math.round(100 * cost), best: best[0] })];
  });
  const summary = players.map(({ seat, accuracy, moves }) => {
    const name = seats[seat];
    return accuracy === null
      ? fill(texts.noAccuracy, { name })
      : fill(texts.accuracy, { name, percent: Math.round(accuracy), moves });
  });
  const title = fill(texts.title, { game: game.name, designer: game.designer });
  return [title, '', ...(marked.length === 0 ? [texts.noMarks] : marked), '', ...summary].join('\n');
}
