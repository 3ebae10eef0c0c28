import { settings } from '../state/settings.ts';

/** Whether a key is meant for the screen: never while something is written, and single characters only by choice. */
export function isShortcut({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if ((target as Element).matches('input:not([type="checkbox"], [type="radio"]), textarea, select')) return false;
  const isCharacter = key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
  return settings.value.letterKeys || !isCharacter;
}
