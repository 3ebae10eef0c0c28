import type { GameTexts } from '../../core/words.ts';
import { stepEn, stepPt } from '../families/cru/step/texts.ts';

const en = {
  ...stepEn,
  summary: 'Claim tiles with pieces that only go forward, one cell at a time; whoever has the most tiles wins.',
} satisfies GameTexts;

const pt: typeof en = {
  ...stepPt,
  summary: 'Conquiste ladrilhos com peças que só avançam, uma casa de cada vez; ganha quem tiver mais ladrilhos.',
};

export const texts = { en, pt };
