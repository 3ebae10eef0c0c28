import { fill, fillAgreeing } from '../../../core/words.ts';
import type { ReviewedPly } from '../../../judge/review.ts';
import { countText } from '../../kit/format.ts';
import { language } from '../../state/language.ts';
import { Reasons } from '../../why/claims.tsx';
import { whyTexts } from '../../why/texts.ts';
import type { StudyModel } from '../model.ts';
import { studyTexts } from '../texts.ts';
import { WhyHere } from '../why-here.tsx';
import type { Mistakes, Quest } from './mistakes.ts';
import type { ReviewModel } from './review-model.ts';
import { reviewTexts } from './texts.ts';

export interface MistakeProps {
  readonly model: StudyModel;
  readonly review: ReviewModel;
  readonly mistakes: Mistakes;
  /** The seat of this person, if only one is. */
  readonly you: number | undefined;
  /** The number of the turn of a move. */
  turnOf(ply: number): number;
  retry(): void;
}

/** Mistakes that are named before one is chosen. */
const NAMED = 2;

/** The mistake in question, and what can be done about it; or how many there are, and which cost the most. */
export function MistakeCard(props: MistakeProps) {
  const { mistakes } = props;
  const one = mistakes.at.value;
  return (
    <section class="review-mistake" aria-label={countText(reviewTexts.value.count, mistakes.all.value.length)}>
      {one === undefined ? <Overview {...props} /> : <Chosen {...props} one={one} />}
    </section>
  );
}

function Overview({ model, review, mistakes, turnOf }: MistakeProps) {
  const { count, none, noneYet, costliest, next } = reviewTexts.value;
  const all = mistakes.all.value;
  const here = <WhyHere model={model} why={mistakes.why} ask={() => mistakes.explainHere()} />;
  if (all.length === 0) {
    return (
      <>
        <p class="soft">{review.isComplete ? none : noneYet}</p>
        {here}
      </>
    );
  }
  const worst = all.toSorted((one, other) => other.cost - one.cost).slice(0, NAMED);
  return (
    <>
      <h2>{countText(count, all.length)}</h2>
      <p class="soft">{costliest}</p>
      <div class="review-worst">
        {worst.map((one) => (
          <button key={one.ply} type="button" onClick={() => mistakes.go(one.ply)}>
            <Mark one={one} />
            <span>
              {turnOf(one.ply)} {one.move}
            </span>
            <span class="soft">−{percent(one.cost)}%</span>
          </button>
        ))}
      </div>
      <div class="review-acts">
        <button type="button" class="strong" aria-keyshortcuts="n" onClick={() => mistakes.step(1)}>
          {next}
        </button>
      </div>
      {here}
    </>
  );
}

function Chosen({ one, ...props }: MistakeProps & { one: ReviewedPly }) {
  const { mistakes, turnOf, retry } = props;
  const { moveAt, ofAll, ask, next, showLine, retry: retryName } = reviewTexts.value;
  const all = mistakes.all.value;
  const at = all.findIndex(({ ply }) => ply === one.ply);
  const quest = mistakes.quest.value;
  const isAsked = quest?.ply === one.ply;
  const tried = isAsked ? quest.found : undefined;
  const about = mistakes.why.about(tried?.move ?? one.move, one.ply);
  const { why, whyNot } = whyTexts.value;
  return (
    <>
      <div class="review-head">
        <Mark one={one} />
        <div>
          <h2>{fill(moveAt, { turn: turnOf(one.ply), move: one.move })}</h2>
          <p class="soft">
            {sayCost(one, props)}
            {one.proved && <span class="badge">{studyTexts.value.proved}</span>}
          </p>
        </div>
        {at >= 0 && <span class="soft review-count">{fill(ofAll, { at: at + 1, count: all.length })}</span>}
      </div>
      <p class="review-quest" role="status">
        {isAsked && sayQuest(quest)}
      </p>
      {about !== undefined && <Reasons asked={about} line={props.model.line} isBesideVerdict />}
      {about === undefined && tried !== undefined && !tried.isGood && (
        <button type="button" class="review-why" onClick={() => mistakes.explain(one.ply, tried.move)}>
          {whyNot}
        </button>
      )}
      {about === undefined && !isAsked && (
        <button type="button" class="review-why" aria-keyshortcuts="w" onClick={() => mistakes.explainHere()}>
          {why}
        </button>
      )}
      <div class="review-acts">
        <button type="button" aria-pressed={isAsked} onClick={() => mistakes.ask(one.ply)}>
          {ask}
        </button>
        <button type="button" class="strong" aria-keyshortcuts="n" onClick={() => mistakes.step(1)}>
          {next}
        </button>
        <button type="button" onClick={() => mistakes.show(one.ply)}>
          {showLine}
        </button>
        <button
          type="button"
          onClick={() => {
            mistakes.go(one.ply);
            retry();
          }}
        >
          {retryName}
        </button>
      </div>
    </>
  );
}

/** The mark of a move: its sign on its colour. */
export function Mark({ one: { mark } }: { one: ReviewedPly }) {
  if (mark === null) return null;
  const name = studyTexts.value.markNames[mark];
  return (
    <strong class={`review-mark ${KINDS[mark]}`} title={name}>
      <span aria-hidden="true">{mark}</span>
      <span class="unseen">{name}</span>
    </strong>
  );
}

const KINDS = { '??': 'blunder', '?': 'fault', '?!': 'doubtful', '!': 'praised' } as const;

/** What it cost its player, and who gained most by it. */
function sayCost({ seat, cost, gains }: ReviewedPly, { model, you }: MistakeProps): string {
  const { costYou, cost: costText, gained } = reviewTexts.value;
  const { seats } = model.game.texts[language.value];
  const lost = percent(cost);
  const own = seat === you ? fill(costYou, { cost: lost }) : fillAgreeing(costText, seats[seat], { cost: lost });
  const most = Math.max(...gains);
  const gain = percent(most);
  if (gain === 0) return own;
  return `${own} · ${fillAgreeing(gained, seats[gains.indexOf(most)], { gain })}`;
}

function sayQuest({ judging, found }: Quest): string {
  const { asked, judging: judgingText, best, good, bad } = reviewTexts.value;
  if (judging !== undefined) return fill(judgingText, { move: judging });
  if (found === undefined) return asked;
  const { move, cost, isGood } = found;
  const words = { move, cost: percent(cost) };
  if (!isGood) return fill(bad, words);
  return fill(percent(cost) === 0 ? best : good, words);
}

export function percent(part: number): number {
  return Math.round(100 * Math.abs(part));
}
