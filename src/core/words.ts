export type Language = 'en' | 'pt';

/** A game's own words in one language. Refusals may have gaps like {power}. */
export interface GameTexts {
  readonly summary: string;
  /** How to read a board in plain text. */
  readonly cells: string;
  /** What the players are called, in seat order. */
  readonly seats: readonly string[];
  /** For each option of the game but the number of players. */
  readonly options: Readonly<Record<string, OptionTexts>>;
  /** A sentence for each of rules.endings. */
  readonly endings: readonly string[];
  readonly refusals: Readonly<Record<string, string>>;
  /** What to touch next while entering a move of several steps. */
  readonly steps?: Readonly<Record<string, string>>;
  /** Names of the values of notation.choice. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Names of the moves that touch no cell, by their text. */
  readonly words?: Readonly<Record<string, string>>;
}

/** The name of an option, and of its values where they are not numbers or booleans. */
interface OptionTexts {
  readonly name: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** Fills the gaps of a sentence, {name} with the word of that name. */
export function fill(sentence: string, words: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name) => String(words[name] ?? ''));
}

/** A sentence in English and what goes into its gaps, for whoever says it in the language of the reader. */
export interface Unsaid<Sentence extends string> {
  readonly sentence: Sentence;
  readonly words: Readonly<Record<string, string | number>>;
}

/** A sentence with a seat as its subject; in Portuguese White and Black are many. */
export interface Agreeing {
  readonly one: string;
  readonly many: string;
}

/** The form that agrees with the name of a seat: plural names end in s. */
export function agree({ one, many }: Agreeing, name: string): string {
  return name.endsWith('s') ? many : one;
}

/** A sentence about a seat, filled in: its name, and other words. */
export function fillAgreeing(
  sentence: Agreeing,
  name: string,
  words: Readonly<Record<string, string | number>> = {},
): string {
  return fill(agree(sentence, name), { ...words, name });
}
