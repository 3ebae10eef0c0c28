import { useEffect, useMemo } from 'preact/hooks';
import { fill } from '../../../core/words.ts';
import { type GameReview, type ReviewedPly, reviewOf } from '../../../judge/review.ts';
import type { AnalysisNote } from '../../../protocol/analysis.ts';
import { recordOfRoom } from '../../../protocol/room-record.ts';
import { startOf } from '../../../record/record.ts';
import { keepReview } from '../../local/reviews.ts';
import { sayNumber } from '../../state/locale.ts';
import { reviewRecord } from '../../study/files/open.ts';
import { type CurvePoint, Curves } from '../../study/graph/curves.tsx';
import { reviewId } from '../../study/review/review-model.ts';
import { studyTexts } from '../../study/texts.ts';
import type { RoomController } from '../controller.ts';
import { analysisTexts } from './analysis-texts.ts';
import { AskedAnalysis } from './asked-analysis.ts';

/** Moves that are listed; the table has all. */
const MOST_LISTED = 6;
/** Moves of a line that is shown beside the game. */
const LONGEST_LINE = 6;

/** The server's analysis of a finished game: to be requested, awaited and read. */
export function RoomAnalysis({ model }: { model: RoomController }) {
  const { client } = model;
  const asked = useMemo(() => new AskedAnalysis(client.id), [client]);
  useEffect(() => () => asked.close(), [asked]);
  const { title, ask, hint, running, failed, again } = analysisTexts.value;
  const note = asked.note.value;
  if (note === undefined) return null;
  const { status, plies, done } = note;
  return (
    <section class="room-analysis graph" aria-labelledby="analysis-title">
      <h2 id="analysis-title">{title}</h2>
      {status === 'none' && <p class="soft">{hint}</p>}
      <p class="soft" role="status">
        {status === 'failed' && failed}
        {status === 'running' && (
          <>
            <progress max={plies} value={done} aria-label={title} /> {fill(running, { done, plies })}
          </>
        )}
      </p>
      {(status === 'none' || status === 'failed') && (
        <button type="button" disabled={asked.isAsking.value} onClick={() => void asked.ask(client.user !== '')}>
          {status === 'none' ? ask : again}
        </button>
      )}
      <p class="message" role="alert">
        {asked.trouble.value}
      </p>
      {note.notes.length > 0 && <Findings model={model} note={note} />}
    </section>
  );
}

function Findings({ model, note }: { model: RoomController; note: AnalysisNote }) {
  const { room, client, shownPly } = model;
  const { notes } = note;
  const { marked: heading, noneMarked, study } = analysisTexts.value;
  const record = useMemo(
    () => recordOfRoom([room.match.game], room.setup, client.events, room.setup.rated),
    [room, client],
  );
  const review = useMemo(() => {
    const moves = record.line.map(({ move }) => move);
    return reviewOf(startOf(record), moves, notes, notes[0].engine, notes[0].nodes);
  }, [record, notes]);
  const worst = worstOf(review.plies);
  const isDone = note.status === 'done';
  const open = async () => {
    await keepReview({ id: reviewId(record, notes[0]), notes, isStopped: false, changed: Date.now() });
    await reviewRecord(record, model.seat);
  };
  return (
    <>
      <Curves game={room.match.game} points={pointsOf(review)} at={shownPly} go={(ply) => model.show(ply)} />
      <p class="soft">{sayEngine(note)}</p>
      {worst.length > 0 && <h3>{heading}</h3>}
      <ul class="marked">
        {worst.map((one) => (
          <Marked key={one.ply} one={one} />
        ))}
      </ul>
      {isDone && worst.length === 0 && <p class="soft">{noneMarked}</p>}
      {isDone && (
        <button type="button" onClick={() => void open()}>
          {study}
        </button>
      )}
    </>
  );
}

/** The shares before the first move and after each that was judged. */
function pointsOf({ start, plies }: GameReview): CurvePoint[] {
  const after = plies.map(({ ply, move, mark, shares }) => ({
    ...{ id: ply + 1, ply: ply + 1, move, shares },
    ...(mark === null ? {} : { mark }),
  }));
  return start === null ? after : [{ id: 0, ply: 0, move: studyTexts.value.beginning, shares: start }, ...after];
}

/** The mistakes that cost the most, as they were played. */
function worstOf(plies: readonly ReviewedPly[]): readonly ReviewedPly[] {
  return plies
    .filter(({ mark, cost }) => mark !== null && cost > 0)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, MOST_LISTED)
    .sort((one, other) => one.ply - other.ply);
}

/** A costly move, with a link to it, and what would have been better. */
function Marked({ one: { ply, move, mark, best } }: { one: ReviewedPly }) {
  if (mark === null) return null;
  return (
    <li>
      <a href={`#${ply + 1}`}>
        {ply + 1}. {move} <strong title={studyTexts.value.markNames[mark]}>{mark}</strong>
        <span class="unseen"> {studyTexts.value.markNames[mark]}</span>
      </a>{' '}
      <span class="soft">{fill(analysisTexts.value.better, { line: best.slice(0, LONGEST_LINE).join(' ') })}</span>
    </li>
  );
}

/** The engine, and how much it searched for each move. */
function sayEngine({ notes }: AnalysisNote): string {
  const [{ engine, nodes }] = notes;
  return fill(analysisTexts.value.by, { engine, nodes: sayNumber(nodes) });
}
