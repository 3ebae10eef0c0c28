import type { Game } from '../../../core/game.ts';
import { fill } from '../../../core/words.ts';
import { nodeAt, START } from '../../../session/study.ts';
import { sharesOf } from '../../../session/study-lines.ts';
import { language } from '../../state/language.ts';
import type { Review, StudyEngine } from '../engine.ts';
import type { StudyModel } from '../model.ts';
import { studyTexts } from '../texts.ts';
import { percentText } from './score.ts';

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
