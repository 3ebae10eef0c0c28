import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guideEn: readonly GuidePage[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Bring a stone to the row farthest from you, at a moment when your opponent cannot do the same. Then you have won.',
      'Crossings, by Robert Abbott, is for two: White sits below and begins, Black sits above.',
    ],
    diagram: { ...diagrams.start, caption: 'The start: 16 stones each, in two full rows.' },
  },
  {
    title: 'The group',
    paragraphs: [
      'Stones of one colour that follow each other in a straight line, along a row, a column or a diagonal, are a group.',
      'One stone alone is a group as well, and a stone can belong to groups in several directions.',
    ],
    diagram: { ...diagrams.group, caption: 'd4 belongs to a row of three and to a diagonal of three.' },
  },
  {
    title: 'Moving a group',
    paragraphs: [
      'A turn is one move of one group along its line, either way: one step, or up to as many steps as it has stones.',
      'Its way must be empty. A stone alone goes one step in any of eight directions.',
    ],
    diagram: { ...diagrams.move, caption: 'a5-f5: three stones go three steps, the front one to f5.' },
  },
  {
    title: 'The front may go alone',
    paragraphs: [
      'Part of a group may leave the rest behind if the front stone is among those that go.',
      'How far they go depends on those that move: two stones, two steps.',
    ],
    diagram: { ...diagrams.front, caption: 'b5-e5: a5 stays, so two steps are the most.' },
  },
  {
    title: 'Capturing',
    paragraphs: [
      'The front stone may end on an enemy stone if the enemy line that begins there is shorter than your group. Equal is not enough, and a stone alone captures nothing.',
      'Only the stone that was hit leaves the board. The others stay.',
    ],
    diagram: { ...diagrams.capture, caption: 'a5xd5: three against two. d5 is gone, e5 stays.' },
  },
  {
    title: 'Crossing',
    paragraphs: [
      'A stone that reaches the enemy home row has crossed. The opponent now has one chance: to cross as well, with the very next move.',
      'Nothing else helps. Whoever cannot answer has lost at once.',
    ],
    diagram: { ...diagrams.cross, caption: 'b7-b8 wins: the black stone is too far away to answer.' },
  },
  {
    title: 'The answer',
    paragraphs: [
      'If there is an answer, it must be given; no other move is allowed. Then the game goes on until the next stone crosses.',
      'So look at both ways across before you move: yours, and the one with which you would be answered.',
    ],
    diagram: { ...diagrams.answer, caption: 'Black answers g2-f1, and White is to move.' },
  },
  {
    title: 'Through the wall',
    paragraphs: [
      'Home rows have nothing behind them. So two stones in a line are enough to take a stone there, and that is a crossing too.',
      'Keep stones at home to block the way, and a partner at hand to answer.',
    ],
    diagram: { ...diagrams.breach, caption: 'c6xc8 takes the guard and crosses. Black cannot answer.' },
  },
  {
    title: 'Locked stones, and the rest',
    paragraphs: [
      'A stone that has crossed is locked: it never moves and is never taken, but it blocks, and it counts in its line when it is attacked.',
      'Who has no move is skipped. 200 moves without a capture or a crossing are a draw. a5-f5 names the last stone and where the front ends; x is a capture.',
    ],
    diagram: { ...diagrams.locked, caption: 'e8 blocks its own column. d1 makes the black column three long.' },
  },
];
