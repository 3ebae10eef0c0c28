import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guideEn: readonly GuidePage[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Every cell has a tile, neutral at first. Pacru, by Mike Wellman, is won by whoever first owns enough tiles: 42 of two players, 28 of three, 24 of four.',
      'Whoever cannot move in their turn is out, and their pieces leave the board. The last one with pieces wins too.',
    ],
    diagram: { ...diagrams.start, caption: 'The start with two players: Blue moves first, then clockwise.' },
  },
  {
    title: 'Ways and power',
    paragraphs: [
      'A piece goes straight ahead, or half a right angle to the left or right of that: as many cells as you own tiles in the borderland of 3 by 3 cells where it starts, at least one.',
      'It passes over tiles, not over pieces, and stops on a neutral or own tile. Arriving alone claims nothing.',
    ],
    diagram: { ...diagrams.power, caption: 'Three blue tiles in this borderland: the piece may go three cells.' },
  },
  {
    title: 'Crossing a border',
    paragraphs: [
      'A move that ends in another borderland gains one neutral tile there: any without a piece, or the one you stopped on. You choose.',
      'If no tile there is neutral any more, you take one of another player instead.',
    ],
    diagram: { ...diagrams.crossing, caption: 'c2-d2=e3 crosses to d2 and gains e3.' },
  },
  {
    title: 'The connection',
    paragraphs: [
      'A move of two cells or more from your tile to your tile is a connection: all tiles between become yours, those of others too.',
      'This is how most tiles change hands. The piece stays on the board.',
    ],
    diagram: { ...diagrams.connection, caption: 'a1-c1* connects, and the orange tile on b1 turns blue.' },
  },
  {
    title: 'One of the two',
    paragraphs: [
      'When a move crosses a border and also connects, you get only one of the two, whichever you like.',
      'On the board, touch the tile that the crossing shall gain, or the end of the move again to connect.',
    ],
    diagram: { ...diagrams.either, caption: 'c2-f2* wins d2 and e2; c2-f2=e3 would win e3 instead.' },
  },
  {
    title: 'The jump',
    paragraphs: [
      'If pieces stand between the two ends of a connection, your piece jumps over them all, whosever they are.',
      'A jump changes no tile between. It may still cross a border, and then gains a tile as usual.',
    ],
    diagram: { ...diagrams.jump, caption: 'a1-c1 jumps over the orange piece on b1.' },
  },
  {
    title: 'The pincer',
    paragraphs: [
      'A piece attacks whatever piece of an opponent it could reach with nothing between, whatever the tile below it.',
      'A piece that two of yours attack may be taken by either. It is gone for good, and its tile is yours.',
    ],
    diagram: { ...diagrams.pincer, caption: 'a4 and c2 both attack c4: a4xc4 takes the piece.' },
  },
  {
    title: 'The meeting',
    paragraphs: [
      'When your move brings two of your pieces face to face on neighbouring cells, both on your own tiles, you gain any one tile of the whole board without a piece on it.',
      'It only counts while some opponent has nine tiles or more.',
    ],
    diagram: { ...diagrams.meeting, caption: 'd2-e2+a9: the pieces meet, and the tile on a9 turns blue.' },
  },
  {
    title: 'Turning a piece',
    paragraphs: [
      'Instead of moving you may turn a piece: by half a right angle for two of your tiles, by a right angle for four. They become neutral; none may have a piece on it.',
      'On the board, touch the piece twice, or three times for a right angle, and then the tiles.',
    ],
    diagram: { ...diagrams.turn, caption: 'i5<(d4,g4) turns to the left for two tiles; << and >> cost four.' },
  },
];
