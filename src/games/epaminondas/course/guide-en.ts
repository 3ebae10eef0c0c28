import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guideEn: readonly GuidePage[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Break through! Bring more pieces to the row farthest from you than your opponent brings to theirs.',
      'Epaminondas, by Robert Abbott, is for two. White sits at the bottom and begins. Black sits at the top.',
    ],
    diagram: { ...diagrams.start, caption: 'The start: 28 pieces each. The row farthest from you is your far row.' },
  },
  {
    title: 'The phalanx',
    paragraphs: [
      'Pieces of one colour side by side in a straight line are a phalanx. The line may be a row, a column or a diagonal.',
      'A single piece is a phalanx of one. A piece can belong to several phalanxes.',
    ],
    diagram: { ...diagrams.phalanx, caption: 'The piece on d4 belongs to a row of three and to a diagonal of three.' },
  },
  {
    title: 'How a phalanx moves',
    paragraphs: [
      'On your turn you move one phalanx along its own line, forward or back. It moves up to as many cells as it has pieces.',
      'The way must be empty. A phalanx never jumps and never moves sideways.',
    ],
    diagram: { ...diagrams.move, caption: 'Three pieces move three cells. The front piece stops on f5.' },
  },
  {
    title: 'The front may go alone',
    paragraphs: [
      'The front of a phalanx may leave the rest behind. Then only the pieces that move count: two pieces move up to two cells.',
      'A single piece moves one cell in any direction.',
    ],
    diagram: { ...diagrams.front, caption: 'The piece on a5 stays. The other two move two cells.' },
  },
  {
    title: 'Capturing',
    paragraphs: [
      'Your front piece may stop on an enemy piece, if the enemy line that starts there is shorter than your phalanx.',
      'Then the whole enemy line leaves the board. You never have to capture.',
    ],
    diagram: { ...diagrams.capture, caption: 'Three against two: the pieces on e5 and f5 are captured.' },
  },
  {
    title: 'Equal lines hold',
    paragraphs: [
      'Your phalanx must be longer. Two cannot capture two, and a single piece captures nothing.',
      'So equal lines block each other. Make yours longer, or attack from another side.',
    ],
    diagram: { ...diagrams.equal, caption: 'Two against two: neither side can capture.' },
  },
  {
    title: 'Crossing',
    paragraphs: [
      'When your turn begins, count your pieces on your far row and your opponent’s on theirs. If you have more, you win.',
      'So a crossing is a threat at first. Your opponent has one turn to answer it.',
    ],
    diagram: { ...diagrams.cross, caption: 'White crosses on b8. If Black has no answer, White wins next turn.' },
  },
  {
    title: 'The answer',
    paragraphs: [
      'There are two answers: capture the piece that crossed, or cross too. If the numbers are equal, the game goes on.',
      'A piece on the far row can still move, and it can still be captured.',
    ],
    diagram: { ...diagrams.answer, caption: 'Black answers by crossing on f1. One against one: the game goes on.' },
  },
  {
    title: 'Rare cases, and how moves are written',
    paragraphs: [
      'A crossing may not make the two armies mirror images of each other. A player who cannot move loses. After 200 moves without a capture, the game is a draw.',
      'a5-f5 names the rear piece and the cell where the front stops. x is a capture. You may also type four numbers, column and row twice: 1 5 6 5.',
    ],
    diagram: { ...diagrams.symmetry, caption: 'Black may not cross on e1: it would mirror the white piece on e8.' },
  },
];
