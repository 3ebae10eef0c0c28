import { signal } from '@preact/signals';
import type { Study } from '../../session/study.ts';

/** How many changes can be undone. */
const MOST = 100;

/** The states of a study before its changes, and after those that were undone. */
export class Steps {
  readonly canUndo = signal(false);
  readonly canRedo = signal(false);
  private readonly past: Study[] = [];
  private readonly future: Study[] = [];

  /** A change is made to this: what was undone before can no longer be redone. */
  take(before: Study): void {
    this.past.push(before);
    if (this.past.length > MOST) this.past.shift();
    this.future.length = 0;
    this.tell();
  }

  undo(now: Study): Study | undefined {
    return this.step(now, this.past, this.future);
  }

  redo(now: Study): Study | undefined {
    return this.step(now, this.future, this.past);
  }

  private step(now: Study, from: Study[], to: Study[]): Study | undefined {
    const found = from.pop();
    if (found !== undefined) to.push(now);
    this.tell();
    return found;
  }

  private tell(): void {
    this.canUndo.value = this.past.length > 0;
    this.canRedo.value = this.future.length > 0;
  }
}
