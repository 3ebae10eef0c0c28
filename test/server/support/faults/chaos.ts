import type { Random } from '../../../../src/core/random.ts';
import type { Dial } from '../guests.ts';

/** How a bad connection behaves; probabilities are per message. */
export interface Weather {
  /** Of the connection being cut after it. */
  readonly cut: number;
  /** Of being sent twice. */
  readonly twice: number;
  /** Of being held back, so that others overtake it, for at most this many milliseconds. */
  readonly late: number;
  readonly lateMs: number;
}

/** A connection on which messages are repeated, delayed, overtaken and lost when it breaks, in both directions. */
export function badLine(dial: Dial, weather: Weather, random: Random): Dial {
  const happens = (chance: number) => random.below(10_000) < chance * 10_000;
  return (opened, hear, closed) => {
    let isOpen = true;
    const wire = dial(
      opened,
      (text) => pass(() => isOpen && hear(text)),
      () => {
        isOpen = false;
        closed();
      },
    );
    const pass = (deliver: () => void) => {
      if (happens(weather.late)) setTimeout(deliver, random.below(weather.lateMs));
      else deliver();
      if (happens(weather.twice)) deliver();
      if (happens(weather.cut)) wire.close();
    };
    return { send: (text) => pass(() => isOpen && wire.send(text)), close: () => wire.close() };
  };
}
