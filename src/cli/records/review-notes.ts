import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import about from '../../../package.json' with { type: 'json' };
import { writePosition } from '../../core/text.ts';
import type { Note } from '../../judge/note.ts';
import { calibrationOf } from '../../judge/prospect.ts';
import { writeWhole } from '../../node/files.ts';
import { dataDirectory } from '../../node/storage.ts';
import { type GameRecord, startOf } from '../../record/record.ts';

/** Reviews that are kept; the oldest goes first. */
const MOST = 100;
const ENDING = '.jsonl';

/**
 * What has been found about the moves of a game, one note in each line of a file. A review that was stopped goes on from
 * there, here and in the full-screen program; one that is whole takes no time.
 */
export class KeptNotes {
  readonly notes: Note[];
  /** Where they are kept; undefined where nothing can be written. */
  private file: string | undefined;

  /** isNew: what was kept is thrown away. */
  constructor(record: GameRecord, nodes: number, isNew = false, directory = join(dataDirectory(), 'reviews')) {
    const file = join(directory, `${nameOf(record, nodes)}${ENDING}`);
    this.file = file;
    let notes: Note[] = [];
    this.tryTo(() => {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      if (isNew) rmSync(file, { force: true });
      notes = readNotes(file);
      tidy(directory);
    });
    this.notes = notes;
  }

  /** Whether what was found will be there next time. */
  get isKept(): boolean {
    return this.file !== undefined;
  }

  add(note: Note): void {
    this.notes.push(note);
    const { file } = this;
    if (file !== undefined) this.tryTo(() => appendFileSync(file, `${JSON.stringify(note)}\n`, { mode: 0o600 }));
  }

  /** A disk that is full or cannot be written keeps nothing, and the review goes on. */
  private tryTo(keep: () => void): void {
    try {
      keep();
    } catch {
      this.file = undefined;
    }
  }
}

/** Equal where every note would be equal. */
function nameOf({ line, ...record }: GameRecord, nodes: number): string {
  const start = startOf({ line, ...record });
  const moves = line.map(({ move }) => move);
  const parts = [about.version, calibrationOf(start) ?? null, nodes, record.game.id, writePosition(start), moves];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** A line that was cut when the machine stopped is thought of again, and so is what comes after it. */
function readNotes(file: string): Note[] {
  const text = textOf(file);
  const lines = text.split('\n').slice(0, -1);
  const wrong = lines.findIndex((line) => !isWhole(line));
  const whole = wrong < 0 ? lines : lines.slice(0, wrong);
  const kept = whole.map((line) => `${line}\n`).join('');
  if (kept !== text) writeWhole(file, kept);
  return [...new Map(whole.map((line) => JSON.parse(line) as Note).map((note) => [note.ply, note])).values()];
}

function isWhole(line: string): boolean {
  try {
    return typeof JSON.parse(line).ply === 'number';
  } catch {
    return false;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // there is none yet
  }
}

function tidy(directory: string): void {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => ({ file: join(directory, name), when: statSync(join(directory, name)).mtimeMs }))
    .sort((one, other) => other.when - one.when);
  for (const { file } of files.slice(MOST)) rmSync(file, { force: true });
}
