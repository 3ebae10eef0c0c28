import type { Diagram } from '../../../core/course.ts';

const START = `${'b'.repeat(14)}/${'b'.repeat(14)}/14/14/14/14/14/14/14/14/${'w'.repeat(14)}/${'w'.repeat(14)} 1 0`;

/** The pictures of the guide, the same in every language. All but the start are on small boards. */
export const diagrams = {
  start: { position: START, cells: [] },
  phalanx: { position: '8/8/5bb1/8/1www4/4w3/5w2/8 1 0', cells: ['b4', 'c4', 'd4', 'e3', 'f2'] },
  move: { position: '8/6b1/8/www5/8/8/8/8 1 0', cells: ['a5', 'b5', 'c5'], move: 'a5-f5' },
  front: { position: '8/6b1/8/www5/8/8/8/8 1 0', cells: ['b5', 'c5'], move: 'b5-e5' },
  capture: { position: '8/7b/8/www1bb2/8/8/8/8 1 0', cells: ['e5', 'f5'], move: 'a5xe5' },
  equal: { position: '8/8/8/wwbb4/8/1w6/2b5/8 1 0', cells: ['a5', 'b5', 'c5', 'd5'] },
  cross: { position: '8/1w6/8/8/8/8/6b1/8 1 0', cells: ['b8'], move: 'b7-b8' },
  answer: { position: '1w6/8/8/8/8/8/6b1/8 2 0', cells: ['b8', 'f1'], move: 'g2-f1' },
  symmetry: { position: '4w3/8/8/8/8/8/4b3/8 2 0', cells: ['e1'] },
} satisfies Readonly<Record<string, Omit<Diagram, 'caption'>>>;
