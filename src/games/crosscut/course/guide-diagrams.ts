import type { Diagram } from '../../../core/course.ts';

/** The outermost cells of a board of 7 × 7, without the corners. */
const PERIMETER = 'b1 c1 d1 e1 f1 a2 a3 a4 a5 a6 g2 g3 g4 g5 g6 b7 c7 d7 e7 f7'.split(' ');

/** The pictures of the guide, the same in every language. */
export const diagrams = {
  won: { position: '8/8/2r2b2/1bbbbbb1/2r1r3/3r4/8/8 1', cells: ['b5', 'c5', 'd5', 'e5', 'f5', 'g5'] },
  board: { position: '7/7/2r4/3b3/2r4/7/7 2', cells: PERIMETER },
  flank: { position: '8/8/8/2bbr3/8/8/8/8 1', cells: ['c5', 'd5'], move: 'b5' },
  star: { position: '8/8/2r5/2b5/3bbr2/2b5/2r5/8 1', cells: ['c5', 'd4', 'e4', 'c3'], move: 'c4' },
  longer: { position: '8/8/2b5/2b5/2brrr2/2b5/8/8 1', cells: ['c3', 'c4', 'c5', 'c6'], move: 'b4' },
  cut: { position: '7/2b4/2b4/2br3/7/7/7 1', cells: ['c4', 'c5', 'c6'], move: 'b4' },
  perimeter: { position: '7/7/7/1bbr3/7/7/7 1', cells: ['b4', 'c4'], move: 'a4' },
  between: { position: '7/7/7/1b1b3/7/7/7 1', cells: ['c4'], move: 'c4' },
} satisfies Readonly<Record<string, Omit<Diagram, 'caption'>>>;
