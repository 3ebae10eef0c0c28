import { triangleBoard } from '../../core/board.ts';
import type { Game } from '../../core/game.ts';
import type { Mark } from '../../core/look.ts';
import { abstractPlay } from './abstract-play.ts';
import { chainOf } from './connection.ts';
import { course } from './course/index.ts';
import { engine } from './engine/index.ts';
import { notation } from './notation.ts';
import { refuse } from './refuse.ts';
import { CONNECTION, rules, SWAP } from './rules.ts';
import { texts } from './texts.ts';

const SAME = [0, 1];
const EXCHANGED = [1, 0];

/** Agere (also known as Adere), by Drew Edwards. The rules are in rules.md beside this file. */
export const agere: Game = {
  id: 'agere',
  name: 'Agere',
  designer: 'Drew Edwards',
  options: {
    players: [2],
    size: [8, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14],
    pie: [false, true],
    win: ['held', 'immediate'],
  },
  board: (options) => triangleBoard(Number(options.size)),
  rules,
  notation,
  look: {
    inks: ['yellow', 'blue'],
    marks(value) {
      const discs: Mark[] = [];
      for (let level = 0; level < value >> 1; level++)
        discs.unshift({ shape: 'disc', owner: (value & 1) ^ (level & 1) });
      return discs;
    },
    outlined: [],
    zones: ['base', 'left', 'right'].map((region) => ({ region, kind: 'side' })),
    tint: 'sand',
  },
  mirror: {
    seatings: (_, options) => (options.pie === true ? [SAME] : [SAME, EXCHANGED]), // only player 2 may swap
    value: (value, _, seats) => (value === 0 ? 0 : (value & ~1) | seats[value & 1]),
    move: (move, { cells }) => (move === SWAP ? SWAP : (cells[move >> 8] << 8) | cells[move & 255]),
  },
  texts,
  engine,
  course,
  abstractPlay,
  decisive: (position) => (position.ending === CONNECTION ? chainOf(position, position.winners - 1) : []),
  example: '1/2/b,by,1/y,1,b,b/1,yb,yby,b,yby/1,yb,y,byby,by,b/2,yb,yb,1,b,1/5,y,2 2',
  minutes: 25,
  canDraw: false, // §6.5
  refuse,
  longest({ size, pie }) {
    const n = (Number(size) * (Number(size) + 1)) / 2;
    return (n * (n + 1) * (2 * n + 1)) / 6 + (pie === true ? 1 : 0); // §6.4, and the swap adds no disc
  },
  bench: [
    { options: { size: 8 }, playouts: 2000, plies: 121_579, perftDepth: 4, floor: 450 },
    { options: { size: 14 }, playouts: 500, plies: 97_686, perftDepth: 3, floor: 105 },
  ],
};
