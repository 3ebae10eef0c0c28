import { settings } from '../state/settings.ts';

/** Whether things may move by themselves: neither the system nor the settings object. */
export function isMotionWanted(): boolean {
  return settings.value.motion !== 'still' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
