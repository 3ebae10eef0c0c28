import type { Course } from '../../../core/course.ts';
import { stepLenses } from '../../families/cru/step/lenses.ts';
import { guide } from './guide.ts';

/** How people learn Shacru. */
export const course: Course = {
  guide,
  lesson: async () => (await import('./lesson.ts')).lesson,
  lenses: stepLenses(true),
};
