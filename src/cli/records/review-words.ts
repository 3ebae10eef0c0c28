import { fill } from '../../core/words.ts';
import type { GameReview } from '../../judge/review.ts';
import { percent } from '../../report/moves.ts';
import type { RecordTexts } from './record-texts.ts';

/** A smaller gain is not worth a word. */
const LITTLE = 0.005;

/** How accurate each player was, and after that who gave what to whom. */
export function sayPlayers({ players }: GameReview, seats: readonly string[], texts: RecordTexts): string[] {
  const summary = players.map(({ seat, accuracy, moves }) => {
    const name = seats[seat];
    return accuracy === null
      ? fill(texts.noAccuracy, { name })
      : fill(texts.accuracy, { name, percent: Math.round(accuracy), moves });
  });
  const gains = players.flatMap(({ seat, gave }) => {
    const parts = gave.flatMap((part, at) => (at !== seat && part >= LITTLE ? [`${seats[at]} +${percent(part)}`] : []));
    return parts.length === 0 ? [] : [fill(texts.gave, { name: seats[seat], parts: parts.join(', ') })];
  });
  return [...summary, ...gains];
}
