import { FIRST_TILT, type Tilt } from '../../view/drawing/tilt.ts';
import { keepItem, readItem } from '../local/items.ts';

/** How boards were seen last, in this browser. */
interface KeptTilt {
  readonly isOn: boolean;
  readonly tilt: Tilt;
}

const KEY = 'gamut tilt';

export function keptTilt(): KeptTilt {
  try {
    const { isOn, turn, height } = JSON.parse(readItem(KEY) ?? '{}');
    if (typeof turn === 'number' && typeof height === 'number') return { isOn: isOn === true, tilt: { turn, height } };
  } catch {
    // as if nothing had been kept
  }
  return { isOn: false, tilt: FIRST_TILT };
}

export function keepTilt({ isOn, tilt: { turn, height } }: KeptTilt): void {
  keepItem(KEY, JSON.stringify({ isOn, turn: Math.round(turn), height: Math.round(height) }));
}
