import { MistakeCard, type MistakeProps } from './mistake.tsx';
import { Players } from './players.tsx';
import { ReviewGraph } from './review-graph.tsx';
import { Summary } from './summary.tsx';
import { reviewTexts } from './texts.ts';

/** Everything that the judge says of the game, from its first finished part on. */
export function ReviewPanel(props: MistakeProps) {
  const { model, review, mistakes } = props;
  return (
    <section class="review" aria-label={reviewTexts.value.title}>
      <div class="review-course">
        <ReviewGraph model={model} review={review} />
        {review.done > 0 && <Players model={model} review={review} mistakes={mistakes} />}
      </div>
      {review.done > 0 && (
        <>
          <MistakeCard {...props} />
          <Summary {...props} />
        </>
      )}
    </section>
  );
}
