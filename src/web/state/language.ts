import { computed, type ReadonlySignal } from '@preact/signals';
import { settings } from './settings.ts';

/** The current language. */
export const language = computed(() => settings.value.language);

/** A table of texts in the current language. */
export function localised<Texts>(en: Texts, pt: Texts): ReadonlySignal<Texts> {
  const tables = { en, pt };
  return computed(() => tables[language.value]);
}
