import type { Line, Span } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';
import { KEY_NAMES } from '../../keys/actions.ts';
import type { KeyHelp } from './page.ts';

/** The prefix of a click action that presses a key. */
export const PRESS = 'press ';

/** The last line of a window: keys and what they do. A click on one presses it, any other opens the page of keys. */
export function footLine(hints: string): Line {
  const spans = hints
    .split(BETWEEN)
    .flatMap((part, at): Span[] => [...(at === 0 ? [] : [{ text: BETWEEN, act: 'keys' }]), ...partSpans(part)]);
  return [{ text: ' ', act: 'keys' }, ...spans].map((span) => ({ ...span, style: { tone: 'faint' } }));
}

const BETWEEN = ' · ';

/** Keys that have names. */
const NAMED: Readonly<Record<string, Key>> = Object.fromEntries(
  Object.entries(KEY_NAMES).map(([key, name]) => [name, key]),
);

/** A row of the page of keys: a click on a key presses it, as does one on its description if there is only one key. */
export function keyRow([keys, meaning]: KeyHelp, width: number): Line {
  const words = keys.split(' ');
  const pressed = words.map((word) => NAMED[word] ?? (word.length === 1 ? word : undefined));
  const only = pressed.length === 1 ? pressed[0] : undefined;
  return [
    { text: ' ' },
    ...words.map((word, at): Span => ({ text: ` ${word}`, style: { tone: 'accent' }, ...actOf(pressed[at]) })),
    { text: ' '.repeat(width - keys.length + 2) },
    { text: meaning, ...actOf(only) },
  ];
}

function actOf(key: Key | undefined): { act?: string } {
  return key === undefined ? {} : { act: PRESS + key };
}

/** The keys that a hint begins with, and its words, which belong to the last of them. */
function partSpans(part: string): Span[] {
  const words = part.split(' ');
  let act = 'keys';
  let isKey = true;
  return words.map((word, at) => {
    const key = NAMED[word] ?? (at === 0 && word.length === 1 ? word : undefined);
    isKey &&= key !== undefined;
    if (isKey && key !== undefined) act = key === '?' ? 'keys' : PRESS + key;
    return { text: at === 0 ? word : ` ${word}`, act };
  });
}
