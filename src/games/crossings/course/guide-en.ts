import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guideEn: readonly GuidePage[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Bring a stone to the row farthest from you, when your opponent cannot do the same on the next move.',
      'Crossings, by Robert Abbott, is for two. White sits at the bottom and begins. Black sits at the top.',
    ],
    diagram: { ...diagrams.start, caption: 'The start: 16 stones each, in two full rows.' },
  },
  {
    title: 'Groups',
    paragraphs: [
      'Stones of one colour side by side in a straight line are a group. The line may be a row, a column or a diagonal.',
      'A single stone is a group too. One stone can belong to several groups.',
    ],
    diagram: { ...diagrams.group, caption: 'The stone on d4 belongs to a row of three and to a diagonal of three.' },
  },
  {
    title: 'How groups move',
    paragraphs: [
      'On your turn you move one group along its own line, forward or back. It moves up to as many cells as it has stones.',
      'The way must be empty. A single stone moves one cell in any direction.',
    ],
    diagram: { ...diagrams.move, caption: 'Three stones move three cells. The front stone stops on f5.' },
  },
  {
    title: 'The front may go alone',
    paragraphs: [
      'The front of a group may leave the rest behind.',
      'Then only the stones that move count: two stones move up to two cells.',
    ],
    diagram: { ...diagrams.front, caption: 'The stone on a5 stays. The other two move two cells.' },
  },
  {
    title: 'Capturing',
    paragraphs: [
      'Your front stone may stop on an enemy stone, if the enemy line that starts there is shorter than your group. Equal is not enough. A single stone captures nothing.',
      'Only the stone you hit leaves the board. The others stay.',
    ],
    diagram: { ...diagrams.capture, caption: 'Three against two: the stone on d5 is captured, the one on e5 stays.' },
  },
  {
    title: 'Crossing',
    paragraphs: [
      'A stone that reaches your opponent’s first row has crossed. Your opponent has one chance: to cross too, on the very next move.',
      'Nothing else helps. If they cannot cross, you win.',
    ],
    diagram: { ...diagrams.cross, caption: 'White crosses on b8 and wins. The black stone is too far away to answer.' },
  },
  {
    title: 'The answer',
    paragraphs: [
      'If you can answer a crossing, you must. No other move is allowed. Then the game goes on until the next crossing.',
      'So before you cross, look for your opponent’s answer.',
    ],
    diagram: { ...diagrams.answer, caption: 'Black answers by crossing on f1. Now it is White’s turn.' },
  },
  {
    title: 'Through the wall',
    paragraphs: [
      'There is nothing behind the last row. So two stones in a line can capture a stone there, and that is a crossing too.',
      'Keep stones at home to block the way.',
    ],
    diagram: { ...diagrams.breach, caption: 'White captures the guard on c8 and crosses. Black cannot answer.' },
  },
  {
    title: 'Locked stones, and how moves are written',
    paragraphs: [
      'A stone that has crossed never moves and is never captured. It still blocks, and it counts in its line. A player with no move misses a turn. After 200 moves without a capture or a crossing, the game is a draw.',
      'a5-f5 names the rear stone and the cell where the front stops. x is a capture.',
    ],
    diagram: { ...diagrams.locked, caption: 'e8 blocks its own column. d1 makes the black column three long.' },
  },
];
