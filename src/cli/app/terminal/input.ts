import type { Key } from '../../keys/actions.ts';
import type { Background } from './palette.ts';

/** What came from the terminal. */
export type Input =
  | { readonly kind: 'key'; readonly key: Key }
  | { readonly kind: 'touch'; readonly column: number; readonly row: number }
  | { readonly kind: 'wheel'; readonly by: -1 | 1 }
  /** The terminal reports what its window looks like. */
  | { readonly kind: 'window'; readonly background: Background }
  | { readonly kind: 'paste'; readonly text: string };

/** What a terminal sends, one sequence at a time. */
const PIECE = new RegExp(
  [
    String.raw`\x1b\[200~(?<paste>[\s\S]*?)\x1b\[201~`,
    // A report of the mouse in SGR form: button; column; row, then M pressed or m released.
    String.raw`\x1b\[<(?<mouse>[\d;]*[Mm])`,
    // The answer about the colour of the window.
    String.raw`\x1b\]11;(?<colour>[ -~]{0,60})(?:\x07|\x1b\\)`,
    // A key as CSI sequence (also with rxvt's $ and the second bracket of some) or as SS3 sequence.
    String.raw`\x1b(?<sequence>\[(?!200~|<)(?:[2-8]\$|\[?[0-?]*[ -\/]*[@-~])|O[\d;]*[@-~])`,
    // The Escape key before another sequence; Alt with a key; a character.
    String.raw`(?<alone>\x1b)(?=\x1b)`,
    String.raw`\x1b(?<alt>[^[\]O\x1b])`,
    String.raw`(?<character>[^\x1b])`,
  ].join('|'),
  'uy',
);

/** A sequence whose rest is still to come. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what terminals send
const BEGUN = /\x1b(?:\[200~[\s\S]*|\[\[?[0-?]*[ -/]*|O[\d;]*|\](?:1|11|11;[ -~]{0,60}\x1b?)?)?$/uy;

/** Keys that send a sequence: its last character, and if that is ~, ^ or $ its number. Modifiers are ignored. */
const SEQUENCES: Readonly<Record<string, Key>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  Z: 'tab',
  1: 'home',
  3: 'delete',
  4: 'end',
  5: 'pageup',
  6: 'pagedown',
  7: 'home',
  8: 'end',
};

const CONTROLS: Readonly<Record<string, Key>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\b': 'backspace',
  '\u007f': 'backspace',
};

/** Reads keys, mouse, pasted text and answers from what a terminal sends, in whatever chunks it arrives. */
export class InputReader {
  /** The beginning of a sequence. */
  private begun = '';

  read(chunk: string): readonly Input[] {
    const text = this.begun + chunk;
    const inputs: Input[] = [];
    let at = 0;
    while (at < text.length) {
      PIECE.lastIndex = at;
      const piece = PIECE.exec(text);
      BEGUN.lastIndex = at;
      if (piece === null && BEGUN.test(text)) break;
      // What is not a sequence and cannot become one is dropped.
      at += piece?.[0].length ?? 1;
      inputs.push(...inputsOf(piece?.groups ?? {}));
    }
    this.begun = text.slice(at);
    return inputs;
  }

  /** Whether a single key may have been all: Escape, or Alt with a bracket. */
  get isUndecided(): boolean {
    return /^.[[\]O]?$/su.test(this.begun);
  }

  /** Nothing more has come for a while. */
  decide(): readonly Input[] {
    const { begun, isUndecided } = this;
    if (isUndecided) this.begun = '';
    return begun.length === 1 ? [{ kind: 'key', key: 'escape' }] : [];
  }
}

function inputsOf(groups: Readonly<Record<string, string | undefined>>): readonly Input[] {
  const { paste, mouse, colour, sequence, alone, alt, character } = groups;
  if (paste !== undefined) return [{ kind: 'paste', text: paste }];
  if (mouse !== undefined) return readMouse(mouse);
  if (colour !== undefined) return readColour(colour);
  if (sequence !== undefined) return pressed(keyOfSequence(sequence));
  if (alone !== undefined) return pressed('escape');
  // Alt means nothing here: Escape and the next key have come together, as they do over a slow line.
  if (alt !== undefined) return [...pressed('escape'), ...pressed(keyOfCharacter(alt))];
  return character === undefined ? [] : pressed(keyOfCharacter(character));
}

function pressed(key: Key | undefined): readonly Input[] {
  return key === undefined ? [] : [{ kind: 'key', key }];
}

function keyOfSequence(sequence: string): Key | undefined {
  const [, number, last] = /(\d*)[\d;]*(.)$/s.exec(sequence.replace(/^O|^\[+/, '')) ?? [];
  return SEQUENCES['~^$'.includes(last) ? number : last.toUpperCase()];
}

function isControl(character: string): boolean {
  return character < ' ' || character === '\u007f';
}

/** Control characters without a name are Ctrl with a letter. */
function keyOfCharacter(character: string): Key {
  return (
    CONTROLS[character] ??
    (isControl(character) ? `ctrl+${String.fromCharCode(character.charCodeAt(0) + 96)}` : character)
  );
}

function readMouse(report: string): readonly Input[] {
  const [button, column, row] = report.split(';').map((number) => Number.parseInt(number, 10));
  if (button === 64 || button === 65) return [{ kind: 'wheel', by: button === 64 ? -1 : 1 }];
  if (button !== 0 || report.endsWith('m')) return [];
  return [{ kind: 'touch', column: column - 1, row: row - 1 }];
}

/** Red, green and blue with one to four hexadecimal digits each: their brightness decides. */
function readColour(answer: string): readonly Input[] {
  const parts = /^rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})/i.exec(answer)?.slice(1) ?? [];
  const [red, green, blue] = parts.map((digits) => Number.parseInt(digits, 16) / (16 ** digits.length - 1));
  if (parts.length === 0) return [];
  return [{ kind: 'window', background: 0.3 * red + 0.59 * green + 0.11 * blue > 0.5 ? 'light' : 'dark' }];
}
