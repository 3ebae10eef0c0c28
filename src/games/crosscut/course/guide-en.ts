import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guideEn: readonly GuidePage[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Build one straight, unbroken line of your colour from one side of the inner field to the other, along a row or a column.',
      'Crosscut, by Mark Steere, is for two. Red begins, then Blue, and so on. Diagonals mean nothing.',
    ],
    diagram: { ...diagrams.won, caption: 'Six blue discs fill row 5 from side to side: Blue has won.' },
  },
  {
    title: 'Board and turn',
    paragraphs: [
      'In your turn you place one disc with your colour up. Any empty cell of the inner field is allowed, always. Discs never move.',
      'The outermost cells are the perimeter. They are not part of the field, and have a use of their own, as you will see.',
    ],
    diagram: { ...diagrams.board, caption: 'A small board of 7 by 7: the marked cells are the perimeter.' },
  },
  {
    title: 'Flanking',
    paragraphs: [
      'If your new disc and another disc of yours enclose an unbroken line of enemy discs, along a row or a column, that line is flanked: it turns over to your colour.',
      'One enemy disc is enough to make such a line.',
    ],
    diagram: { ...diagrams.flank, caption: 'Red places on b5: c5 and d5 stand between b5 and e5, and turn.' },
  },
  {
    title: 'In all directions at once',
    paragraphs: [
      'One disc can flank up to four lines: above, below, left and right. They turn together.',
      'You cannot choose: either everything flanked turns, or nothing.',
    ],
    diagram: { ...diagrams.star, caption: 'Red on c4 flanks three lines at once. All four blue discs turn.' },
  },
  {
    title: 'The longer line wins the crossing',
    paragraphs: [
      'Turning discs can cut enemy lines that cross them. Compare: the longest line of yours that would hold a turned disc, and the longest enemy line you would cut.',
      'Only if yours is longer do the discs turn.',
    ],
    diagram: { ...diagrams.longer, caption: 'Red on b4 makes a row of five and cuts a column of four: c4 turns.' },
  },
  {
    title: 'A cut that fails',
    paragraphs: [
      'If the enemy line is as long as yours, or longer, nothing turns at all. Taking away its end disc counts as cutting too.',
      'Inside, your new disc stays where you placed it all the same.',
    ],
    diagram: { ...diagrams.cut, caption: 'Red on b4 would make three and cut three: nothing turns.' },
  },
  {
    title: 'From the perimeter',
    paragraphs: [
      'You may place on the perimeter only where that turns discs. The disc on the perimeter is not counted in your line.',
      'After the turning it is taken off again, so the perimeter is empty between turns. Corners are of no use.',
    ],
    diagram: { ...diagrams.perimeter, caption: 'Red on a4 turns b4 and c4. Then the disc on a4 is removed.' },
  },
  {
    title: 'Only the new disc flanks',
    paragraphs: [
      'Discs that were turned flank nothing, so nothing turns in chains.',
      'It is also safe to place a disc between two enemies: it keeps its colour.',
    ],
    diagram: { ...diagrams.between, caption: 'Red may go to c4 and stays red.' },
  },
  {
    title: 'The end, and how moves are written',
    paragraphs: [
      'Whoever has a line from side to side when a turn ends has won. With a full field, a player who can place nowhere is skipped.',
      'On request there is a swap: Blue may answer the very first disc by taking it over. This is an addition of ours, not part of the published rules.',
      'A move is just its cell, such as d4, or a4 on the perimeter. Swapping is written swap.',
    ],
  },
];
