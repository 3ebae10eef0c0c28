import type { Mirror } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { type BoardSymmetry, boardSymmetries } from '../../core/symmetry.ts';
import type { Move } from '../../core/types.ts';

/** Contents of cells are below this. */
const VALUES = 1024;
const UNKNOWN = -(2 ** 31);

/**
 * A 64-bit key that a position shares with all its rotations and reflections: each image has a key, the sum of its
 * contents times the weights of their cells, and the smallest is taken. No image is built: the weights are transformed
 * instead. Games with variables besides the cells have no images here, because nothing defines how variables transform.
 */
export class SolveKey {
  lo = 0;
  hi = 0;
  /** The image whose key was taken. */
  image = 0;
  /** Images that can differ; 1 means only the position itself. */
  readonly images: number;
  private readonly symmetries: readonly BoardSymmetry[];
  /** The symmetry that leads back from each image. */
  private readonly inverses: readonly BoardSymmetry[];
  private readonly mirror: Mirror;
  private readonly cellCount: number;
  private readonly turnLo: number;
  private readonly turnHi: number;
  /** At cell * images + image: the weights of the cell's image. */
  private readonly weightLo: Int32Array;
  private readonly weightHi: Int32Array;
  /** At content * images + image: what the content becomes; filled on first use. */
  private readonly turned: Int32Array;
  /** Cells and keys of all images of the settled position, and the keys of the one read last. */
  private readonly base: Int32Array;
  private readonly sumsLo: Int32Array;
  private readonly sumsHi: Int32Array;
  private readonly nearLo: Int32Array;
  private readonly nearHi: Int32Array;

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
    const at = (plain: Int32Array) =>
      Int32Array.from(
        { length: board.cellCount * this.images },
        (_, index) => plain[this.symmetries[index % this.images].cells[Math.floor(index / this.images)]],
      );
    this.weightLo = at(plainLo);
    this.weightHi = at(plainHi);
    this.turned = new Int32Array(this.images * VALUES).fill(UNKNOWN);
    this.turned.fill(0, 0, this.images); // the empty cell stays empty
    this.base = new Int32Array(board.cellCount);
    this.sumsLo = new Int32Array(this.images);
    this.sumsHi = new Int32Array(this.images);
    this.nearLo = new Int32Array(this.images);
    this.nearHi = new Int32Array(this.images);
  }

  /** Works out lo and hi. */
  read(position: Position): void {
    if (this.images > 1) {
      this.base.fill(0);
      this.sumsLo.fill(0);
      this.sumsHi.fill(0);
    }
    this.readBeside(position);
  }

  /** Like read, and makes this the reference for readBeside. */
  settle(position: Position): void {
    this.read(position);
    if (this.images === 1) return;
    this.sumsLo.set(this.nearLo);
    this.sumsHi.set(this.nearHi);
    const { base } = this;
    const { slots } = position;
    for (let cell = 0; cell < base.length; cell++) base[cell] = slots[cell];
  }

  /** Like read, for a position that differs little from the settled one. */
  readBeside(position: Position): void {
    const { images } = this;
    if (images === 1) {
      this.lo = position.keyLo;
      this.hi = position.keyHi;
      return; // image stays 0
    }
    const { slots, turn } = position;
    const { base, sumsLo, sumsHi, nearLo, nearHi, weightLo, weightHi, turned, cellCount } = this;
    for (let image = 0; image < images; image++) {
      nearLo[image] = sumsLo[image];
      nearHi[image] = sumsHi[image];
    }
    for (let cell = 0; cell < cellCount; cell++) {
      const now = slots[cell];
      const then = base[cell];
      if (now === then) continue;
      if (now >>> 0 >= VALUES) throw new Error(`a cell of ${position.game.id} holds ${now}`);
      if (turned[now * images] === UNKNOWN) this.turn(position, now);
      const weights = cell * images;
      for (let image = 0; image < images; image++) {
        const change = turned[now * images + image] - turned[then * images + image];
        nearLo[image] = (nearLo[image] + Math.imul(weightLo[weights + image], change)) | 0;
        nearHi[image] = (nearHi[image] + Math.imul(weightHi[weights + image], change)) | 0;
      }
    }
    let best = 0;
    for (let image = 1; image < images; image++) {
      if (nearLo[image] > nearLo[best] || (nearLo[image] === nearLo[best] && nearHi[image] >= nearHi[best])) continue;
      best = image;
    }
    this.image = best;
    this.lo = (nearLo[best] + Math.imul(this.turnLo, turn)) | 0;
    this.hi = (nearHi[best] + Math.imul(this.turnHi, turn)) | 0;
  }

  /** A move of the position just read, as a move of the image whose key was taken. */
  turnMove(move: Move): Move {
    return this.image === 0 ? move : this.mirror.move(move, this.symmetries[this.image]);
  }

  /** A move of the image as a move of the position just read. */
  turnBack(move: Move): Move {
    return this.image === 0 ? move : this.mirror.move(move, this.inverses[this.image]);
  }

  private turn({ game }: Position, content: number): void {
    this.symmetries.forEach((symmetry, image) => {
      this.turned[content * this.images + image] = game.mirror.value(content, symmetry, SEATS);
    });
  }
}

function inverseOf(symmetry: BoardSymmetry, all: readonly BoardSymmetry[]): BoardSymmetry {
  const back = all.find((other) => symmetry.cells.every((image, cell) => other.cells[image] === cell));
  if (back === undefined) throw new Error('a symmetry has no inverse');
  return back;
}

/** The seats stay as they are. */
const SEATS = [0, 1, 2, 3];
