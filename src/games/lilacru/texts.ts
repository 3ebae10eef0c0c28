import type { GameTexts } from '../../core/words.ts';
import { stepEn, stepPt } from '../families/cru/step/texts.ts';

const en = {
  ...stepEn,
  summary: 'Claim tiles with pieces that only go forward and never turn on the spot; whoever has the most tiles wins.',
  refusals: {
    ...stepEn.refusals,
    'no border': 'A piece never turns after its step here: it faces the way it went, also beyond a border.',
  },
} satisfies GameTexts;

const pt: typeof en = {
  ...stepPt,
  summary: 'Conquiste ladrilhos com peças que só avançam e nunca rodam no lugar; ganha quem tiver mais ladrilhos.',
  refusals: {
    ...stepPt.refusals,
    'no border':
      'Aqui uma peça nunca roda depois do passo: fica virada para onde foi, também para lá de uma fronteira.',
  },
};

export const texts = { en, pt };
