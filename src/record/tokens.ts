/** A token of a record's text. */
export type Token =
  | { readonly kind: 'tag'; readonly name: string; readonly text: string }
  | { readonly kind: 'comment' | 'move' | 'mark' | 'score'; readonly text: string }
  | { readonly kind: 'open' | 'close' }
  /** Unreadable text, or a brace that is never closed. */
  | { readonly kind: 'bad' | 'not closed'; readonly text: string };

const SPACE = /[\s\uFEFF]+/y;
const TAG = /\[\s*([A-Za-z][A-Za-z0-9_]*)\s*"((?:[^"\\]|\\.)*)"\s*\]/y;
const COMMENT = /\{((?:[^}\\]|\\[\s\S])*)\}/y;
const LINE_COMMENT = /;([^\n]*)/y;
const SCORE = /(?:\*|(?:0|1|1\/[234]|½)(?:-(?:0|1|1\/[234]|½)){1,3})(?![\w/-])/y;
const NUMBER = /\d{1,6}(?:\s*\.+|\u2026|(?=[\s(){}]|$))/y;
const MARK = /[!?]{1,2}|\$\d{1,3}/y;
/**
 * Cells with their separators, spaces allowed; what a move gains, as in `=e3`, `*` or `+a9`, where a star after a space
 * is the result; a twist, or a turn with the cells it costs. Or a word.
 */
const MOVE = new RegExp(
  [
    String.raw`[a-z]\d{1,2}(?:\s*[-x:–—]\s*[a-z]\d{1,2})?(?:\*|\s*=\s*[a-z]\d{1,2})?(?:\s*\+\s*[a-z]\d{1,2})?`,
    String.raw`(?:\s*(?:<(?:\s*<)?|>(?:\s*>)?|\^)(?:\([a-z]\d{1,2}(?:,[a-z]\d{1,2})+\))?)?`,
    '|[a-z]{2,12}|--',
  ].join(''),
  'iy',
);

/** The tokens of a text, in order. Takes linear time; the last token is 'bad' where reading stops. */
export function* readTokens(text: string): Generator<Token> {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  while (at < text.length) {
    if (take(SPACE) !== null) continue;
    const character = text[at];
    if (character === '(' || character === ')') {
      at++;
      yield { kind: character === '(' ? 'open' : 'close' };
      continue;
    }
    const tag = take(TAG);
    if (tag !== null) {
      yield { kind: 'tag', name: tag[1], text: tag[2].replace(/\\(["\\])/g, '$1') };
      continue;
    }
    const comment = take(COMMENT) ?? take(LINE_COMMENT);
    if (comment !== null) {
      yield { kind: 'comment', text: comment[1] };
      continue;
    }
    const score = take(SCORE);
    if (score !== null) {
      yield { kind: 'score', text: score[0] };
      continue;
    }
    if (take(NUMBER) !== null) continue;
    const mark = take(MARK);
    if (mark !== null) {
      yield { kind: 'mark', text: mark[0] };
      continue;
    }
    const move = take(MOVE);
    if (move !== null) {
      yield { kind: 'move', text: move[0] };
      continue;
    }
    const rest = text.slice(at, at + 60);
    return yield { kind: character === '{' || character === '[' ? 'not closed' : 'bad', text: rest };
  }
}
