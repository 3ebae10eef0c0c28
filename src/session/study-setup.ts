import { type Fault, isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import type { Position } from '../core/position.ts';
import { readPosition, writePosition } from '../core/text.ts';
import type { Cell, Seat } from '../core/types.ts';

/** Contents are numbers below this; in all games. */
const MOST_CONTENTS = 1024;
/** Higher stacks can be typed as text, but not chosen. */
const MOST_MARKS = 5;

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

  get turn(): Seat {
    return this.draft.turn;
  }

  content(cell: Cell): number {
    return this.draft.slots[cell];
  }

  put(cell: Cell, content: number): void {
    this.draft.slots[cell] = content;
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

/** Every possible content of a cell with this many seats, the empty cell first; without high stacks. */
export function contentsOf({ game, seats }: Position): readonly number[] {
  const found: number[] = [];
  for (let content = 0; content < MOST_CONTENTS; content++) {
    if (isContent(game, seats, content)) found.push(content);
  }
  return found;
}

function isContent({ notation, look }: Game, seats: number, content: number): boolean {
  if (content === 0) return true;
  const text = notation.cell(content);
  if (text === undefined || text === '' || text.includes('undefined') || notation.value(text) !== content) return false;
  const marks = look.marks(content);
  return marks.length > 0 && marks.length <= MOST_MARKS && marks.every(({ owner }) => owner >= 0 && owner < seats);
}
