import type { LensFact, LensMark } from '../../../core/course.ts';
import { doneBy, howMany, mostOf, numberOf, numbersOf } from '../../../core/facts/counting.ts';
import type { Position } from '../../../core/position.ts';
import type { Cell, Move, Seat } from '../../../core/types.ts';
import { farRow, ownerOf } from './armies.ts';
import { runLength } from './phalanx.ts';

type Marks = readonly LensMark[];

/** One direction of each line: up, right up, right, right down. */
const AXES = [0, 1, 2, 3];

/** The length of the longest line of every piece that may move. */
export function lengthMarks(position: Position): Marks {
  const { slots } = position;
  return occupied(position)
    .filter((cell) => slots[cell] < 3)
    .map((cell) => {
      const length = Math.max(...AXES.map((axis) => lineThrough(position, cell, axis)));
      const owner = ownerOf(slots[cell]);
      return { cell, tone: toneOf(position, owner), text: String(length), owner };
    });
}

/** What each side could take now, where a capture takes these cells. */
export function captureMarks(position: Position, taken: (position: Position, move: Move) => readonly Cell[]): Marks {
  const { turn, slots } = position;
  return [turn, 1 - turn].flatMap((seat) => {
    const captures = movesOf(position, seat).filter((move) => slots[move & 255] !== 0);
    return marksOf(
      captures.flatMap((move) => taken(position, move)),
      seat === turn,
    );
  });
}

/** Who stands on the far rows, who is near, and who can get there now. */
export function farRowMarks(position: Position): Marks {
  const { board, slots } = position;
  return [0, 1].flatMap((seat) => {
    const rowsLeft = (cell: Cell) => Math.abs(farRow(board, seat) - board.row[cell]);
    const tone = toneOf(position, seat);
    const near = occupied(position).filter(
      (cell) => ownerOf(slots[cell]) === seat && 2 * rowsLeft(cell) < board.height - 1,
    );
    const goals = new Set(movesAcross(position, seat).map((move) => move & 255));
    return [
      ...near.map((cell): LensMark => ({ cell, tone, text: String(rowsLeft(cell)), owner: seat })),
      ...[...goals].map((cell): LensMark => ({ cell, tone, text: '·', owner: seat })),
    ];
  });
}

/** Crossings that no reply undoes. */
export function winMarks(position: Position): Marks {
  const { turn } = position;
  return [turn, 1 - turn].flatMap((seat) => {
    const goals = movesAcross(position, seat).filter((move) => cannotBeAnswered(position, seat, move));
    return marksOf(
      goals.map((move) => move & 255),
      seat === turn,
    );
  });
}

/** Of the lens of far rows. */
export const farRowFacts: readonly LensFact[] = [
  {
    id: 'past the middle',
    isGood: true,
    texts: { en: 'past the middle', pt: 'para lá do meio' },
    count: (marks, _, seat) => howMany(numbersOf(marks, seat)),
  },
  {
    id: 'across',
    isGood: true,
    texts: { en: 'on the far row', pt: 'na última linha' },
    count: (marks, _, seat) => howMany(numbersOf(marks, seat).filter((mark) => numberOf(mark) === 0)),
  },
  {
    id: 'ways',
    isGood: true,
    texts: { en: 'cells of the far row within one move', pt: 'casas da última linha a uma jogada' },
    count: (marks, _, seat) => howMany(marks.filter(({ owner, text }) => owner === seat && text === '·')),
  },
];

/** Of the lens of crossings that win. */
export const winFacts: readonly LensFact[] = [
  {
    id: 'wins',
    isGood: true,
    texts: { en: 'cells where crossing wins', pt: 'casas onde atravessar ganha' },
    count: (marks, position, seat) => howMany(doneBy(marks, position, seat)),
  },
];

/** Of the lens of lengths, where its lines are called so. */
export function lengthFacts(longest: LensFact['texts'], left: LensFact['texts']): readonly LensFact[] {
  return [
    { id: 'longest', isGood: true, texts: longest, count: (marks, _, seat) => mostOf(numbersOf(marks, seat)) },
    { id: 'pieces', isGood: true, texts: left, count: (marks, _, seat) => howMany(numbersOf(marks, seat)) },
  ];
}

/** Of the lens of captures, where what can be captured is called so. */
export function captureFacts(texts: LensFact['texts']): readonly LensFact[] {
  return [
    { id: 'captures', isGood: true, texts, count: (marks, position, seat) => howMany(doneBy(marks, position, seat)) },
  ];
}

function marksOf(cells: readonly Cell[], isGood: boolean): Marks {
  return [...new Set(cells)].map((cell) =>
    isGood ? { cell, tone: 'good', text: '+' } : { cell, tone: 'bad', text: '!' },
  );
}

function toneOf({ turn }: Position, seat: Seat): LensMark['tone'] {
  return seat === turn ? 'good' : 'bad';
}

function occupied({ board, slots }: Position): Cell[] {
  return Array.from({ length: board.cellCount }, (_, cell) => cell).filter((cell) => slots[cell] > 0);
}

function lineThrough(position: Position, cell: Cell, axis: number): number {
  return runLength(position, cell, axis) + runLength(position, cell, axis ^ 4) - 1;
}

/** The moves of a seat that bring one more piece to its far row. */
function movesAcross(position: Position, seat: Seat): Move[] {
  const { row } = position.board;
  const far = farRow(position.board, seat);
  return movesOf(position, seat).filter((move) => row[move & 255] === far && row[move >> 8] !== far);
}

/** Whether the seat wins at the start of its next turn, whatever the other side does after this crossing. */
function cannotBeAnswered(position: Position, seat: Seat, move: Move): boolean {
  const walker = position.clone();
  walker.giveTurn(seat);
  walker.play(move);
  if (walker.over) return walker.winners === 1 << seat;
  return movesOf(walker, 1 - seat).every((answer) => {
    walker.play(answer);
    const isWon = walker.winners === 1 << seat;
    walker.undo();
    return isWon;
  });
}

/** The moves that a seat has, or would have if it were its turn. */
function movesOf(position: Position, seat: Seat): Move[] {
  if (position.over) return [];
  const asked = position.clone();
  asked.giveTurn(seat);
  const out = new Int32Array(asked.rules.mostMoves);
  return [...out.subarray(0, asked.rules.generate(asked, out, 0))];
}
