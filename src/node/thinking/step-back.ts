import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** How far behind, from 0 to 19. */
const NICE = 10;

/** Lets the thread that calls this run when others need the processor less, so that whoever listens answers at once. */
export function stepBack(): void {
  try {
    // Linux names the thread that asks, and gives each a priority of its own; elsewhere threads cannot step back.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, NICE);
  } catch {
    // Then all run alike.
  }
}
