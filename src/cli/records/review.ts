import process from 'node:process';
import about from '../../../package.json' with { type: 'json' };
import { fill } from '../../core/words.ts';
import { examineGame, type GameReview, reviewNodes, reviewOf } from '../../judge/review.ts';
import { writeReport } from '../../node/files.ts';
import { hearStop } from '../../node/stopping.ts';
import { Thinker } from '../../node/thinking/thinker.ts';
import { print } from '../../node/usage.ts';
import { type GameRecord, startOf } from '../../record/record.ts';
import { moveNumbers, reviewed } from '../../report/moves.ts';
import { writeReviewPage } from '../../report/review-page.ts';
import { sayTurns } from '../../report/summary.ts';
import { showProgress } from '../progress.ts';
import { loadRecord, type RecordFlags, type Speech, withRecords } from './records.ts';
import { KeptNotes } from './review-notes.ts';
import { sayPlayers } from './review-words.ts';

export interface ReviewFlags extends RecordFlags {
  /** For each move. */
  readonly nodes?: number;
  readonly json?: boolean;
  /** The file of a page with everything. */
  readonly report?: string;
  /** Whether what was found before is thrown away. */
  readonly again?: boolean;
}

/** Judges every move of a game, the last one first. Ctrl-C prints what has been judged by then; the next time goes on. */
export function runReview(source: string, flags: ReviewFlags): Promise<void> {
  return withRecords(flags, async (speech) => {
    const { record } = loadRecord(source, flags, speech);
    const nodes = flags.nodes ?? reviewNodes(startOf(record));
    const kept = new KeptNotes(record, nodes, flags.again);
    const status = await examineInto(kept, record, nodes);
    const review = reviewSoFar(record, kept, nodes);
    if (flags.report !== undefined) writeReport(flags.report, writeReviewPage(record, review, speech.language));
    print(flags.json === true ? JSON.stringify(review) : sayReview(record, review, speech));
    if (status === undefined) return;
    const counts = { done: kept.notes.length, total: record.line.length };
    const { reviewStopped, reviewKept, reviewNotKept } = speech.texts;
    process.stderr.write(`${fill(reviewStopped, counts)} ${kept.isKept ? reviewKept : reviewNotKept}\n`);
    process.exitCode = status;
  });
}

/** The review of what has been found so far. */
function reviewSoFar(record: GameRecord, { notes }: Pick<KeptNotes, 'notes'>, nodes: number): GameReview {
  return reviewOf(startOf(record), movesOf(record), notes, `${about.name} ${about.version}`, nodes);
}

/** Adds a note on every move; returns the exit status of the signal that ended it before. */
async function examineInto(kept: KeptNotes, record: GameRecord, nodes: number): Promise<number | undefined> {
  const known = kept.notes.length;
  const progress = showProgress('{done} of {total} moves', record.line.length);
  const thinker = new Thinker();
  const stop = hearStop();
  const stopped = new Promise<undefined>((resolve) => stop.signal.addEventListener('abort', () => resolve(undefined)));
  const coming = examineGame(
    startOf(record),
    movesOf(record),
    kept.notes,
    (...asked) => thinker.think(...asked),
    nodes,
  );
  for (;;) {
    progress.show(kept.notes.length, known);
    const next = await Promise.race([coming.next(), stopped]);
    if (next === undefined || next.done === true) break;
    kept.add(next.value);
  }
  progress.end();
  stop.forget();
  await thinker.close();
  return stop.status;
}

function movesOf(record: GameRecord): string[] {
  return record.line.map(({ move }) => move);
}

function sayReview(record: GameRecord, review: GameReview, speech: Speech): string {
  const { language, texts } = speech;
  const { game } = record;
  const { seats } = game.texts[language];
  const numbers = moveNumbers(record);
  const marked = review.plies.flatMap(({ ply, seat, move, mark, cost, best }) => {
    if (mark === null) return [];
    const words = { place: numbers[ply], name: seats[seat], move };
    if (mark === '!') return [fill(texts.praised, words)];
    return [fill(texts.mistake, { ...words, mark, cost: Math.round(100 * cost), best: best[0] })];
  });
  const turns = sayTurns(reviewed(record, review, language)).map(({ sentence }) => sentence);
  const title = fill(texts.title, { game: game.name, designer: game.designer });
  const parts = [
    [title],
    marked.length === 0 ? [texts.noMarks] : marked,
    sayPlayers(review, seats, speech),
    turns.length === 0 ? [] : [texts.turns, ...turns],
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
