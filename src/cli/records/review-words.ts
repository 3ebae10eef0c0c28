import { fill } from '../../core/words.ts';
import type { GameReview } from '../../judge/review.ts';
import { percent } from '../../report/moves.ts';
import type { Speech } from './records.ts';

/** A smaller gain is not worth a word. */
const LITTLE = 0.005;

/** How accurate each player was and which level played like that, and after that who gave what to whom. */
export function sayPlayers({ players }: GameReview, seats: readonly string[], { texts, language }: Speech): string[] {
  const said = (level: number) => level.toLocaleString(language, { maximumFractionDigits: 1 });
  const summary = players.map(({ seat, accuracy, moves, like }) => {
    const name = seats[seat];
    const level =
      like === null
        ? ''
        : ` ${fill(texts.like, { level: said(like.level), low: said(like.low), high: said(like.high) })}`;
    const accurate =
      accuracy === null
        ? fill(texts.noAccuracy, { name })
        : fill(texts.accuracy, { name, percent: Math.round(accuracy), moves });
    return accurate + level;
  });
  const gains = players.flatMap(({ seat, gave }) => {
    const parts = gave.flatMap((part, at) => (at !== seat && part >= LITTLE ? [`${seats[at]} +${percent(part)}`] : []));
    return parts.length === 0 ? [] : [fill(texts.gave, { name: seats[seat], parts: parts.join(', ') })];
  });
  return [...summary, ...gains];
}
