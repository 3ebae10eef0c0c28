import { computed, type ReadonlySignal } from '@preact/signals';
import { settings } from './settings.ts';

/** The language of the moment. */
export const language = computed(() => settings.value.language);

/** A table of texts in the language of the moment. */
export function localised<Texts>(en: Texts, pt: Texts): ReadonlySignal<Texts> {
  const tables = { en, pt };
  return computed(() => tables[language.value]);
}
