import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { UsageError } from '../usage.ts';
import { say } from '../words/say.ts';

/**
 * Splits a command line without any shell: spaces separate, single and double quotes group, and a backslash takes the
 * next space, quote or backslash literally (so that Windows paths stay as they are).
 */
export function splitCommand(command: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let at = 0; at < command.length; at++) {
    const letter = command[at];
    if (letter === '\\' && quote !== "'" && /[\s"'\\]/.test(command[at + 1] ?? '')) word = (word ?? '') + command[++at];
    else if (quote === '' && (letter === '"' || letter === "'")) {
      quote = letter;
      word ??= '';
    } else if (letter === quote) quote = '';
    else if (quote === '' && /\s/.test(letter)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + letter;
  }
  if (quote !== '')
    throw new UsageError(say('The command {command} opens a quote {quote} and never closes it.', { command, quote }));
  if (word !== undefined) words.push(word);
  if (words.length === 0) throw new UsageError(say('An engine needs a command, as in "engine:python3 bot.py".'));
  return words;
}

/** A word quoted so that splitCommand returns it unchanged. */
export function quoteWord(word: string): string {
  return /^[\w./:=+,{}@%-]+$/.test(word) ? word : `'${word.replace(/'/g, `'"'"'`)}'`;
}

/** The words of an engine's command for a game, whose name replaces {game}. */
export function engineWords(command: string, game: string): string[] {
  const words = splitCommand(command).map((word) => word.replaceAll('{game}', game));
  if (!canRun(words[0]))
    throw new UsageError(
      say('There is no program {program} to run the engine "{command}".', { program: words[0], command }),
    );
  return words;
}

/** Whether there is such a program, by its path or on the search path. */
export function canRun(program: string): boolean {
  const isPath = /[/\\]/.test(program);
  const folders = isPath ? [''] : (process.env.PATH ?? '').split(delimiter);
  const endings = process.platform === 'win32' ? ['', '.exe', '.cmd', '.bat'] : [''];
  return folders.some((folder) => endings.some((ending) => isExecutable(join(folder, program + ending))));
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
