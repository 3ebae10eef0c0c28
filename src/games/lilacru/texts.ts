import type { GameTexts } from '../../core/words.ts';
import { stepEn, stepPt } from '../families/cru/step/texts.ts';

const en = {
  ...stepEn,
  summary: 'One step, one tile, and no way back. The gentlest way into the family.',
  refusals: {
    ...stepEn.refusals,
    'no border': 'In Lilacru a piece never twists. It faces the way it went, even across a border.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  ...stepPt,
  summary: 'Um passo, um ladrilho, e não se volta atrás. O mais simples da família.',
  refusals: {
    ...stepPt.refusals,
    'no border': 'No Lilacru uma peça nunca roda. Fica virada para onde foi, mesmo ao passar uma fronteira.',
  },
};

export const texts = { en, pt };
