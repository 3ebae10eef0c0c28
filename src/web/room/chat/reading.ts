import { signal } from '@preact/signals';

/** How far the user has read the messages of a room. */
export class Reading {
  /** Messages that have not been read. */
  readonly unread = signal(0);
  /** Whether the messages are shown, as far as the page itself is. */
  private isOpen = false;
  /** Messages known so far; undefined before the room has come. What was written earlier is not news. */
  private known: number | undefined;

  /** Opens or closes the messages; `count` is how many there are. */
  show(isOpen: boolean, count: number): void {
    this.isOpen = isOpen;
    this.read(count);
  }

  /** Takes the number of messages; whether there is a new one. */
  take(count: number): boolean {
    const before = this.known ?? count;
    this.known = count;
    if (count > before) this.unread.value += count - before;
    this.read(count);
    return count > before;
  }

  /** What is seen is read. */
  read(count: number): void {
    if (!this.isOpen || document.visibilityState === 'hidden') return;
    this.known = count;
    this.unread.value = 0;
  }
}
