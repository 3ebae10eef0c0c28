import { expect, test } from 'vitest';
import { colourLevel } from './colour-level.ts';

test.each([
  [{ TERM: 'xterm' }, 1],
  [{ TERM: 'xterm-256color' }, 2],
  [{ TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 3],
  [{ TERM: 'xterm-kitty' }, 3],
  [{ TERM: 'dumb', COLORTERM: 'truecolor' }, 0],
  [{ TERM: 'dumb', FORCE_COLOR: '' }, 1],
  [{ TERM: 'xterm', FORCE_COLOR: '3' }, 3],
  [{ TERM: 'xterm-256color', FORCE_COLOR: '0' }, 0],
  [{ TERM: 'xterm', NO_COLOR: '1', FORCE_COLOR: '3' }, 0],
  [{ TERM: 'xterm', NO_COLOR: '' }, 1],
  [{ TERM: 'xterm-256color', TERM_PROGRAM: 'iTerm.app', TERM_PROGRAM_VERSION: '3.5.1' }, 3],
  [{ TERM: 'xterm-256color', TERM_PROGRAM: 'Apple_Terminal' }, 2],
] as const)('%o: %i', (env, level) => {
  expect(colourLevel(env, 'linux')).toBe(level);
});
