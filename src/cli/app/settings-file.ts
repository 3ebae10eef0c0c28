import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../node/files.ts';
import { dataDirectory } from '../../node/storage.ts';
import { PAUSES, type Settings } from './kit/settings.ts';

/** The settings of earlier starts; none if there is no file, or an unreadable one. */
export function readSettings(): Partial<Settings> {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(settingsFile(), 'utf8'));
  } catch {
    return {};
  }
  if (typeof read !== 'object' || read === null) return {};
  const { language, colour, ascii, background, pause } = read as Readonly<Record<string, unknown>>;
  return {
    ...(language === 'en' || language === 'pt' ? { language } : {}),
    ...(typeof colour === 'boolean' ? { colour } : {}),
    ...(typeof ascii === 'boolean' ? { ascii } : {}),
    ...(background === 'dark' || background === 'light' ? { background } : {}),
    ...(PAUSES.some((one) => one === pause) ? { pause: Number(pause) } : {}),
  };
}

/** Adds to the saved settings. A failing disk loses the setting, not the game. */
export function writeSettings(some: Partial<Settings>): void {
  try {
    mkdirSync(dataDirectory(), { recursive: true, mode: 0o700 });
    writeWhole(settingsFile(), `${JSON.stringify({ ...readSettings(), ...some })}\n`);
  } catch {
    // It applies to this start at least.
  }
}

function settingsFile(): string {
  return join(dataDirectory(), 'settings.json');
}
