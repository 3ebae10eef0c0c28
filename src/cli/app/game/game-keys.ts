import type { Key } from '../terminal/input.ts';

/** What keys do on the game page; buttons and clicks use the same words. */
export const GameKeys: Readonly<Record<Key, string>> = {
  enter: 'here',
  ' ': 'here',
  '5': 'here',
  ':': 'type',
  v: 'moves',
  u: 'undo',
  r: 'redo',
  t: 'hint',
  e: 'evaluation',
  n: 'now',
  p: 'pause',
  s: 'step',
  '+': 'faster',
  '=': 'faster',
  '-': 'slower',
  f: 'turn',
  g: 'guide',
  y: 'link',
  w: 'save',
  x: 'resign',
  o: 'draw',
  escape: 'cancel',
  q: 'leave',
};
