import { signal } from '@preact/signals';

/** Something that changes in place, as a signal: readers of its value are drawn again after every change. */
export class Watched<Thing> {
  private readonly thing: Thing;
  private readonly version = signal(0);

  constructor(thing: Thing) {
    this.thing = thing;
  }

  get value(): Thing {
    this.version.value;
    return this.thing;
  }

  /** The same for code that changes it, and must not follow its own changes. */
  peek(): Thing {
    return this.thing;
  }

  changed(): void {
    this.version.value++;
  }
}
