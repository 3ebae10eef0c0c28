import type { Game } from '../../../core/game.ts';
import type { Ply } from '../../../report/moves.ts';
import type { Line, Span } from '../../../view/styled.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { Panel } from '../kit/panels.ts';
import { areaLines, columnsOf, type ShareCourse } from './share-areas.ts';

/** Rows of the areas by the rows that all panels have. */
const HEIGHTS = [
  { rows: 40, height: 8 },
  { rows: 24, height: 5 },
  { rows: 0, height: 3 },
] as const;

/** The course of a game as areas, below it the marks of its moves and where one is. A click goes to a move. */
export function coursePanel(
  { drawing, texts }: Navigator,
  game: Game,
  course: ShareCourse,
  plies: readonly Ply[],
  ply: number,
): Panel {
  const marks = new Map(plies.map((one) => [one.ply + 1, one.mark]));
  return {
    title: texts.graph,
    lines: (columns, rows) => {
      const height = HEIGHTS.find((one) => rows >= one.rows)?.height ?? 3;
      const places = columnsOf(course.length, columns);
      const here = places.indexOf(Math.min(ply, course.length - 1));
      const current = here >= 0 ? here : places.findLastIndex((place) => place <= ply);
      const below = places.map((place, column): Span => {
        const next = places[column + 1] ?? course.length;
        if (column === current)
          return { text: drawing.ascii ? '^' : '▲', style: { tone: 'accent' }, act: `ply ${place}` };
        // A move that is several columns wide has its mark at the first of them.
        const first = places[column - 1] === place ? undefined : worst(marks, place, Math.max(place + 1, next));
        return { text: first ?? ' ', style: { tone: first === '!' ? 'accent' : 'warning' }, act: `ply ${place}` };
      });
      return [...areaLines(course, game.look.inks, columns, height, drawing), below] satisfies Line[];
    },
  };
}

/** One character for the most important of these moves. */
function worst(marks: ReadonlyMap<number, Ply['mark']>, from: number, to: number): string | undefined {
  const all = Array.from({ length: to - from }, (_, at) => marks.get(from + at));
  if (all.includes('??') || all.includes('?')) return '?';
  if (all.includes('?!')) return '~';
  return all.includes('!') ? '!' : undefined;
}
