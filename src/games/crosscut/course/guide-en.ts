import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guideEn: readonly GuidePage[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Make a straight line of your colour from one side to the other, along a row or a column. Diagonals do not count.',
      'Crosscut, by Mark Steere, is for two. Red begins.',
    ],
    diagram: { ...diagrams.won, caption: 'Six blue discs fill row 5 from side to side. Blue has won.' },
  },
  {
    title: 'Placing a disc',
    paragraphs: [
      'On your turn you place one disc on an empty cell, with your colour up. Discs never move, but they can flip.',
      'The outer ring of cells is the edge. Lines are made inside it. The edge has a use of its own, as you will see.',
    ],
    diagram: { ...diagrams.board, caption: 'A small board of 7 by 7. The marked cells are the edge.' },
  },
  {
    title: 'Flipping discs',
    paragraphs: [
      'Trap enemy discs in a row or column, between your new disc and another disc of yours. They are flanked, and they flip to your colour.',
      'There must be no gap. Even a single disc can be flanked.',
    ],
    diagram: { ...diagrams.flank, caption: 'Red places on b5. Now c5 and d5 are between two red discs, and flip.' },
  },
  {
    title: 'All directions at once',
    paragraphs: [
      'One disc can flank in four directions: up, down, left and right. Everything flips together.',
      'You cannot choose. Either all flanked discs flip, or none.',
    ],
    diagram: { ...diagrams.star, caption: 'Red places on c4 and flanks in three directions. Four discs flip.' },
  },
  {
    title: 'The longer line wins',
    paragraphs: [
      'A flip may cut an enemy line that crosses. Compare your longest line with a flipped disc in it and the longest line you cut.',
      'The discs flip only if your line is longer.',
    ],
    diagram: { ...diagrams.longer, caption: 'Red on b4 makes a row of five and cuts a column of four, so c4 flips.' },
  },
  {
    title: 'A cut that fails',
    paragraphs: [
      'If the enemy line is as long as yours, or longer, nothing flips. It is a cut even if the line only loses its last disc.',
      'Your new disc stays where it is.',
    ],
    diagram: { ...diagrams.cut, caption: 'Red on b4 would make three and cut three, so nothing flips.' },
  },
  {
    title: 'From the edge',
    paragraphs: [
      'You may place on the edge only if that flips something. The disc on the edge does not count in your line.',
      'After the flip you take it off again, so the edge is always empty. Corners cannot be used.',
    ],
    diagram: { ...diagrams.perimeter, caption: 'Red on a4 flips b4 and c4. Then the disc on a4 comes off the board.' },
  },
  {
    title: 'Only the new disc flanks',
    paragraphs: [
      'Flipped discs flank nothing, so there are no chain reactions.',
      'It is safe to place a disc between two enemy discs. It keeps its colour.',
    ],
    diagram: { ...diagrams.between, caption: 'Red may place on c4. The disc stays red.' },
  },
  {
    title: 'The end, and how moves are written',
    paragraphs: [
      'The first line from side to side wins. A player who cannot place anywhere misses a turn; that is very rare.',
      'Optional swap rule: Blue may take over Red’s first disc. This is our addition, not part of the published rules.',
      'A move is written as its cell: d4, or a4 on the edge. The swap is written swap.',
    ],
  },
];
