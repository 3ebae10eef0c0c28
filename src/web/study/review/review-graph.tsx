import { mainLine, positionAt, START, type Study } from '../../../session/study.ts';
import { sharesOf } from '../../../session/study-lines.ts';
import { turnsOf } from '../../../session/study-turns.ts';
import type { CurvePoint } from '../graph/curves.tsx';
import { Graph } from '../graph/graph.tsx';
import type { StudyModel } from '../model.ts';
import { studyTexts } from '../texts.ts';
import { Progress } from './progress.tsx';
import type { ReviewModel } from './review-model.ts';

/** The shares of all players through the game, as far as it was judged, and how far that is. */
export function ReviewGraph({ model, review }: { model: StudyModel; review: ReviewModel }) {
  return (
    <Graph model={model} points={pointsOf(model, review)}>
      <Progress review={review} />
    </Graph>
  );
}

/** What the review says of a place on the main line. */
export function sharesByReview(study: Study, review: ReviewModel): readonly number[] | undefined {
  const { start, plies } = review.review.value;
  if (study.at === START) return start ?? undefined;
  const ply = mainLine(study).findIndex(({ id }) => id === study.at);
  return plies.find((one) => one.ply === ply)?.shares;
}

/** What the judge says of the main line; where it has not been yet, what the record says. */
function pointsOf(model: StudyModel, review: ReviewModel): readonly CurvePoint[] {
  const study = model.study.value;
  const position = positionAt(study, START);
  const turns = turnsOf(study);
  const { start, plies } = review.review.value;
  const byPly = new Map(plies.map((one) => [one.ply, one]));
  const points: CurvePoint[] = [];
  if (start !== null) points.push({ id: START, ply: 0, move: studyTexts.value.beginning, shares: start });
  for (const { id, ply, move, entry } of mainLine(study)) {
    position.play(move);
    const judged = byPly.get(ply - 1);
    if (judged === undefined && entry.evaluation === undefined && !position.over) continue;
    const shares = judged?.shares ?? sharesOf(position, entry.evaluation, ply);
    points.push({
      id,
      ply,
      turn: turns.get(id),
      move: entry.move,
      mark: entry.mark ?? judged?.mark ?? undefined,
      shares,
    });
  }
  return points;
}
