import type { Course } from '../../../core/course.ts';
import { guide } from './guide.ts';
import { lenses } from './lenses.ts';

/** How people learn Crossings. */
export const course: Course = {
  guide,
  lesson: async () => (await import('./lesson.ts')).lesson,
  lenses,
};
