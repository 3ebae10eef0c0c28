import { COACH_DEGREES, type CoachDegree } from '../../judge/coach.ts';

/** What a player has beside a game: a coach who speaks more or less easily, or less than usual: no undo, no hints, no lenses. */
export type Guidance = CoachDegree | 'strict';

export const GUIDANCES: readonly Guidance[] = [...COACH_DEGREES, 'strict'];

/** How easily the coach speaks, if there is one. */
export function degreeOf(guidance: Guidance | undefined): CoachDegree | undefined {
  return guidance === 'strict' ? undefined : guidance;
}

/** Games whose interventions are remembered. */
const REMEMBERED = 20;

/** How often the coach spoke in the last games, with one more. */
export function withCount(counts: readonly number[], count: number): readonly number[] {
  return [...counts, count].slice(-REMEMBERED);
}

/** What was stored of it; nothing where that is broken. */
export function readCounts(stored: unknown): readonly number[] {
  return Array.isArray(stored) ? stored.filter((count) => Number.isInteger(count) && count >= 0) : [];
}

export function isGuidance(word: unknown): word is Guidance {
  return GUIDANCES.some((one) => one === word);
}
