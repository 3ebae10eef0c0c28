import { ChartLine, Search, Share2 } from 'lucide';
import { resultOf } from '../../core/play/match.ts';
import { wordMoves } from '../../core/play/picker.ts';
import { sayResult, sayWordMove } from '../../core/play/words.ts';
import { fill, fillAgreeing } from '../../core/words.ts';
import { outcomeByRules } from '../../record/record.ts';
import { sayOutcome } from '../../record/words.ts';
import { mainLine } from '../../session/study.ts';
import { recordOfStudy } from '../../session/study-edit.ts';
import { LensLegend } from '../board/lenses.tsx';
import { countText } from '../kit/format.ts';
import { Icon } from '../kit/icon.tsx';
import { playTexts } from '../play/texts.ts';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import type { StudyModel } from './model.ts';
import { reviewTexts } from './review/texts.ts';
import { studyTexts } from './texts.ts';

interface HeadProps {
  readonly model: StudyModel;
  readonly isReview: boolean;
  /** From the review to the analysis, and back. */
  change(): void;
  share(): void;
}

/** What is studied, and the way to share it. */
export function Head({ model, isReview, change, share }: HeadProps) {
  const { game, position } = model;
  const { shareTool } = studyTexts.value;
  const { title, analysis, subtitle } = reviewTexts.value;
  const other = isReview ? analysis : title;
  const count = mainLine(model.study.value).length;
  const players = fill(texts.value.players, { players: position.seats });
  return (
    <div class="study-head">
      <div class="study-name">
        <h1>{isReview ? title : game.name}</h1>
        <p class="soft">
          {isReview ? fill(subtitle, { game: game.name, players }) : fill(texts.value.by, { designer: game.designer })}
          {count > 0 && ` · ${countText(texts.value.moveCount, count)}`}
        </p>
      </div>
      <button type="button" class="study-tool study-review" aria-label={other} aria-keyshortcuts="v" onClick={change}>
        <Icon of={isReview ? Search : ChartLine} />
        <span>{other}</span>
      </button>
      <button type="button" class="study-tool study-share" aria-label={shareTool} onClick={share}>
        <Icon of={Share2} />
        <span>{shareTool}</span>
      </button>
    </div>
  );
}

/** Whose turn it is or who has won, and below it whatever is to be said at the moment. */
export function Strip({ model }: { model: StudyModel }) {
  const message = model.message.value;
  const told = model.nextTouch || model.news.value;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where sentences are long
    <div class="strip study-strip" tabIndex={0}>
      <p class="status" aria-live="polite">
        {statusOf(model)}
      </p>
      <p class="told" aria-live="polite">
        {message === '' && told}
        <span class="message" role="alert">
          {message}
        </span>
      </p>
      <p class="legend" aria-live="polite">
        {message === '' && told === '' && <LensLegend game={model.game} view={model.view} />}
      </p>
      <WordMoves model={model} />
    </div>
  );
}

function statusOf(model: StudyModel): string {
  const { game } = model;
  const position = model.position;
  const result = resultOf(position);
  if (result !== undefined) return sayResult(game, result, language.value);
  const { outcome } = model.study.value.record;
  const isEnd = mainLine(model.study.value).at(-1)?.id === model.study.value.at;
  if (isEnd && outcome !== undefined && outcomeByRules(position) === undefined) {
    const record = recordOfStudy(model.study.value);
    if (record.outcome !== undefined) return sayOutcome(record, record.outcome, language.value);
  }
  return fillAgreeing(playTexts.value.toMove, game.texts[language.value].seats[position.turn]);
}

/** Moves that touch no cell, such as swapping sides. */
function WordMoves({ model }: { model: StudyModel }) {
  const position = model.position;
  return wordMoves(position).map((text) => (
    <button key={text} type="button" onClick={() => model.play(text)}>
      {sayWordMove(position.game, text, language.value)}
    </button>
  ));
}
