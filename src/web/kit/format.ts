import { fill } from '../../core/words.ts';
import { locale } from '../state/locale.ts';

/** A number of things, in the language's plural form. */
export function countText(forms: { readonly one: string; readonly other: string }, count: number): string {
  const isOne = new Intl.PluralRules(locale.value).select(count) === 'one';
  return fill(isOne ? forms.one : forms.other, { count });
}

export function dateText(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}
