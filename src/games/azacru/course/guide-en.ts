import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guideEn: readonly GuidePage[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Own the most tiles when the game ends. Every cell has a tile, and at first nobody owns any.',
      'Azacru, by Mike Wellman, is for two, three or four players.',
    ],
    diagram: { ...diagrams.start, caption: 'The start for two. Blue begins, and turns go clockwise.' },
  },
  {
    title: 'How pieces move',
    paragraphs: [
      'On your turn you move one piece: straight ahead, or diagonally forward to the left or right (45°). It never goes sideways or back.',
      'It then faces the way it went, and the tile where it stops is yours.',
    ],
    diagram: { ...diagrams.ways, caption: 'The blue piece can go to the three marked cells.' },
  },
  {
    title: 'How far a piece moves',
    paragraphs: [
      'Thick lines divide the board into nine borderlands of 3 by 3 cells. Count your tiles in the borderland where the piece starts. That is its power: it moves that many cells, or fewer.',
      'The tile under the piece counts too. With no tile of yours there, it still moves one cell.',
    ],
    diagram: { ...diagrams.power, caption: 'Three blue tiles in this borderland: the piece moves three cells.' },
  },
  {
    title: 'Blocked cells',
    paragraphs: [
      'A piece stops on a neutral tile or on one of yours. It never stops on another player’s tile or on a piece.',
      'It may pass over any tile, and the tile stays as it is. It may not pass over pieces.',
    ],
    diagram: { ...diagrams.pass, caption: 'Blue passes over the orange tile on d2. It stays orange.' },
  },
  {
    title: 'The twist',
    paragraphs: [
      'When a piece stops in a new borderland, you may turn it by 45° to the left or right.',
      'A twist is free, and you never have to make one. Think of the next turn: it decides where the piece can go.',
    ],
    diagram: { ...diagrams.twist, caption: 'Blue crosses a border to d2 and twists right, to face south-east.' },
  },
  {
    title: 'Connections',
    paragraphs: [
      'Move two or more cells from one of your tiles to another, and you connect them. Every tile between becomes yours.',
      'If those tiles were neutral or yours, that is all. A connection always fills the gap; you cannot say no.',
    ],
    diagram: { ...diagrams.connection, caption: 'Blue connects a1 with d1, and b1 and c1 turn blue.' },
  },
  {
    title: 'Taking tiles costs the piece',
    paragraphs: [
      'A connection also takes other players’ tiles that lie between. There is no other way to take a tile.',
      'It has a price: your piece leaves the board. You keep all the tiles, even the one where it stopped.',
    ],
    diagram: { ...diagrams.sacrifice, caption: 'Blue takes two orange tiles, and the blue piece is gone.' },
  },
  {
    title: 'Jumps',
    paragraphs: [
      'Are there pieces between your two tiles? Then your piece jumps over all of them and stays on the board.',
      'A jump changes no tile between. It is the only way past another piece.',
    ],
    diagram: { ...diagrams.jump, caption: 'Blue jumps from a1 to d1, over the orange piece. No tile changes.' },
  },
  {
    title: 'The end, and how moves are written',
    paragraphs: [
      'You must move if you can. When a player cannot, everybody else has one last turn. The most tiles wins, and a tie is shared. The game also ends if no tile changes in 20 moves by each player.',
      'a3-b4 is a move from a3 to b4. Add < for a twist to the left, or > for one to the right.',
    ],
    diagram: { ...diagrams.end, caption: 'Blue looks over the edge and is stuck. Orange has the last turn.' },
  },
];
