import type { Game } from '../../core/game.ts';
import { fill } from '../../core/words.ts';
import { goTo, mainLine, nodeAt, positionAt, START } from '../../session/study.ts';
import { sharesOf } from '../../session/study-lines.ts';
import { language } from '../state/language.ts';
import { Curves, type Point } from './curves.tsx';
import type { Review, StudyEngine } from './engine.ts';
import type { StudyModel } from './model.ts';
import { percentText } from './score.ts';
import { studyTexts } from './texts.ts';

interface StandingBarProps {
  readonly model: StudyModel;
  readonly engine: StudyEngine;
  readonly review: Review;
}

/** A slim bar along the board: a part for each seat. */
export function StandingBar({ model, engine, review }: StandingBarProps) {
  const { game } = model;
  const shares = sharesHere(model, engine, review);
  const text = shares === undefined ? studyTexts.value.standingUnknown : sayShares(game, shares);
  return (
    <div class="standing" role="img" aria-label={text} title={text}>
      {shares?.map((share, seat) => (
        <div
          key={game.look.inks[seat]}
          class={`part ink-${game.look.inks[seat]} seat-${seat + 1}`}
          style={{ flexGrow: Math.max(share, 0.0001) }}
        />
      ))}
    </div>
  );
}

/** The known evaluation of the current position. */
function sharesHere(model: StudyModel, engine: StudyEngine, review: Review): readonly number[] | undefined {
  const position = model.position;
  if (position.over) return sharesOf(position);
  const [best] = engine.lines.value;
  if (best !== undefined) return best.shares;
  const study = model.study.value;
  const evaluation = study.at === START ? review.start.value : nodeAt(study).entry.evaluation;
  return evaluation === undefined ? undefined : sharesOf(position, evaluation);
}

function sayShares({ texts }: Game, shares: readonly number[]): string {
  const { seats } = texts[language.value];
  const parts = shares.map((share, seat) =>
    fill(studyTexts.value.share, { name: seats[seat], percent: percentText(share) }),
  );
  return fill(studyTexts.value.standing, { shares: parts.join(', ') });
}

/** The shares after each move of the main line, as lines and as a table. */
export function Graph({ model, review }: { model: StudyModel; review: Review }) {
  const { graph, review: begin, stop, reviewing, noGraph } = studyTexts.value;
  const points = pointsOf(model, review);
  const study = model.study.value;
  const progress = review.progress.value;
  return (
    <section class="graph" aria-labelledby="graph-title">
      <div class="graph-head">
        <h2 id="graph-title">{graph}</h2>
        {progress === undefined ? (
          <button type="button" disabled={study.nodes.size < 2} onClick={() => void review.run()}>
            {begin}
          </button>
        ) : (
          <button type="button" onClick={() => review.stop()}>
            {stop}
          </button>
        )}
      </div>
      {progress !== undefined && (
        <p class="soft">
          <progress max={progress.total} value={progress.done} aria-label={graph} /> {fill(reviewing, progress)}
        </p>
      )}
      {points.length < 2 ? (
        <p class="soft">{noGraph}</p>
      ) : (
        <Curves game={model.game} points={points} at={study.at} go={(id) => model.go(goTo(study, id))} />
      )}
    </section>
  );
}

function pointsOf(model: StudyModel, review: Review): readonly Point[] {
  const study = model.study.value;
  const position = positionAt(study, START);
  const points: Point[] = [];
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
    points.push({ id, ply, move: entry.move, mark: entry.mark, shares: sharesOf(position, entry.evaluation) });
  }
  return points;
}
