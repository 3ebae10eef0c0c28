import process from 'node:process';
import type { Language } from '../core/words.ts';
import { UsageError } from '../node/usage.ts';
import { say, speak } from '../node/words/say.ts';

const FLAG = '--lang';

/** What --lang says, else the language of the environment. */
export function chooseLanguage(flag: unknown): Language {
  if (flag === undefined) return usualLanguage();
  if (flag === 'en' || flag === 'pt') return flag;
  throw new UsageError(say('--lang must be en or pt, not {word}.', { word: String(flag) || '""' }));
}

/** Lets this process speak what its command line asks for, before anything is said about the rest of the line. */
export async function speakAsAsked(words: readonly string[]): Promise<void> {
  await speak(usualLanguage());
  await speak(chooseLanguage(givenLanguage(words)));
}

/** A language that the environment names and that does not exist here is no mistake: English serves all. */
function usualLanguage(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('pt') ? 'pt' : 'en';
}

/** The value of --lang; words after -- are no flags. */
function givenLanguage(words: readonly string[]): string | undefined {
  const end = words.indexOf('--');
  const flags = end < 0 ? words : words.slice(0, end);
  const at = flags.findLastIndex((word) => word === FLAG || word.startsWith(`${FLAG}=`));
  if (at < 0) return undefined;
  return flags[at] === FLAG ? flags[at + 1] : flags[at].slice(FLAG.length + 1);
}
