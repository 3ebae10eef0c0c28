import type { Diagram } from '../../../core/course.ts';

/** The pictures of the guide, the same in every language. */
export const diagrams = {
  start: { position: 'bbbbbbbb/bbbbbbbb/8/8/8/8/wwwwwwww/wwwwwwww 1 0', cells: [] },
  group: { position: '8/8/5bb1/8/1www4/4w3/5w2/8 1 0', cells: ['b4', 'c4', 'd4', 'e3', 'f2'] },
  move: { position: '8/6b1/8/www5/8/8/8/8 1 0', cells: ['a5', 'b5', 'c5'], move: 'a5-f5' },
  front: { position: '8/6b1/8/www5/8/8/8/8 1 0', cells: ['b5', 'c5'], move: 'b5-e5' },
  capture: { position: '8/7b/8/wwwbb3/8/8/8/8 1 0', cells: ['d5', 'e5'], move: 'a5xd5' },
  cross: { position: '8/1w6/8/8/7b/8/8/8 1 0', cells: ['b8'], move: 'b7-b8' },
  answer: { position: '1w6/8/8/3w4/8/8/6b1/8 2 0', cells: ['b8', 'f1'], move: 'g2-f1' },
  breach: { position: '2b5/2w5/2w5/8/8/6b1/8/8 1 0', cells: ['c8'], move: 'c6xc8' },
  locked: { position: '4w3/4w3/4w3/4w3/8/3b4/3b4/3b4 1 0', cells: ['e8', 'd1'] },
} satisfies Readonly<Record<string, Omit<Diagram, 'caption'>>>;
