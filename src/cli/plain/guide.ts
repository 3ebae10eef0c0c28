import { isFault } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { readPosition } from '../../core/text.ts';
import type { Language } from '../../core/words.ts';
import { drawPlain } from '../../view/plain.ts';
import { wrapText } from '../../view/styled.ts';

/** Columns of a paragraph: long lines are hard to read. */
const WIDTH = 76;

/** How to play, all pages with their diagrams. */
export function guideText(game: Game, language: Language): string {
  const pages = game.course.guide[language];
  if (pages.length === 0) return game.texts[language].summary;
  return pages
    .map(({ title, paragraphs, diagram }) => {
      const position = diagram === undefined ? undefined : readPosition(game, diagram.position);
      const drawn =
        diagram === undefined || position === undefined || isFault(position)
          ? []
          : [drawPlain(position), diagram.caption];
      return [title, ...paragraphs.map((one) => wrapText(one, WIDTH).join('\n')), ...drawn].join('\n\n');
    })
    .join('\n\n');
}
