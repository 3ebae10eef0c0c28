import { keepItem, readItem } from '../local/items.ts';

const KEY = 'gamut lessons';

/** The step of a game's lesson at which the user stopped, 0 for beginners. */
export function keptStep(game: string, steps: number): number {
  const at = readSteps()[game];
  return typeof at === 'number' && Number.isInteger(at) && at > 0 && at < steps ? at : 0;
}

export function keepStep(game: string, at: number): void {
  keepItem(KEY, JSON.stringify({ ...readSteps(), [game]: at }));
}

function readSteps(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(readItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
