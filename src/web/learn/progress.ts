import { keepItem, readItem } from '../local/items.ts';

/** The step at which each unfinished lesson was left. */
const STEPS = 'gamut lessons';
/** The steps of each lesson that were solved. */
const SOLVED = 'gamut solved steps';
/** The games whose lessons were finished. */
const LEARNED = 'gamut learned';

/** The step of a game's lesson at which the user stopped, 0 for beginners. */
export function keptStep(game: string, steps: number): number {
  const at = readTable(STEPS)[game];
  return typeof at === 'number' && Number.isInteger(at) && at > 0 && at < steps ? at : 0;
}

export function keepStep(game: string, at: number): void {
  keepItem(STEPS, JSON.stringify({ ...readTable(STEPS), [game]: at }));
}

/** The steps of a game's lesson that were solved. Of older lessons only the place is known: what is before it counts. */
export function solvedSteps(game: string, steps: number): ReadonlySet<number> {
  const kept = readTable(SOLVED)[game];
  if (Array.isArray(kept)) return new Set(kept.filter((at) => Number.isInteger(at) && at >= 0 && at < steps));
  return new Set(Array(isLearned(game) ? steps : keptStep(game, steps)).keys());
}

export function keepSolved(game: string, solved: ReadonlySet<number>): void {
  keepItem(SOLVED, JSON.stringify({ ...readTable(SOLVED), [game]: [...solved] }));
}

/** Whether every step of a game's lesson was solved once. */
export function isLearned(game: string): boolean {
  return readTable(LEARNED)[game] === true;
}

export function keepLearned(game: string): void {
  keepItem(LEARNED, JSON.stringify({ ...readTable(LEARNED), [game]: true }));
}

function readTable(name: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(readItem(name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
