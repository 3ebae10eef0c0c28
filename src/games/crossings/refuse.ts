import type { Attempt, Refusal } from '../../core/notation.ts';
import type { Position } from '../../core/position.ts';
import { phalanxRefuse } from '../families/phalanx/refuse.ts';
import type { en } from './texts.ts';

/** Which rule forbids an attempt (§3, §4, §5). */
export const refuse: (position: Position, attempt: Attempt) => Refusal<keyof typeof en.refusals> | undefined =
  phalanxRefuse({ locked: 'locked', last: 'must answer' });
