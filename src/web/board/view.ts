import { signal } from '@preact/signals';
import type { Lens } from '../../core/course.ts';
import { nextRotation, otherSide } from '../../view/rotation.ts';
import type { Rotation } from '../../view/scene.ts';

/** How the user looks at a board: from which side, how close, through which lens. */
export class BoardView {
  readonly rotation = signal<Rotation>(0);
  readonly isNear = signal(false);
  /** The name of a lens of the game. */
  readonly lens = signal<string | undefined>(undefined);
  /** Whether it shows anything at the moment. */
  readonly hasMarks = signal(true);

  /** Looks at another board in the same way. */
  copy({ rotation, isNear, lens }: BoardView): void {
    this.rotation.value = rotation.value;
    this.isNear.value = isNear.value;
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
    else return false;
    return true;
  }
}
