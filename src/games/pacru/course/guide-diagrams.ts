import type { Diagram } from '../../../core/course.ts';
import { START_OF_TWO, sketch } from '../../families/cru/course/sketch.ts';

/** Blue's turn, two players, no move made. */
const REST = '1 2 0';

/** Nine tiles of Orange: enough for meetings. */
const RICH = 'a9=2 b9=2 c9=2 d9=2 e9=2 f9=2 g9=2 h9=2 i9=22w';

/** The pictures of the guide, the same in every language. */
export const diagrams = {
  start: { position: sketch(START_OF_TWO, REST), cells: [] },
  turn: { position: sketch(START_OF_TWO, REST), cells: ['b4'], move: 'a3-b4=b4' },
  power: { position: sketch('c2=11e b3=1 a1=1 i9=22w', REST), cells: ['a1', 'b3', 'c2'], move: 'c2-f2=f2' },
  connection: { position: sketch('a1=11e a2=1 b1=2 c1=1 i9=22w', REST), cells: ['b1'], move: 'a1-c1*' },
  jump: { position: sketch('a1=11e a2=1 b1=22n c1=1', REST), cells: ['b1'], move: 'a1-c1' },
  pincer: { position: sketch('a4=11e a5=1 c2=11n a2=1 b2=1 c4=22s i9=22w', REST), cells: ['c4'], move: 'a4xc4' },
  meeting: { position: sketch(`d2=11e e2=1 f2=11w ${RICH}`, REST), cells: ['a9'], move: 'd2-e2+a9' },
  turning: { position: sketch('i5=11e h5=1 g4=1 d4=1 e1=-1n a9=22e', REST), cells: ['d4', 'g4'], move: 'i5<(d4,g4)' },
} satisfies Readonly<Record<string, Omit<Diagram, 'caption'>>>;
