import process from 'node:process';

/** Signals that ask a program to end, and their numbers; shells add 128 for the exit status. */
const SIGNALS = { SIGINT: 2, SIGTERM: 15 } as const;

/**
 * Calls back once when Ctrl-C or a signal asks this process to end, with its exit status; returns what to call when
 * nobody has asked and nothing is left to stop. One Ctrl-C may arrive several times, from the terminal and from the
 * parent process: repeats are ignored, so that stopping is not disturbed.
 */
export function whenStopped(stop: (status: number) => void): () => void {
  let isStopped = false;
  const listeners = Object.entries(SIGNALS).map(([signal, number]) => {
    const listener = () => {
      if (isStopped) return;
      isStopped = true;
      stop(128 + number);
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    if (!isStopped) for (const leave of listeners) leave();
  };
}

/** Until somebody ends this process with Ctrl-C or a signal. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    whenStopped(() => resolve());
  });
}

/** Something was aborted that cannot say more than that: one sentence, and the status of the signal. */
export class Stopped extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** A request to stop what is running. */
export interface Stop {
  readonly signal: AbortSignal;
  /** The exit status once it was requested; undefined until then. */
  readonly status: number | undefined;
  /** Nothing is left to stop. */
  forget(): void;
}

/** Listens for Ctrl-C and signals from now on. */
export function hearStop(): Stop {
  const controller = new AbortController();
  let status: number | undefined;
  const forget = whenStopped((code) => {
    status = code;
    controller.abort();
  });
  return {
    signal: controller.signal,
    get status() {
      return status;
    },
    forget,
  };
}
