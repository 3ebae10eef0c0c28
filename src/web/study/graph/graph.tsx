import { useSignal } from '@preact/signals';
import { ChartLine, Square, Table2 } from 'lucide';
import { fill } from '../../../core/words.ts';
import { goTo, mainLine, positionAt, START } from '../../../session/study.ts';
import { sharesOf } from '../../../session/study-lines.ts';
import { turnsOf } from '../../../session/study-turns.ts';
import { Icon } from '../../kit/icon.tsx';
import { IconAct } from '../../kit/menu.tsx';
import type { Review } from '../engine.ts';
import type { StudyModel } from '../model.ts';
import { studyTexts } from '../texts.ts';
import { type CurvePoint, ShareTable, Stacked } from './curves.tsx';

/** How the main line went: the shares after each move as a picture or as a table. Its place is kept before it is known. */
export function Graph({ model, review }: { model: StudyModel; review: Review }) {
  const { graph, table } = studyTexts.value;
  const isTable = useSignal(false);
  const points = pointsOf(model, review);
  const study = model.study.value;
  const go = (id: number) => model.go(goTo(study, id));
  const isKnown = points.length > 1;
  return (
    <section class="graph" aria-labelledby="graph-title">
      <div class="graph-head">
        <h2 id="graph-title">{graph}</h2>
        <Evaluating model={model} review={review} isDone={isKnown && review.progress.value === undefined} />
        {isKnown && (
          <IconAct
            icon={isTable.value ? ChartLine : Table2}
            name={table}
            isPressed={isTable.value}
            act={() => {
              isTable.value = !isTable.value;
            }}
          />
        )}
      </div>
      {isKnown && isTable.value && <ShareTable game={model.game} points={points} go={go} />}
      {isKnown && !isTable.value && <Stacked game={model.game} points={points} at={study.at} go={go} />}
    </section>
  );
}

/** Begins to evaluate the game, and shows how far it has come. */
function Evaluating({ model, review, isDone }: { model: StudyModel; review: Review; isDone: boolean }) {
  const { graph, review: begin, stop, reviewing } = studyTexts.value;
  const progress = review.progress.value;
  if (isDone && isAllEvaluated(model)) return null;
  return (
    <div class="evaluating">
      {progress === undefined ? (
        <button type="button" disabled={model.study.value.nodes.size < 2} onClick={() => void review.run()}>
          <Icon of={ChartLine} />
          {begin}
        </button>
      ) : (
        <>
          <progress max={progress.total} value={progress.done} aria-label={graph} />
          <span class="soft">{fill(reviewing, progress)}</span>
          <button type="button" onClick={() => review.stop()}>
            <Icon of={Square} />
            {stop}
          </button>
        </>
      )}
    </div>
  );
}

function isAllEvaluated(model: StudyModel): boolean {
  const line = mainLine(model.study.value);
  return line.slice(0, -1).every(({ entry }) => entry.evaluation !== undefined);
}

function pointsOf(model: StudyModel, review: Review): readonly CurvePoint[] {
  const study = model.study.value;
  const position = positionAt(study, START);
  const turns = turnsOf(study);
  const points: CurvePoint[] = [];
  if (review.start.value !== undefined) {
    points.push({
      id: START,
      ply: 0,
      move: studyTexts.value.beginning,
      shares: sharesOf(position, review.start.value),
    });
  }
  for (const { id, ply, move, entry } of mainLine(study)) {
    position.play(move);
    if (entry.evaluation === undefined && !position.over) continue;
    const shares = sharesOf(position, entry.evaluation);
    points.push({ id, ply, turn: turns.get(id), move: entry.move, mark: entry.mark, shares });
  }
  return points;
}
