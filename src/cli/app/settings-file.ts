import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../node/files.ts';
import { configDirectory, dataDirectory } from '../../node/storage.ts';
import { readCounts } from '../../session/coach/guidance.ts';
import { isKeyFault, type KeyFault, type KeyMap, readKeys } from '../keys/actions.ts';
import { PAUSES, type Settings } from './kit/settings.ts';

/** The settings of earlier starts; none if there is no file or it cannot be read. */
export function readSettings(): Partial<Settings> {
  let read: unknown;
  try {
    // Where they used to be stored; changes go to the new place.
    const text = textOf(settingsFile()) ?? textOf(join(dataDirectory(), 'settings.json'));
    read = JSON.parse(text ?? '');
  } catch {
    return {};
  }
  if (typeof read !== 'object' || read === null) return {};
  const { language, colour, ascii, background, pause, server, coached } = read as Readonly<Record<string, unknown>>;
  return {
    ...(language === 'en' || language === 'pt' ? { language } : {}),
    ...(typeof colour === 'boolean' ? { colour } : {}),
    ...(typeof ascii === 'boolean' ? { ascii } : {}),
    ...(background === 'dark' || background === 'light' ? { background } : {}),
    ...(PAUSES.some((one) => one === pause) ? { pause: Number(pause) } : {}),
    ...(typeof server === 'string' ? { server } : {}),
    ...(typeof coached === 'object' && coached !== null ? { coached: countsIn(coached) } : {}),
  };
}

function countsIn(coached: object): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(Object.entries(coached).map(([name, counts]) => [name, readCounts(counts)]));
}

/** Adds to the saved settings. A failing disk loses the setting, not the game. */
export function writeSettings(some: Partial<Settings>): void {
  try {
    mkdirSync(configDirectory(), { recursive: true, mode: 0o700 });
    writeWhole(settingsFile(), `${JSON.stringify({ ...readSettings(), ...some })}\n`);
  } catch {
    // It applies to this start at least.
  }
}

/** The keys that the user has chosen in a file; undefined if there is none. */
export function readKeyFile(): KeyMap | KeyFault | undefined {
  const text = textOf(keyFile());
  return text === undefined ? undefined : readKeys(text);
}

/** The same, or the usual ones where the file cannot be used. */
export function keysFor(read = readKeyFile()): { readonly keys?: KeyMap } {
  return read === undefined || isKeyFault(read) ? {} : { keys: read };
}

export function keyFile(): string {
  return join(configDirectory(), 'keys.json');
}

function settingsFile(): string {
  return join(configDirectory(), 'settings.json');
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
