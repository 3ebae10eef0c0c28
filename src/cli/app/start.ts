import process from 'node:process';
import type { Language } from '../../core/words.ts';
import { speak } from '../../node/words/say.ts';
import { chooseLanguage } from '../language.ts';
import type { Resumed } from '../records/resume.ts';
import { App } from './app.ts';
import type { Settings } from './kit/settings.ts';
import { readSettings } from './settings-file.ts';
import { colourLevel } from './terminal/colour-level.ts';
import { windowBackground } from './terminal/paint.ts';

/** Opens the full-screen program, with the game on the command line or one to resume, if any. */
export async function startApp(
  word: string | undefined,
  flags: Readonly<Record<string, unknown>>,
  resumed?: Resumed,
): Promise<void> {
  const named = word === undefined ? undefined : (await import('./pages/setup-words.ts')).readSetup(word, flags);
  const setup =
    resumed === undefined ? named : { ...resumed, game: resumed.record.game, options: resumed.record.options };
  const kept = readSettings();
  const asksBackground = kept.background === undefined && windowBackground() === undefined;
  const settings = settingsFor(flags, kept);
  await speak(settings.language);
  await new App(settings, flags.color === false ? 0 : colourLevel(), asksBackground).run(setup, resumed?.keptAs);
}

/** Flags come before saved settings, and those before the environment. */
export function settingsFor(flags: Readonly<Record<string, unknown>>, kept: Partial<Settings>): Settings {
  const language: Language =
    flags.lang === undefined ? (kept.language ?? chooseLanguage(undefined)) : chooseLanguage(flags.lang);
  return {
    colour: true,
    ascii: !isUnicode(),
    background: windowBackground() ?? 'dark', // most are
    pause: 400,
    ...kept,
    ...(flags.ascii === true ? { ascii: true } : {}),
    language,
  };
}

/** Whether the terminal shows more than ASCII, as far as the environment tells. */
function isUnicode(): boolean {
  const { LC_ALL, LC_CTYPE, LANG, TERM } = process.env;
  if (process.platform === 'win32') return true;
  return TERM !== 'linux' && /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || 'utf-8');
}
