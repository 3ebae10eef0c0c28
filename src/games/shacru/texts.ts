import type { GameTexts } from '../../core/words.ts';
import { stepEn, stepPt } from '../families/cru/step/texts.ts';

const en = {
  ...stepEn,
  summary: 'Claim one tile at a time, twist at the borders, and wall your rivals in.',
} satisfies GameTexts;

const pt: typeof en = {
  ...stepPt,
  summary: 'Conquiste um ladrilho de cada vez, rode nas fronteiras e cerque os rivais.',
};

export const texts = { en, pt };
