import { listNames } from '../core/play/words.ts';
import { type Agreeing, agree, fill, type Language } from '../core/words.ts';
import { leadersOf } from './game-set.ts';

interface SetTexts {
  readonly won: Agreeing;
  readonly shared: string;
}

const texts: Readonly<Record<Language, SetTexts>> = {
  en: {
    won: { one: '{names} wins the set.', many: '{names} wins the set.' },
    shared: '{names} share the set.',
  },
  pt: {
    won: { one: 'O {names} ganha a série.', many: 'As {names} ganham a série.' },
    shared: '{names} partilham a série.',
  },
};

/** Who has won a set that is over: the totals of all seats, and their names. */
export function sayWinnersOfSet(totals: readonly number[], names: readonly string[], language: Language): string {
  const leaders = leadersOf(totals).map((seat) => names[seat]);
  const { won, shared } = texts[language];
  return fill(leaders.length === 1 ? agree(won, leaders[0]) : shared, { names: listNames(leaders, language) });
}
