import { computed } from '@preact/signals';
import { language } from './language.ts';

/** How dates and numbers are written: European Portuguese differs from what browsers take for Portuguese. */
export const locale = computed(() => (language.value === 'pt' ? 'pt-PT' : 'en-GB'));

const numbers = computed(() => new Intl.NumberFormat(locale.value));

/** A number as it is written in the current language. */
export function sayNumber(number: number): string {
  // Small whole numbers look the same everywhere, so the first screen need not load the formatter.
  const isSmall = Number.isInteger(number) && Math.abs(number) < 1000;
  return isSmall ? String(number) : numbers.value.format(number);
}
