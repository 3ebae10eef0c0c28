import process from 'node:process';

/** How many colours a terminal has: none, 16, 256 or all. */
export type ColourLevel = 0 | 1 | 2 | 3;

/** Terminals that show all colours, by their names. */
const ALL_COLOURS = ['xterm-kitty', 'xterm-ghostty', 'wezterm'];
const SOME_COLOURS = /^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i;

/** What the terminal can show, by the environment. NO_COLOR wins; FORCE_COLOR names a level, or asks for any. */
export function colourLevel(env: NodeJS.ProcessEnv = process.env, platform: string = process.platform): ColourLevel {
  const { NO_COLOR, FORCE_COLOR } = env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return 0;
  if (FORCE_COLOR === 'false') return 0;
  if (FORCE_COLOR !== undefined && /^\d+$/.test(FORCE_COLOR)) return Math.min(Number(FORCE_COLOR), 3) as ColourLevel;
  const least = FORCE_COLOR === '' || FORCE_COLOR === 'true' ? 1 : 0;
  return Math.max(least, platform === 'win32' ? 3 : supported(env)) as ColourLevel;
}

function supported({ TERM = '', COLORTERM, TERM_PROGRAM, TERM_PROGRAM_VERSION = '' }: NodeJS.ProcessEnv): ColourLevel {
  if (TERM === 'dumb') return 0;
  if (COLORTERM === 'truecolor' || ALL_COLOURS.includes(TERM)) return 3;
  if (TERM_PROGRAM === 'iTerm.app') return Number.parseInt(TERM_PROGRAM_VERSION, 10) >= 3 ? 3 : 2;
  if (TERM_PROGRAM === 'Apple_Terminal' || /-256(color)?$/i.test(TERM)) return 2;
  return SOME_COLOURS.test(TERM) || COLORTERM !== undefined ? 1 : 0;
}
