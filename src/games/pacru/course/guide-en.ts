import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guideEn: readonly GuidePage[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Every cell has a tile. The first player to own enough tiles wins: 42 with two players, 28 with three, 24 with four.',
      'You also win if you are the last player with pieces. Pacru, by Mike Wellman, is for two, three or four players.',
    ],
    diagram: { ...diagrams.start, caption: 'The start for two. No tile has an owner yet. Blue begins.' },
  },
  {
    title: 'A turn, step by step',
    paragraphs: [
      'On your turn you move one piece. A move into another borderland (3 by 3 cells) gains a neutral tile there: the one you stop on, or any free one.',
      'No neutral tile left there? Then take a free tile from another player. “Free” means that no piece stands on it.',
    ],
    diagram: { ...diagrams.turn, caption: 'Blue moves from a3 to b4, crosses a border, and gains the tile on b4.' },
  },
  {
    title: 'How far a piece moves',
    paragraphs: [
      'A piece moves straight ahead or diagonally forward (45°), and then faces that way. Its power is the number of your tiles in its borderland, at least one. It moves that many cells, or fewer.',
      'It stops on a neutral tile or on yours, and never passes over pieces. Landing on a tile does not claim it.',
    ],
    diagram: { ...diagrams.power, caption: 'Three blue tiles in this borderland: power three, up to three cells.' },
  },
  {
    title: 'Connections',
    paragraphs: [
      'Move two or more cells from one of your tiles to another, and you connect them. All tiles between become yours, even those of others.',
      'If the move crosses a border too, choose one gain: the tiles between, or one tile in the new borderland.',
    ],
    diagram: { ...diagrams.connection, caption: 'Blue connects a1 with c1, and the orange tile on b1 turns blue.' },
  },
  {
    title: 'Jumps',
    paragraphs: [
      'Are there pieces between your two tiles? Then your piece jumps over all of them, yours or not.',
      'A jump changes no tile between. If it crosses a border, you still gain a tile there.',
    ],
    diagram: { ...diagrams.jump, caption: 'From a1, Blue jumps over the orange piece and lands on c1.' },
  },
  {
    title: 'Pincers',
    paragraphs: [
      'Your piece attacks an enemy piece that it could reach, with no other piece on the way. The tile under the enemy does not matter.',
      'If two of your pieces attack the same piece, one of them may capture it. It is gone for good, and its tile is yours.',
    ],
    diagram: { ...diagrams.pincer, caption: 'The pieces on a4 and c2 both attack c4, so the one on a4 captures it.' },
  },
  {
    title: 'Meetings',
    paragraphs: [
      'Bring two of your pieces face to face, on neighbouring cells and on your own tiles. Then you gain any tile on the whole board that has no piece on it.',
      'This only works if an opponent had at least nine tiles when your turn began.',
    ],
    diagram: { ...diagrams.meeting, caption: 'The piece from d2 meets the one on f2, and Blue takes the tile on a9.' },
  },
  {
    title: 'Turning a piece',
    paragraphs: [
      'Instead of moving, you may turn a piece: by 45° for two of your tiles, by 90° for four. They become neutral. None of them may have a piece on it.',
      'If you cannot move any piece on your turn, you are out. Your pieces leave the board, your tiles stay.',
    ],
    diagram: { ...diagrams.turning, caption: 'The piece on i5 turns left. Blue gives up the tiles on d4 and g4.' },
  },
  {
    title: 'How moves are written',
    paragraphs: [
      'Cells are named like those on a map: a column letter, then a row number. e1-e3 is a move from e1 to e3, and e1xe3 a capture.',
      '=d4 is the tile that a border crossing gains. * means that you connect. +h8 is the tile that a meeting gains.',
      'e1<(a1,b2) turns the piece on e1 to the left and gives up a1 and b2. > turns it to the right. << and >> turn it by 90° and cost four tiles.',
      'To turn a piece on the board, tap it twice for 45° or three times for 90°. Then tap the tiles you give up.',
      'After 200 moves by each player the game ends, and the most tiles wins.',
    ],
  },
];
