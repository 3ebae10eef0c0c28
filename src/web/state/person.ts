import { signal } from '@preact/signals';
import { keepItem, readItem, removeItem } from '../local/items.ts';

const KEY = 'gamut person';

/** The name of the account that the server last found for this browser, so that the header need not ask. */
export const personName = signal<string | undefined>(readItem(KEY) ?? undefined);

/** Notes who the server has just said this browser is; guests have no account. */
export function rememberPerson(person: { readonly kind: string; readonly name: string } | null): void {
  personName.value = person?.kind === 'person' ? person.name : undefined;
  if (personName.value === undefined) removeItem(KEY);
  else keepItem(KEY, personName.value);
}
