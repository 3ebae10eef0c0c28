import type { Game } from '../../../core/game.ts';
import { guideEn } from './guide-en.ts';
import { guidePt } from './guide-pt.ts';

export const guide: Game['guide'] = { en: guideEn, pt: guidePt };
