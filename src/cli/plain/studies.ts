import type { Match } from '../../core/play/match.ts';
import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import type { Language } from '../../core/words.ts';
import { fill } from '../../core/words.ts';
import { glanceOf, prospectOf } from '../../judge/prospect.ts';
import { lensesFor } from '../../judge/stops-lens.ts';
import { print } from '../../node/usage.ts';
import { writeLink } from '../../record/link.ts';
import { recordOf } from '../../record/record.ts';
import { sayRecordFault } from '../../record/words.ts';
import { consoleTexts } from './texts.ts';

/** A good move, found by the game's own way of thinking. */
export async function sayHint({ game, position, moves }: Match, language: Language): Promise<string> {
  const texts = consoleTexts[language];
  print(texts.asking);
  const { Thinker } = await import('../../node/thinking/thinker.ts');
  const thinker = new Thinker();
  try {
    const answer = await thinker.think({ game: game.id, position: writePosition(position) });
    const { shares } = prospectOf(position, answer, moves.length);
    const words = { name: game.texts[language].seats[position.turn], share: Math.round(100 * shares[position.turn]) };
    return fill(texts.hint, { move: answer.move, score: fill(texts.shares, words) });
  } catch (error) {
    return fill(texts.trouble, { reason: error instanceof Error ? error.message : String(error) });
  } finally {
    await thinker.close();
  }
}

/** What each player can expect. */
export function sayEvaluation({ position, moves }: Match, language: Language): string {
  const { seats } = position.game.texts[language];
  const one = (share: number, seat: number) =>
    fill(consoleTexts[language].shares, { name: seats[seat], share: Math.round(100 * share) });
  return glanceOf(position, moves.length).shares.map(one).join(' · ');
}

export function sayLink(match: Match, language: Language): string {
  const link = writeLink(recordOf(match));
  return typeof link === 'string' ? `#${link}` : sayRecordFault(link, language);
}

export function sayLenses({ game, seats }: Position, language: Language): string {
  const lenses = lensesFor(game, seats)
    .map(({ key, texts }) => `${key} ${texts[language].name}`)
    .join(', ');
  return fill(consoleTexts[language].lenses, { lenses });
}

/** What a lens says: its meaning, and cell by cell what it marks. */
export function sayLens(position: Position, word: string, language: Language): string {
  const { game, board } = position;
  const lens = lensesFor(game, position.seats).find(({ key }) => key === word);
  if (lens === undefined) return fill(consoleTexts[language].noLens, { word });
  const { name, legend } = lens.texts[language];
  const signs = { good: '+', bad: '!', neutral: '=' } as const;
  const { seats } = game.texts[language];
  const marks = lens.marks(position).map(({ cell, text, tone, owner }) => {
    const whose = owner === undefined ? '' : ` (${seats[owner]})`;
    return `${board.names[cell]} ${text ?? signs[tone]}${whose}`;
  });
  return `${name}: ${legend}\n${marks.length === 0 ? consoleTexts[language].nothingMarked : marks.join(', ')}`;
}
