import process from 'node:process';
import type { Language } from '../core/words.ts';
import { UsageError } from '../node/usage.ts';

/** What --lang says, else the language of the environment. */
export function chooseLanguage(flag: unknown): Language {
  if (flag === 'en' || flag === 'pt') return flag;
  if (flag !== undefined) throw new UsageError(`--lang is en or pt, not ${flag}.`);
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('pt') ? 'pt' : 'en';
}
