import type { Game } from '../../../core/game.ts';
import { fill } from '../../../core/words.ts';
import { type Ply, percent } from '../../../report/moves.ts';
import type { Line } from '../../../view/styled.ts';
import { duration } from '../../progress.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { GameJudge } from './game-judge.ts';
import { reviewTexts } from './texts.ts';

/** Moves of a line that is expected. */
const LINE = 6;
/** A smaller cost is not worth a word. */
const LITTLE = 0.005;

/** What the judge says of a move, and whom it helped. */
export function sayVerdict({ language }: Navigator, game: Game, one: Ply): Line {
  const texts = reviewTexts[language];
  const { seats } = game.texts[language];
  const { move, mark, cost, best, gains, proved, seat } = one;
  const words = { move, mark: mark ?? '', cost: percent(cost), line: lineText(best) };
  if (mark === '!') return [{ text: fill(texts.only, words), style: { tone: 'accent' } }];
  if (cost < LITTLE) return [{ text: fill(texts.best, words), style: { tone: 'accent' } }];
  if (mark === null) return [{ text: fill(texts.little, words) }];
  const winners = gains.flatMap((gain, at) =>
    at !== seat && gain >= LITTLE ? fill(texts.part, { name: seats[at], share: percent(gain) }) : [],
  );
  const more = [
    ...(winners.length === 0 ? [] : [fill(texts.gives, { parts: winners.join(', ') })]),
    ...(proved ? [texts.proved] : []),
  ];
  return [
    { text: fill(texts.costs, words), style: { tone: 'warning' } },
    { text: more.map((sentence) => ` ${sentence}`).join('') },
  ];
}

export function lineText(line: readonly string[]): string {
  return line.slice(0, LINE).join(' ');
}

/** How far the judge is; nothing where everything is judged. */
export function sayProgress({ language }: Navigator, judge: GameJudge): Line[] {
  const texts = reviewTexts[language];
  const { done, total, trouble, timeLeft } = judge;
  if (trouble !== undefined) return [[{ text: fill(texts.trouble, { reason: trouble }), style: { tone: 'warning' } }]];
  if (done >= total) return [];
  if (judge.isPaused) return [[{ text: fill(texts.pausedAt, { done, total }), style: { tone: 'faint' } }]];
  const left = timeLeft === undefined ? '' : `, ${fill(texts.timeLeft, { time: duration(timeLeft) })}`;
  return [[{ text: `${fill(texts.judging, { done, total })}${left}`, style: { tone: 'faint' } }]];
}
