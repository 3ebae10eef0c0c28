import { signal } from '@preact/signals';

/** Whether something failed that no screen could report. */
export const isInTrouble = signal(false);

/** Notices failures outside of drawing: a promise that nobody awaits, a listener. */
export function followTrouble(): void {
  addEventListener('unhandledrejection', () => {
    isInTrouble.value = true;
  });
  addEventListener('error', ({ error }) => {
    // Browsers also report harmless things this way, without an error.
    if (error instanceof Error) isInTrouble.value = true;
  });
}
