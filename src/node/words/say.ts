import { fill, type Language } from '../../core/words.ts';
import type { claimsInPortuguese } from './claims.ts';
import type { commandsInPortuguese } from './commands.ts';
import type { faultsInPortuguese } from './faults.ts';
import type { resultsInPortuguese } from './results.ts';

/** Every sentence of the command, in English; one without a translation is a type error. */
export type Sentence =
  | keyof typeof claimsInPortuguese
  | keyof typeof commandsInPortuguese
  | keyof typeof faultsInPortuguese
  | keyof typeof resultsInPortuguese;

/** What the sentences are in the language that this process speaks; empty for English. */
let translations: Readonly<Record<string, string>> = {};
let placeholders: Readonly<Record<string, string>> = {};
let spoken: Language = 'en';

/** From now on this process speaks this language. */
export async function speak(language: Language): Promise<void> {
  spoken = language;
  translations = language === 'pt' ? await portuguese() : {};
  placeholders = language === 'pt' ? (await import('./placeholders.ts')).placeholdersInPortuguese : {};
}

/** The language that this process speaks. */
export function spokenLanguage(): Language {
  return spoken;
}

/**
 * A sentence in the language of this process. Gaps like {file} are filled in; {count:move|moves} is the first word when
 * there is one, and else the second.
 */
export function say(sentence: Sentence, words: Readonly<Record<string, string | number>> = {}): string {
  const said = translations[sentence] ?? sentence;
  const agreed = said.replace(/\{(\w+):([^|}]*)\|([^}]*)\}/g, (_, name, one, many) => (words[name] === 1 ? one : many));
  return fill(agreed, words);
}

/** The same for words to be typed, as in --game <game>. */
export function sayPlaceholders(term: string): string {
  return term.replace(/(?<=[<[])[a-z]+(?=[>\].])/g, (word) => placeholders[word] ?? word);
}

async function portuguese(): Promise<Readonly<Record<string, string>>> {
  const [{ claimsInPortuguese }, { commandsInPortuguese }, { faultsInPortuguese }, { resultsInPortuguese }] =
    await Promise.all([import('./claims.ts'), import('./commands.ts'), import('./faults.ts'), import('./results.ts')]);
  return { ...claimsInPortuguese, ...commandsInPortuguese, ...faultsInPortuguese, ...resultsInPortuguese };
}
