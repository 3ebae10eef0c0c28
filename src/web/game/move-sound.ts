import type { Match } from '../../core/play/match.ts';
import { effectsOf } from '../../session/effects.ts';
import { positionBefore } from '../../session/last-move.ts';
import type { Sound } from '../play/sound.ts';

/** What the last move sounds like, by what it changed. */
export function soundOfMove(match: Match): Sound {
  const { last, position } = match;
  const before = positionBefore(match);
  if (last === undefined || before === undefined) return 'move';
  const { captured, flipped, overrun, taken, claimed } = effectsOf(before, position, last.seat, last.path);
  if (captured + flipped + overrun > 0) return 'capture';
  return taken + claimed > 0 ? 'tile' : 'move';
}
