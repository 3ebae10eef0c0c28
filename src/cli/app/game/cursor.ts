import type { Way } from '../../../view/nearest.ts';
import type { Key } from '../../keys/actions.ts';

/** Where keys move the cursor: [to the right, upwards]. Digits are arranged as on a keypad. */
export const CursorKeys: Readonly<Record<Key, Way>> = {
  up: [0, 1],
  k: [0, 1],
  '8': [0, 1],
  down: [0, -1],
  j: [0, -1],
  '2': [0, -1],
  left: [-1, 0],
  h: [-1, 0],
  '4': [-1, 0],
  right: [1, 0],
  l: [1, 0],
  '6': [1, 0],
  '7': [-1, 1],
  '9': [1, 1],
  '1': [-1, -1],
  '3': [1, -1],
};
