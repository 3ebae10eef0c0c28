import { fill } from '../../../core/words.ts';
import type { Like } from '../../../judge/like.ts';
import type { ReviewedPlayer } from '../../../judge/review.ts';
import { seatLabel } from '../../../session/share-card.ts';
import { Emblem } from '../../kit/emblem.tsx';
import { countText } from '../../kit/format.ts';
import { language } from '../../state/language.ts';
import type { StudyModel } from '../model.ts';
import type { Mistakes } from './mistakes.ts';
import type { ReviewModel } from './review-model.ts';
import { reviewTexts } from './texts.ts';

interface PlayersProps {
  readonly model: StudyModel;
  readonly review: ReviewModel;
  readonly mistakes: Mistakes;
}

/**
 * A card for each player: accuracy, and what it is made of. It chooses whose mistakes are walked through; chosen again,
 * everybody's.
 */
export function Players({ model, review, mistakes }: PlayersProps) {
  const { players } = review.review.value;
  return (
    <fieldset class={`review-players of-${players.length}`}>
      <legend class="unseen">{reviewTexts.value.mistakesOf}</legend>
      {players.map((player) => (
        <PlayerCard
          key={player.seat}
          model={model}
          player={player}
          isChosen={mistakes.isOf(player.seat) && mistakes.seats.value.length < players.length}
          choose={() => {
            const isAlone = mistakes.seats.value.length === 1 && mistakes.isOf(player.seat);
            mistakes.seats.value = isAlone ? players.map(({ seat }) => seat) : [player.seat];
          }}
        />
      ))}
    </fieldset>
  );
}

interface CardProps {
  readonly model: StudyModel;
  readonly player: ReviewedPlayer;
  readonly isChosen: boolean;
  choose(): void;
}

function PlayerCard({ model, player: { seat, accuracy, moves, small, like }, isChosen, choose }: CardProps) {
  const { accuracyOf, noAccuracyOf, counted, small: smallText } = reviewTexts.value;
  const { game } = model;
  const ink = game.look.inks[seat];
  const name = seatLabel(model.study.value.record, seat, language.value);
  const percent = Math.round(accuracy ?? 0);
  const losses = Math.round(100 * small);
  return (
    <button type="button" class={`review-player ink-${ink}`} aria-pressed={isChosen} onClick={choose}>
      <span class="review-figure" aria-hidden="true">
        <span class="big-figure">{accuracy === null ? '–' : percent}</span>
        <span class="soft">{reviewTexts.value.accuracy}</span>
      </span>
      <span class="unseen">{fill(accuracy === null ? noAccuracyOf : accuracyOf, { name, percent })}</span>
      <span class="review-name" aria-hidden="true">
        <Emblem ink={ink} seat={seat} />
        {name}
      </span>
      {like !== null && <span>{sayLike(like)}</span>}
      <span class="soft">{countText(counted, moves)}</span>
      {losses > 0 && <span class="soft">{fill(smallText, { percent: losses })}</span>}
    </button>
  );
}

/** The interval of levels in whole numbers: more would be false precision. */
function sayLike({ low, high }: Like): string {
  const { like, likeOne } = reviewTexts.value;
  const [from, to] = [low, high].map(Math.round);
  return from === to ? fill(likeOne, { level: from }) : fill(like, { low: from, high: to });
}
