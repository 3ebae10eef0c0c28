import { fill } from '../../core/words.ts';
import { type RatingPool, sayPool } from './pools.ts';
import { ratingTexts } from './texts.ts';

/** Units of the picture, which is stretched to the available space. */
const WIDTH = 200;
const HEIGHT = 40;
const EDGE = 3;
/** The least rating points that the picture spans, so that small changes look small. */
const LEAST_SPAN = 100;

/** The history of a rating as a line; the oldest first. */
export function RatingCourse({ pool, ratings }: { pool: RatingPool; ratings: readonly number[] }) {
  if (ratings.length < 2) return null;
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const span = Math.max(LEAST_SPAN, high - low);
  const bottom = (low + high - span) / 2;
  const points = ratings.map((rating, index) => {
    const x = EDGE + (index / (ratings.length - 1)) * (WIDTH - 2 * EDGE);
    const y = HEIGHT - EDGE - ((rating - bottom) / span) * (HEIGHT - 2 * EDGE);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const [from, to] = [ratings[0], ratings.at(-1) ?? ratings[0]];
  const label = fill(ratingTexts.value.course, { pool: sayPool(pool), from, to, games: ratings.length });
  return (
    <svg class="course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
      <polyline points={points.join(' ')} vector-effect="non-scaling-stroke" />
    </svg>
  );
}
