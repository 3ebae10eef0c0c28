import type { Diagram } from '../../../core/course.ts';
import { START_OF_TWO, sketch } from '../../families/cru/course/sketch.ts';

/** Blue's turn, two players, nobody stuck yet. */
const REST = '1 2 - 0';

/** The pictures of the guide, the same in every language. */
export const diagrams = {
  start: { position: sketch(START_OF_TWO, REST), cells: [] },
  ways: { position: sketch('e5=11n a9=22e', REST), cells: ['d6', 'e6', 'f6'] },
  power: { position: sketch('c2=11e b3=1 a1=1 i9=22w', REST), cells: ['a1', 'b3', 'c2'], move: 'c2-f2' },
  pass: { position: sketch('c2=11e a1=1 d2=2 i9=22w', REST), cells: ['d2'], move: 'c2-e2' },
  twist: { position: sketch('c2=11e i9=22w', REST), cells: ['d2'], move: 'c2-d2>' },
  connection: { position: sketch('a1=11e a2=1 a3=1 d1=1 i9=22w', REST), cells: ['b1', 'c1'], move: 'a1-d1' },
  sacrifice: { position: sketch('a1=11e a2=1 a3=1 b1=2 c1=2 d1=1 i9=22w', REST), cells: ['b1', 'c1'], move: 'a1-d1' },
  jump: { position: sketch('a1=11e a2=1 a3=1 b1=2 c1=22n d1=1', REST), cells: ['c1'], move: 'a1-d1' },
  end: { position: sketch('a9=11nw b9=1 c9=1 a8=1 f5=22e e5=2 d5=2', REST), cells: ['a9'] },
} satisfies Readonly<Record<string, Omit<Diagram, 'caption'>>>;
