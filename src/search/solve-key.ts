import type { Mirror } from '../core/game.ts';
import type { Position } from '../core/position.ts';
import { Random } from '../core/random.ts';
import { type BoardSymmetry, boardSymmetries } from '../core/symmetry.ts';
import type { Move } from '../core/types.ts';

/** Contents of cells are below this. */
const VALUES = 1024;
const UNKNOWN = -(2 ** 31);

/**
 * A 64-bit key that a position shares with all its turns and reflections: each image has a key, the sum of its contents
 * times the weights of their cells, and the smallest is taken. No image is made: the weights are turned instead.
 * Games with variables beside the cells have no images here, for nobody says how variables are turned.
 */
export class SolveKey {
  lo = 0;
  hi = 0;
  /** The image whose key was taken. */
  image = 0;
  /** Images that can differ; 1 is the position itself alone. */
  readonly images: number;
  private readonly symmetries: readonly BoardSymmetry[];
  /** The symmetry that leads back from each image. */
  private readonly inverses: readonly BoardSymmetry[];
  private readonly mirror: Mirror;
  private readonly cellCount: number;
  private readonly turnLo: number;
  private readonly turnHi: number;
  /** At image * cellCount + cell: the weights of where the cell goes. */
  private readonly weightLo: Int32Array;
  private readonly weightHi: Int32Array;
  /** At image * VALUES + content: what the content becomes; filled when it is first met. */
  private readonly turned: Int32Array;
  /** The cells that are not empty, and what they hold. */
  private readonly cells: Int32Array;
  private readonly contents: Int32Array;

  constructor({ game, board, options, rules }: Position) {
    const keepsSeats = (symmetry: BoardSymmetry) =>
      game.mirror.seatings(symmetry, options).some((seats) => seats.every((image, seat) => image === seat)) &&
      game.mirror.value(0, symmetry, SEATS) === 0;
    const [identity, ...others] = boardSymmetries(board);
    this.symmetries = rules.varCount === 0 ? [identity, ...others.filter(keepsSeats)] : [identity];
    this.inverses = this.symmetries.map((one) => inverseOf(one, this.symmetries));
    this.mirror = game.mirror;
    this.images = this.symmetries.length;
    this.cellCount = board.cellCount;
    const random = new Random(3);
    const draw = () => (random.below(0x10000) << 16) | random.below(0x10000) | 1;
    this.turnLo = draw();
    this.turnHi = draw();
    const plainLo = Int32Array.from({ length: board.cellCount }, draw);
    const plainHi = Int32Array.from({ length: board.cellCount }, draw);
    this.weightLo = Int32Array.from(this.symmetries.flatMap(({ cells }) => cells.map((cell) => plainLo[cell])));
    this.weightHi = Int32Array.from(this.symmetries.flatMap(({ cells }) => cells.map((cell) => plainHi[cell])));
    this.turned = new Int32Array(this.images * VALUES).fill(UNKNOWN);
    this.cells = new Int32Array(board.cellCount);
    this.contents = new Int32Array(board.cellCount);
  }

  /** Works out lo and hi. */
  read(position: Position): void {
    if (this.images === 1) {
      this.lo = position.keyLo;
      this.hi = position.keyHi;
      return; // image stays 0
    }
    const { slots, turn } = position;
    const { cells, contents, weightLo, weightHi, turned, cellCount } = this;
    let count = 0;
    for (let cell = 0; cell < cellCount; cell++) {
      if (slots[cell] === 0) continue;
      if (slots[cell] >>> 0 >= VALUES) throw new Error(`a cell of ${position.game.id} holds ${slots[cell]}`);
      cells[count] = cell;
      contents[count++] = slots[cell];
    }
    let bestLo = 0;
    let bestHi = 0;
    for (let image = 0; image < this.images; image++) {
      const weights = image * cellCount;
      const values = image * VALUES;
      let lo = 0;
      let hi = 0;
      for (let at = 0; at < count; at++) {
        let value = turned[values + contents[at]];
        if (value === UNKNOWN) value = this.turn(position, image, contents[at]);
        lo = (lo + Math.imul(weightLo[weights + cells[at]], value)) | 0;
        hi = (hi + Math.imul(weightHi[weights + cells[at]], value)) | 0;
      }
      if (image === 0 || lo < bestLo || (lo === bestLo && hi < bestHi)) {
        bestLo = lo;
        bestHi = hi;
        this.image = image;
      }
    }
    this.lo = (bestLo + Math.imul(this.turnLo, turn)) | 0;
    this.hi = (bestHi + Math.imul(this.turnHi, turn)) | 0;
  }

  /** A move of the position just read, as a move of the image whose key was taken. */
  turnMove(move: Move): Move {
    return this.image === 0 ? move : this.mirror.move(move, this.symmetries[this.image]);
  }

  /** A move of the image as a move of the position just read. */
  turnBack(move: Move): Move {
    return this.image === 0 ? move : this.mirror.move(move, this.inverses[this.image]);
  }

  private turn({ game }: Position, image: number, content: number): number {
    const value = game.mirror.value(content, this.symmetries[image], SEATS);
    this.turned[image * VALUES + content] = value;
    return value;
  }
}

function inverseOf(symmetry: BoardSymmetry, all: readonly BoardSymmetry[]): BoardSymmetry {
  const back = all.find((other) => symmetry.cells.every((image, cell) => other.cells[image] === cell));
  if (back === undefined) throw new Error('a symmetry has no inverse');
  return back;
}

/** Everybody stays in his seat. */
const SEATS = [0, 1];
