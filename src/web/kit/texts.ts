import { computed } from '@preact/signals';
import type { Language } from '../../core/words.ts';
import { language } from '../state/words.ts';

/** What the first screen says about kept and pasted games; all else about studying is fetched later. */
const en = {
  dropHere: 'Let go to open it here.',
  dismiss: 'Close',
  continueTitle: 'Go on where you left off',
  against: ' against ',
  people: { one: 'one person', other: '{count} people' },
  moveCount: { one: '{count} move', other: '{count} moves' },
};

const pt: typeof en = {
  dropHere: 'Largue para abrir aqui.',
  dismiss: 'Fechar',
  continueTitle: 'Continuar onde ficou',
  against: ' contra ',
  people: { one: 'uma pessoa', other: '{count} pessoas' },
  moveCount: { one: '{count} jogada', other: '{count} jogadas' },
};

const texts: Readonly<Record<Language, typeof en>> = { en, pt };

export const doorTexts = computed(() => texts[language.value]);
