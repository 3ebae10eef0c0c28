import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guideEn: readonly GuidePage[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Break through. Bring more pieces to the row behind the enemy than the enemy brings to the row behind you.',
      'Epaminondas, by Robert Abbott, is for two: White sits below and begins, Black sits above.',
    ],
    diagram: { ...diagrams.start, caption: 'The start: 28 pieces each. The row farthest from you is your far row.' },
  },
  {
    title: 'The phalanx',
    paragraphs: [
      'Your pieces that stand side by side in a straight line, along a row, a column or a diagonal, are a phalanx.',
      'A single piece is a phalanx of one. A piece can be part of several phalanxes, one in each direction.',
    ],
    diagram: { ...diagrams.phalanx, caption: 'd4 stands in a row of three and in a diagonal of three.' },
  },
  {
    title: 'Moving a phalanx',
    paragraphs: [
      'In your turn you move one phalanx along its own line, forward or backward: at least one step, and at most as many steps as it has pieces.',
      'All cells in front must be empty. Nothing is jumped, and nothing moves sideways.',
    ],
    diagram: { ...diagrams.move, caption: 'Three pieces go three steps: a5-f5 takes the front piece to f5.' },
  },
  {
    title: 'A part may go alone',
    paragraphs: [
      'The front of a line may leave the rest behind. Then only the pieces that go along count: two pieces go two steps at most.',
      'A lone piece goes one step in any of the eight directions, unless its way is blocked.',
    ],
    diagram: { ...diagrams.front, caption: 'b5-e5: the two in front go two steps, a5 stays.' },
  },
  {
    title: 'Capturing',
    paragraphs: [
      'The front piece may stop on an enemy piece. Count the enemies in an unbroken line from there on: if your phalanx is longer, all of them leave the board.',
      'Nobody is obliged to capture.',
    ],
    diagram: { ...diagrams.capture, caption: 'a5xe5: three against two. e5 and f5 are taken.' },
  },
  {
    title: 'Equal lines hold',
    paragraphs: [
      'Longer means strictly longer: two cannot take two, and a lone piece takes nothing.',
      'So lines that face each other block the way until one of them gets longer, or somebody comes from another side.',
    ],
    diagram: { ...diagrams.equal, caption: 'Two against two: neither side can take the other.' },
  },
  {
    title: 'Crossing',
    paragraphs: [
      'When your turn begins, compare: your pieces on your far row, and the opponent’s pieces on theirs. If you have more, you win.',
      'So a crossing is a threat first. The opponent has one turn to answer it.',
    ],
    diagram: { ...diagrams.cross, caption: 'b7-b8 crosses. If Black finds no answer, White wins next turn.' },
  },
  {
    title: 'The answer',
    paragraphs: [
      'There are two answers: take the piece that crossed, or cross as well. With equal numbers the game goes on.',
      'A piece on the far row is still a piece. It can move on, and it can be taken.',
    ],
    diagram: { ...diagrams.answer, caption: 'Black answers g2-f1: one against one, and the game goes on.' },
  },
  {
    title: 'Rare cases, and how moves are written',
    paragraphs: [
      'A crossing must not make a position in which both armies mirror each other. Who cannot move loses. After 200 moves without a capture the game is a draw.',
      'a5-f5 names the last piece of the phalanx and the cell where its front stops; x instead of - is a capture.',
    ],
    diagram: { ...diagrams.symmetry, caption: 'Black may not go to e1: it would mirror the white piece on e8.' },
  },
];
