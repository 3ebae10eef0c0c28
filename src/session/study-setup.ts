import { type Fault, isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import type { Mark, MarkShape } from '../core/look.ts';
import type { Position } from '../core/position.ts';
import { readPosition, writePosition } from '../core/text.ts';
import type { Cell, Direction, Seat } from '../core/types.ts';

/** Contents of cells are numbers below this, in every game. */
const MOST_CONTENTS = 1024;
/** Higher stacks can be typed as text, but not piled up. */
const MOST_MARKS = 16;

/** A board that is set up by hand; it need not be a valid position yet. */
export class Setup {
  private readonly draft: Position;

  /** Starts from a position. */
  constructor(position: Position) {
    this.draft = position.clone();
  }

  /** For display only: values derived from its cells are out of date. */
  get seen(): Position {
    return this.draft;
  }

  get toMove(): Seat {
    return this.draft.turn;
  }

  content(cell: Cell): number {
    return this.draft.slots[cell];
  }

  put(cell: Cell, content: number): void {
    this.draft.slots[cell] = content;
  }

  /** Puts something on what lies there, or takes it off again if it was there before. */
  place(cell: Cell, put: Mark): void {
    const { look } = this.draft.game;
    const contents = new Map<string, number>();
    for (const content of contentsOf(this.draft).toReversed()) contents.set(signature(look.marks(content)), content);
    const wanted = candidates(look.marks(this.content(cell)), put).find((marks) => contents.has(signature(marks)));
    if (wanted !== undefined) this.put(cell, contents.get(signature(wanted)) ?? 0);
  }

  /** Turns the piece on a cell by some steps clockwise; the way it faces then, or undefined if there is none. */
  turn(cell: Cell, steps: number): Direction | undefined {
    const { game, board } = this.draft;
    const piece = game.look.marks(this.content(cell)).find(({ direction }) => direction !== undefined);
    if (piece?.direction === undefined) return undefined;
    const count = board.directionCount;
    const direction = (piece.direction + steps + count) % count;
    this.place(cell, { ...piece, direction });
    return direction;
  }

  giveTurn(seat: Seat): void {
    this.draft.giveTurn(seat);
  }

  clear(): void {
    for (let cell = 0; cell < this.draft.board.cellCount; cell++) this.put(cell, 0);
  }

  text(): string {
    return writePosition(this.draft);
  }

  /** The position set up, or why it is not valid. */
  position(): Position | Fault {
    return readPosition(this.draft.game, this.text());
  }

  /** The setup in a text, if it is a position of the same game. */
  static read(game: Game, text: string): Setup | Fault {
    const position = readPosition(game, text);
    return isFault(position) ? position : new Setup(position);
  }
}

/** The kinds of pieces that a game has, in the order in which they lie on a cell. */
export function kindsOf(position: Position): readonly MarkShape[] {
  const shapes = new Set(
    contentsOf(position)
      .flatMap((content) => position.game.look.marks(content))
      .map(({ shape }) => shape),
  );
  return SHAPES.filter((shape) => shapes.has(shape));
}

/** Whether a piece of this kind faces somewhere. */
export function isDirected(position: Position, kind: MarkShape): boolean {
  const marks = contentsOf(position).flatMap((content) => position.game.look.marks(content));
  return marks.some(({ shape, direction }) => shape === kind && direction !== undefined);
}

const SHAPES: readonly MarkShape[] = ['tile', 'arrow', 'disc'];

/** Of each game, by the number of seats: they are found by trying, which takes a while. */
const found = new WeakMap<Game, Map<number, readonly number[]>>();

/** Every possible content of a cell with this many seats, the empty cell first. */
function contentsOf({ game, seats }: Position): readonly number[] {
  const known = found.get(game) ?? new Map<number, readonly number[]>();
  const contents = known.get(seats) ?? allContents(game, seats);
  found.set(game, known.set(seats, contents));
  return contents;
}

function allContents(game: Game, seats: number): readonly number[] {
  const contents: number[] = [];
  for (let content = 0; content < MOST_CONTENTS; content++) if (isContent(game, seats, content)) contents.push(content);
  return contents;
}

function isContent({ notation, look }: Game, seats: number, content: number): boolean {
  if (content === 0) return true;
  const text = notation.cell(content);
  if (text === undefined || text === '' || text.includes('undefined') || notation.value(text) !== content) return false;
  const marks = look.marks(content);
  return marks.length > 0 && marks.length <= MOST_MARKS && marks.every(({ owner }) => owner >= 0 && owner < seats);
}

/** What lies on a cell after something was put there, as marks from the bottom up; the first that exists is meant. */
function candidates(marks: readonly Mark[], put: Mark): readonly (readonly Mark[])[] {
  const top = marks.at(-1);
  const isSame = ({ shape, owner }: Mark) => shape === put.shape && owner === put.owner;
  const apart = (shape: MarkShape) => marks.filter((mark) => mark.shape !== shape);
  if (put.shape === 'tile') {
    const others = apart('tile');
    return marks.some(isSame) ? [others] : [[put, ...others], [put]];
  }
  if (put.shape === 'arrow') {
    return [[...apart('arrow'), put], [{ shape: 'tile', owner: put.owner }, put], [put]];
  }
  // A disc put on one of its kind takes it off again; on another it makes a stack, where the game has stacks.
  return top !== undefined && isSame(top)
    ? [marks.slice(0, -1), []]
    : [[...marks, put], [...apart('disc'), put], [put]];
}

function signature(marks: readonly Mark[]): string {
  return marks.map(({ shape, owner, direction = 0 }) => `${shape} ${owner} ${direction}`).join(', ');
}
