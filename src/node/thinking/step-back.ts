import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** How far behind, from 0 to 19. */
const NICE = 10;

/** Lowers the priority of the calling thread, so that threads that answer requests do so at once. */
export function stepBack(): void {
  try {
    // Linux names the calling thread and gives each thread its own priority; elsewhere threads cannot have one.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, NICE);
  } catch {
    // Then all have the same priority.
  }
}
