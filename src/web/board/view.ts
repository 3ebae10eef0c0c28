import { signal } from '@preact/signals';
import type { Lens } from '../../core/course.ts';
import { HIGHEST_TILT, LOWEST_TILT, type Tilt } from '../../view/drawing/tilt.ts';
import { nextRotation, otherSide } from '../../view/rotation.ts';
import type { Rotation } from '../../view/scene.ts';
import { keepTilt, keptTilt } from './kept-tilt.ts';

/** How the user looks at a board: from which side, how close, through which lens. */
export class BoardView {
  readonly rotation = signal<Rotation>(0);
  readonly isNear = signal(false);
  /** Whether the board stands in space, and from where it is then seen. */
  readonly tilt = signal<Tilt | undefined>(keptTilt().isOn ? keptTilt().tilt : undefined);
  /** The name of a lens of the game. */
  readonly lens = signal<string | undefined>(undefined);
  /** Whether it shows anything at the moment. */
  readonly hasMarks = signal(true);

  /** Looks at another board in the same way. */
  copy({ rotation, isNear, tilt, lens }: BoardView): void {
    this.rotation.value = rotation.value;
    this.isNear.value = isNear.value;
    this.tilt.value = tilt.value;
    this.lens.value = lens.value;
  }

  /** To the other side of the table. */
  flip(): void {
    this.rotation.value = otherSide(this.rotation.value);
  }

  /** To the next side of the table. */
  rotate(directionCount: number): void {
    this.rotation.value = nextRotation(this.rotation.value, directionCount);
  }

  zoom(): void {
    this.isNear.value = !this.isNear.value;
  }

  /** From straight above, or tilted as it was seen last. */
  tip(): void {
    const { tilt } = keptTilt();
    this.tilt.value = this.tilt.value === undefined ? tilt : undefined;
    keepTilt({ isOn: this.tilt.value !== undefined, tilt });
  }

  /** Turns a tilted board by degrees, and on to its next side where names would come to lie on theirs. */
  turn(right: number, up: number, directionCount: number): void {
    const tilt = this.tilt.value;
    if (tilt === undefined) return;
    const side = directionCount % 4 === 0 ? 90 : 180;
    let turn = tilt.turn + right;
    let sides = 0;
    for (; turn > side / 2; turn -= side) sides++;
    for (; turn < -side / 2; turn += side) sides += 360 / side - 1;
    for (; sides > 0; sides--) this.rotate(directionCount);
    const height = Math.min(HIGHEST_TILT, Math.max(LOWEST_TILT, tilt.height + up));
    this.tilt.value = { turn, height };
    keepTilt({ isOn: true, tilt: { turn, height } });
  }

  /** Selects a lens, or deselects it. */
  switchLens(id: string): void {
    this.lens.value = this.lens.value === id ? undefined : id;
  }

  /** What a key changes about the view; whether it was handled. */
  hearKey(key: string, lenses: readonly Lens[], directionCount: number): boolean {
    const lens = lenses.find((one) => one.key === key);
    if (lens !== undefined) this.switchLens(lens.id);
    else if (key === 'f') this.flip();
    else if (key === 'r') this.rotate(directionCount);
    else if (key === 'z') this.zoom();
    else if (key === 'd') this.tip();
    else if (this.tilt.value !== undefined && Object.hasOwn(TURNS, key)) this.turn(...TURNS[key], directionCount);
    else return false;
    return true;
  }
}

/** Degrees by which keys turn a tilted board. */
const TURNS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ',': [-10, 0],
  '.': [10, 0],
  '+': [0, 6],
  '-': [0, -6],
};
