import type { Language } from '../../core/words.ts';
import { type CellTexts, cellTexts } from '../state/cell-texts.ts';

interface EmbedTexts extends CellTexts {
  readonly whichOne: string;
}

/** What an embedded board says to screen readers. */
export const embedTexts: Readonly<Record<Language, EmbedTexts>> = {
  en: { ...cellTexts.en, whichOne: 'Which one?' },
  pt: { ...cellTexts.pt, whichOne: 'Qual?' },
};
