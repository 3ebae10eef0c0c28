import type { Course } from '../../../core/course.ts';
import { guideEn } from './guide-en.ts';
import { guidePt } from './guide-pt.ts';

export const guide: Course['guide'] = { en: guideEn, pt: guidePt };
