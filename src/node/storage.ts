import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import process from 'node:process';
import type { Game } from '../core/game.ts';
import { isRecordFault, type RecordFault, recordFault } from '../record/fault.ts';
import type { GameRecord } from '../record/record.ts';
import { recordFromJson, recordToJson, SAVE_FORMAT } from '../record/record-json.ts';
import { readSeating, type Seating } from '../session/seating.ts';
import { writeWhole } from './files.ts';

/** A game in the user's data directory; resuming it seats the same players again. */
interface SavedGame extends Seating {
  readonly name: string;
  /** The moment it was saved, as in '2026-01-31T12:00:00.000Z'. */
  readonly when: string;
  /** Whether the program that saved it while playing is still running, so that nobody else should resume it. */
  readonly isRunning: boolean;
  /** Whether it is a record that was saved for good, not an unfinished game. */
  readonly isRecord: boolean;
  readonly record: GameRecord;
}

/** What is in the directory under a name: a game, or a file that is not one. */
export type Saved = SavedGame | (RecordFault & { readonly name: string });

/** What decides where data is stored on a machine. */
interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly home: string;
}

const VERSION = 1;
const ENDING = '.json';

/** Where the user's games are stored, by platform; GAMUT_DATA names another place. */
export function dataDirectory({ env, platform, home }: Machine = thisMachine()): string {
  if (env.GAMUT_DATA) return env.GAMUT_DATA;
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'Gamut');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Gamut');
  // By convention a path that is not absolute is ignored.
  const { XDG_DATA_HOME } = env;
  return join(XDG_DATA_HOME && isAbsolute(XDG_DATA_HOME) ? XDG_DATA_HOME : join(home, '.local', 'share'), 'gamut');
}

/** Where the user's settings are, by platform; with GAMUT_DATA they are beside the games. */
export function configDirectory({ env, platform, home }: Machine = thisMachine()): string {
  if (env.GAMUT_DATA) return env.GAMUT_DATA;
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'Gamut');
  if (platform === 'darwin') return join(home, 'Library', 'Preferences', 'Gamut');
  const { XDG_CONFIG_HOME } = env;
  return join(XDG_CONFIG_HOME && isAbsolute(XDG_CONFIG_HOME) ? XDG_CONFIG_HOME : join(home, '.config'), 'gamut');
}

function thisMachine(): Machine {
  return { env: process.env, platform: process.platform, home: homedir() };
}

/** The games that were saved, one file each. */
export class SavedGames {
  readonly directory: string;
  private readonly games: readonly Game[];

  constructor(games: readonly Game[], directory = join(dataDirectory(), 'games')) {
    this.games = games;
    this.directory = directory;
  }

  /** Saves under a name, replacing what was there. isOpen: this program is playing the game. */
  save(name: string, record: GameRecord, { seats, colours, set }: Seating, isOpen = false): void {
    mkdirSync(this.directory, { recursive: true, mode: 0o700 });
    const save = {
      format: SAVE_FORMAT,
      version: VERSION,
      when: new Date().toISOString(),
      ...(isOpen ? { process: process.pid } : {}),
      ...{ seats, colours, set },
      record: recordToJson(record),
    };
    writeWhole(this.fileOf(name), `${JSON.stringify(save)}\n`);
  }

  /** What was saved under a name; undefined if nothing was. */
  load(name: string): Saved | undefined {
    if (!isName(name)) return undefined;
    let text: string;
    try {
      text = readFileSync(this.fileOf(name), 'utf8');
    } catch {
      return undefined;
    }
    const save = readSave(this.games, text);
    return { ...save, name };
  }

  /** Everything there, the latest first, with unreadable files after the games. */
  list(): Saved[] {
    let files: string[];
    try {
      files = readdirSync(this.directory);
    } catch {
      return []; // nothing was ever saved
    }
    const names = files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
    const saves = names.flatMap((name) => this.load(name) ?? []);
    const age = (save: Saved) => (isRecordFault(save) ? '' : save.when);
    return saves.sort((a, b) => (age(a) < age(b) ? 1 : -1));
  }

  /** False when there is no such game. */
  delete(name: string): boolean {
    if (this.load(name) === undefined) return false;
    rmSync(this.fileOf(name), { force: true });
    return true;
  }

  private fileOf(name: string): string {
    if (!isName(name)) throw new Error(`no name for a saved game: ${name}`);
    return join(this.directory, `${name}${ENDING}`);
  }
}

/** Saves the running game after every move under its own name; what a killed program leaves behind can be resumed. */
export class Autosave {
  readonly name: string;
  private readonly saves: SavedGames;

  /** name: of a resumed game; a new game is named after the present moment. */
  constructor(saves: SavedGames, name = `running-${new Date().toISOString().replace(/\D/g, '')}-${process.pid}`) {
    this.saves = saves;
    this.name = name;
  }

  save(record: GameRecord, seating: Seating): void {
    this.saves.save(this.name, record, seating, true);
  }

  /** The game is over or was given up: there is nothing left to resume. */
  end(): void {
    this.saves.delete(this.name);
  }
}

/** Names are also file names, on every system. */
function isName(name: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{N}_ -]{0,80}$/u.test(name) && name.trim() === name;
}

function readSave(games: readonly Game[], text: string): Omit<SavedGame, 'name'> | RecordFault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return recordFault('bad JSON', text);
  }
  const save = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  if (save.format !== SAVE_FORMAT) return recordFault('bad key', 'format');
  if (save.version !== VERSION) return recordFault('unknown version', String(save.version));
  const { when } = save;
  if (typeof when !== 'string') return recordFault('bad key', 'when');
  const seating = readSeating(save);
  if (seating === undefined) return recordFault('bad key', 'seats');
  const record = recordFromJson(games, save.record);
  if (isRecordFault(record)) return record;
  return { ...seating, when, isRunning: isAlive(save.process), isRecord: false, record };
}

/** Whether another process with this id is running. */
function isAlive(id: unknown): boolean {
  if (typeof id !== 'number' || !Number.isInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    process.kill(id, 0); // sends nothing
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
