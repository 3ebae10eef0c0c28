import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

const NOTHING = () => '';

/** A sentence that stays on the screen, '' for none. When the language changes, it is said anew. */
export class ShownText {
  private readonly say = signal(NOTHING);

  get value(): string {
    return this.say.value();
  }

  /** How to say it in the current language; or what reads alike in all of them. */
  set value(said: string | (() => string)) {
    if (typeof said === 'string') this.say.value = said === '' ? NOTHING : () => said;
    else this.say.value = said;
  }
}

export function useShownText(): ShownText {
  return useMemo(() => new ShownText(), []);
}
