import { useEffect, useMemo } from 'preact/hooks';
import { fill } from '../../../core/words.ts';
import type { AnalysisNote } from '../../../protocol/analysis.ts';
import { recordOfRoom } from '../../../protocol/room-record.ts';
import { type AnalysedPly, analysedPlies, analysedRecord } from '../../../session/analysed.ts';
import { sayNumber } from '../../state/locale.ts';
import { openRecord } from '../../study/files/open.ts';
import { Curves } from '../../study/graph/curves.tsx';
import { studyTexts } from '../../study/texts.ts';
import type { RoomController } from '../controller.ts';
import { analysisTexts } from './analysis-texts.ts';
import { AskedAnalysis } from './asked-analysis.ts';

/** Moves that are listed; the table has all. */
const MOST_LISTED = 6;

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
      {note.evaluations.length > 0 && <Findings model={model} note={note} />}
    </section>
  );
}

function Findings({ model, note }: { model: RoomController; note: AnalysisNote }) {
  const { room, client, shownPly } = model;
  const { evaluations } = note;
  const { marked: heading, noneMarked, study } = analysisTexts.value;
  const record = useMemo(
    () => recordOfRoom([room.match.game], room.setup, client.events, room.setup.rated),
    [room, client],
  );
  const plies = useMemo(() => analysedPlies(record, evaluations), [record, evaluations]);
  const worst = worstOf(plies);
  const points = plies.map(({ ply, move, shares, flaw }) => ({
    ...{ id: ply, ply, shares },
    ...{ move: move || studyTexts.value.beginning, mark: flaw?.mark },
  }));
  const isDone = note.status === 'done';
  return (
    <>
      {points.length > 1 && (
        <Curves game={room.match.game} points={points} at={shownPly} go={(ply) => model.show(ply)} />
      )}
      <p class="soft">{sayEngine(note)}</p>
      {worst.length > 0 && <h3>{heading}</h3>}
      <ul class="marked">
        {worst.map((one) => (
          <Marked key={one.ply} one={one} />
        ))}
      </ul>
      {isDone && worst.length === 0 && <p class="soft">{noneMarked}</p>}
      {isDone && (
        <button type="button" onClick={() => void openRecord(analysedRecord(record, evaluations, sayEngine(note)))}>
          {study}
        </button>
      )}
    </>
  );
}

/** The moves that cost the most, as they were played. */
function worstOf(plies: readonly AnalysedPly[]): readonly AnalysedPly[] {
  const costOf = ({ flaw }: AnalysedPly) => flaw?.cost ?? 0;
  return plies
    .filter(({ flaw }) => flaw !== undefined)
    .sort((one, other) => costOf(other) - costOf(one))
    .slice(0, MOST_LISTED)
    .sort((one, other) => one.ply - other.ply);
}

/** A costly move, with a link to it, and what would have been better. */
function Marked({ one: { ply, move, flaw } }: { one: AnalysedPly }) {
  if (flaw === undefined) return null;
  const { mark, better } = flaw;
  return (
    <li>
      <a href={`#${ply}`}>
        {ply}. {move} <strong title={studyTexts.value.markNames[mark]}>{mark}</strong>
        <span class="unseen"> {studyTexts.value.markNames[mark]}</span>
      </a>{' '}
      <span class="soft">{fill(analysisTexts.value.better, { line: better.join(' ') })}</span>
    </li>
  );
}

/** The engine, and how much it searched in each position. */
function sayEngine({ evaluations }: AnalysisNote): string {
  const engines = [...new Set(evaluations.map(({ engine }) => engine))].join(', ');
  const nodes = evaluations.reduce((sum, one) => sum + one.nodes, 0) / evaluations.length;
  return fill(analysisTexts.value.by, { engine: engines, nodes: sayNumber(Math.round(nodes)) });
}
