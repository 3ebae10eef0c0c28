import { computed } from '@preact/signals';
import { settings } from './settings.ts';
import { webTexts } from './texts.ts';

/** The texts in the language of the moment. */
export const texts = computed(() => webTexts[settings.value.language]);
export const language = computed(() => settings.value.language);
