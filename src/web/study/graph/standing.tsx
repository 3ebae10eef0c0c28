import type { Game } from '../../../core/game.ts';
import { fill } from '../../../core/words.ts';
import { nodeAt } from '../../../session/study.ts';
import { sharesOf } from '../../../session/study-lines.ts';
import { language } from '../../state/language.ts';
import type { StudyEngine } from '../engine.ts';
import type { StudyModel } from '../model.ts';
import { studyTexts } from '../texts.ts';
import { percentText } from './score.ts';

interface StandingBarProps {
  readonly model: StudyModel;
  readonly engine: StudyEngine;
  /** What the review says of the place. */
  readonly judged: readonly number[] | undefined;
}

/** A slim bar along the board: a part for each seat. */
export function StandingBar({ model, engine, judged }: StandingBarProps) {
  const { game } = model;
  const shares = sharesHere(model, engine) ?? judged ?? sharesNoted(model);
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

/** What the engine says of the current position. */
function sharesHere(model: StudyModel, engine: StudyEngine): readonly number[] | undefined {
  return model.position.over ? sharesOf(model.position) : engine.lines.value[0]?.shares;
}

/** What the record says of it. */
function sharesNoted({ study, position }: StudyModel): readonly number[] | undefined {
  const { ply, entry } = nodeAt(study.value);
  return entry.evaluation === undefined ? undefined : sharesOf(position, entry.evaluation, ply);
}

function sayShares({ texts }: Game, shares: readonly number[]): string {
  const { seats } = texts[language.value];
  const parts = shares.map((share, seat) =>
    fill(studyTexts.value.share, { name: seats[seat], percent: percentText(share) }),
  );
  return fill(studyTexts.value.standing, { shares: parts.join(', ') });
}
