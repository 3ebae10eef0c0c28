import process from 'node:process';

/** Signals that ask a program to end, and their numbers; shells add 128 to tell. */
const SIGNALS = { SIGINT: 2, SIGTERM: 15 } as const;

/**
 * Calls once when Ctrl-C or a signal asks this process to end, with the status it should end with; returns what to call when
 * nobody has asked and nothing is left to stop. One Ctrl-C may come several times, from the terminal and from those who
 * started this process: what follows the first is not heard any more, so that stopping is done in peace.
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

/** Something was broken off that cannot say more than that: one sentence, and the status of the signal. */
export class Stopped extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** A request to break off what runs. */
export interface Stop {
  readonly signal: AbortSignal;
  /** What to end with once it was asked for; undefined until then. */
  readonly status: number | undefined;
  /** Nothing is left to break off. */
  forget(): void;
}

/** Hears Ctrl-C and signals from now on. */
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
