import type { Match } from '../../../core/play/match.ts';
import { roundsOf } from '../../../record/rounds.ts';
import type { Line, Span } from '../../../view/styled.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { Panel } from '../kit/panels.ts';

const FAINT = { tone: 'faint' } as const;
const STRONG = { tone: 'strong' } as const;
/** Columns of the number of a round. */
const NUMBER = 5;

/** The moves so far, numbered by turns, a round in each line where that is possible. */
export function movesPanel({ texts }: Navigator, { history }: Pick<Match, 'history'>): Panel {
  return {
    title: texts.moves,
    grows: true,
    lines: (columns, rows) =>
      roundLines(history, columns, (at) => ({ style: at === history.length - 1 ? STRONG : FAINT })).slice(-rows),
  };
}

/** The same around the current move of a review, with the mark of each move; a click goes to one. */
export function reviewedMoves(
  { texts }: Navigator,
  { history }: Match,
  ply: number,
  marks: ReadonlyMap<number, string>,
): Panel {
  const marked = history.map((one, at) => ({ ...one, text: `${one.text}${marks.get(at) ?? ''}` }));
  return {
    title: texts.moves,
    grows: true,
    lines: (columns, rows) => {
      const lines = roundLines(marked, columns, (at) => ({
        style: at + 1 === ply ? { tone: 'accent', inverse: true } : FAINT,
        act: `ply ${at + 1}`,
      }));
      const here = lines.findIndex((line) => line.some(({ act }) => act === `ply ${ply}`));
      const from = Math.max(0, Math.min(here - (rows >> 1), lines.length - rows));
      return lines.slice(from, from + rows);
    },
  };
}

type Dress = (at: number) => Omit<Span, 'text'>;

function roundLines(history: Match['history'], columns: number, dress: Dress): readonly Line[] {
  const rounds = roundsOf(history.map(({ seat }) => seat));
  const seats = Math.max(1, ...history.map(({ seat }) => seat + 1));
  const longest = Math.max(4, ...history.map(({ text }) => text.length));
  const gap = NUMBER + seats * (longest + 2) - 2 <= columns ? 2 : 1;
  const lines: Span[][] = [];
  let width = 0;
  const begin = (text: string) => {
    lines.push([{ text, style: FAINT }]);
    width = NUMBER;
  };
  history.forEach(({ text }, at) => {
    if (at === 0 || rounds[at] !== rounds[at - 1]) begin(`${String(rounds[at]).padStart(NUMBER - 2)}. `);
    else if (width + gap + text.length > columns) begin(' '.repeat(NUMBER));
    else {
      const before = NUMBER + Math.ceil((width - NUMBER) / (longest + gap)) * (longest + gap);
      // Moves stand below each other where there is room for that.
      const space = before + text.length > columns ? gap : before - width;
      lines[lines.length - 1].push({ text: ' '.repeat(space) });
      width += space;
    }
    lines[lines.length - 1].push({ text, ...dress(at) });
    width += text.length;
  });
  return lines;
}
