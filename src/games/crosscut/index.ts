import { squareBoard } from '../../core/board.ts';
import type { Game } from '../../core/game.ts';
import { course } from './course/index.ts';
import { winningLine } from './decisive.ts';
import { engine } from './engine/index.ts';
import { cellAt, placesOf } from './interior.ts';
import { notation } from './notation.ts';
import { refuse } from './refuse.ts';
import { rules, SWAP } from './rules.ts';
import { texts } from './texts.ts';

const SAME = [0, 1];
const EXCHANGED = [1, 0];

/** Crosscut, by Mark Steere. The rules are in rules.md beside this file. */
export const crosscut: Game = {
  id: 'crosscut',
  name: 'Crosscut',
  designer: 'Mark Steere',
  year: 2023,
  options: {
    players: [2],
    size: [8, 5, 6, 7, 9, 10],
    pie: [false, true], // ours, §8
  },
  board(options) {
    const size = Number(options.size);
    const interior = placesOf(size).map((place) => cellAt(size, place));
    const perimeter = Array.from({ length: size * size }, (_, cell) => cell).filter((cell) => !interior.includes(cell));
    return squareBoard(size, size, { interior, perimeter });
  },
  rules,
  notation,
  look: {
    inks: ['vermilion', 'blue'],
    marks: (value) => (value === 0 ? [] : [{ shape: 'disc', owner: value - 1 }]),
    outlined: ['interior'],
    zones: [{ region: 'perimeter', kind: 'recessed' }],
    tint: 'peach',
  },
  mirror: {
    seatings: (_, options) => (options.pie === true ? [SAME] : [SAME, EXCHANGED]), // only Blue may swap
    value: (value, _, seats) => (value === 0 ? 0 : seats[value - 1] + 1),
    move: (move, { cells }) => (move === SWAP ? SWAP : cells[move]),
  },
  texts,
  engine,
  course,
  decisive: winningLine,
  example: '8/1r2r1b1/1rr2rb1/1r3rb1/1b3r2/5b2/1bb1brr1/8 2',
  minutes: 15,
  canDraw: true,
  refuse,
  longest({ size, pie }) {
    // §3: every turn increases the list of all lengths. Each factor counts how many segments of a length can exist.
    const lines = 2 * (Number(size) - 2);
    let lists = 1;
    for (let length = 1; length <= lines / 2; length++) lists *= 1 + lines * Math.floor(lines / 2 / length);
    return lists + (pie === true ? 1 : 0); // a swap does not change the lengths
  },
  bench: [
    { options: { size: 10 }, playouts: 20_000, plies: 1_048_743, perftDepth: 3, floor: 1000 },
    { options: { size: 8 }, playouts: 30_000, plies: 844_378, perftDepth: 4, floor: 1800 },
    { options: { size: 6 }, playouts: 60_000, plies: 714_703, perftDepth: 5, floor: 4000 },
  ],
};
