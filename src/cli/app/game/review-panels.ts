import type { Match } from '../../../core/play/match.ts';
import { roundsOf } from '../../../record/rounds.ts';
import { type Line, lineWidth, type Span } from '../../../view/styled.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { Panel } from '../kit/panels.ts';
import { shareLine } from './shares.ts';

/** The shares after each move as a graph: for two players one line says it all, with more each has their own. */
export function graphPanel(
  { language, drawing, texts }: Navigator,
  { game, position }: Match,
  shares: readonly (readonly number[])[],
  ply: number,
): Panel {
  const { seats } = game.texts[language];
  const shown = position.seats === 2 ? 1 : position.seats;
  const names = Math.max(...seats.slice(0, shown).map((name) => name.length)) + 1;
  return {
    title: texts.graph,
    lines: (columns) => {
      const width = Math.max(5, columns - names);
      const lines = Array.from({ length: shown }, (_, seat) =>
        shareLine(
          shares.map((all) => all[seat]),
          ply,
          width,
          drawing.ascii,
        ),
      );
      return lines.map(
        ({ graph, place }, seat): Line => [
          { text: seats[seat].padEnd(names), style: { tone: 'faint' } },
          ...[...graph].map((text, at) => ({
            text,
            style: { ink: game.look.inks[seat], inverse: at === place },
            act: `ply ${Math.floor((at * shares.length) / graph.length)}`,
          })),
        ],
      );
    },
  };
}

/** All moves around the current one, numbered by turns; a click goes to one. */
export function reviewedMoves({ texts }: Navigator, { history }: Match, ply: number): Panel {
  return {
    title: texts.moves,
    grows: true,
    lines: (columns, rows) => {
      const rounds = roundsOf(history.map(({ seat }) => seat));
      const widest = Math.max(4, ...history.map(({ text }) => text.length)) + 2;
      const lines: Span[][] = [];
      let here = 0;
      history.forEach(({ text }, at) => {
        if (at === 0 || rounds[at] !== rounds[at - 1])
          lines.push([{ text: `${String(rounds[at]).padStart(3)}. `, style: { tone: 'faint' } }]);
        if (lineWidth(lines[lines.length - 1]) + text.length > columns) lines.push([{ text: '     ' }]);
        const isHere = at + 1 === ply;
        if (isHere) here = lines.length - 1;
        lines[lines.length - 1].push(
          { text, style: isHere ? { tone: 'accent', inverse: true } : { tone: 'faint' }, act: `ply ${at + 1}` },
          { text: ' '.repeat(widest - text.length) },
        );
      });
      const from = Math.max(0, Math.min(here - (rows >> 1), lines.length - rows));
      return lines.slice(from, from + rows);
    },
  };
}
