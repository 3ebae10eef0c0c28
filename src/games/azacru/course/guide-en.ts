import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guideEn: readonly GuidePage[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Every cell of the board has a tile. At first all tiles are neutral; your pieces make them yours.',
      'Whoever owns the most tiles at the end wins. Azacru, by Mike Wellman, is for two, three or four players.',
    ],
    diagram: { ...diagrams.start, caption: 'The start with two players: Blue moves first, then clockwise.' },
  },
  {
    title: 'Pieces and their three ways',
    paragraphs: [
      'A piece is an arrow. In your turn you move one of yours: straight ahead, or half a right angle to the left or right of that. It never goes sideways or back.',
      'It ends up facing the way it went, and the tile where it stops is yours.',
    ],
    diagram: { ...diagrams.ways, caption: 'The blue piece can go to the three marked cells.' },
  },
  {
    title: 'Power: how far it goes',
    paragraphs: [
      'Bold lines divide the board into nine borderlands of 3 by 3 cells. Count your own tiles in the borderland where the piece starts, the one below it too: it may go that many cells, or fewer.',
      'With no tile of your own there, it may still go one.',
    ],
    diagram: { ...diagrams.power, caption: 'Three blue tiles in this borderland: c2-f2 goes three cells.' },
  },
  {
    title: 'Where it may stop',
    paragraphs: [
      'A piece stops on a free cell whose tile is neutral or your own, never on the tile of another player.',
      'It may pass over tiles of every colour, and they stay as they are. It may not pass over pieces.',
    ],
    diagram: { ...diagrams.pass, caption: 'c2-e2 flies over the orange tile on d2, which stays orange.' },
  },
  {
    title: 'The twist',
    paragraphs: [
      'When a piece stops in another borderland than it came from, you may turn it once, by half a right angle to the left or right.',
      'A twist is free, and often decides where the piece can go next. It is never an obligation.',
    ],
    diagram: { ...diagrams.twist, caption: 'c2-d2> crosses a border and turns right: now it faces south-east.' },
  },
  {
    title: 'The connection',
    paragraphs: [
      'A move of two cells or more that starts on your tile and stops on your tile is a connection: every tile between becomes yours.',
      'If those tiles were neutral or yours, the piece stays. You cannot choose: a connection always fills.',
    ],
    diagram: { ...diagrams.connection, caption: 'a1-d1 joins two blue tiles, and b1 and c1 turn blue.' },
  },
  {
    title: 'Taking tiles costs the piece',
    paragraphs: [
      'A connection also takes the tiles of other players that lie between. This is the only way a tile changes hands.',
      'The price: the piece that moved leaves the board. All tiles remain yours, the one it reached too.',
    ],
    diagram: { ...diagrams.sacrifice, caption: 'a1-d1 takes two orange tiles, and the blue piece is gone.' },
  },
  {
    title: 'The jump',
    paragraphs: [
      'If pieces stand between the two ends of a connection, it is a jump: your piece passes over all of them and stays on the board.',
      'A jump changes no tile between. It is the only way past another piece.',
    ],
    diagram: { ...diagrams.jump, caption: 'a1-d1 jumps over the orange piece. b1 and c1 stay as they are.' },
  },
  {
    title: 'The end, and how moves are written',
    paragraphs: [
      'You must move if you can. The first player who cannot starts the final round: all others have one last turn. Then every tile is a point; equal scores share the win. A game also ends when no tile got a new owner in 20 moves of each player.',
      'a3-b4 goes from a3 to b4; < adds a twist to the left, > one to the right.',
    ],
    diagram: { ...diagrams.end, caption: 'Blue looks over the edge and is stuck: Orange has the last move.' },
  },
];
