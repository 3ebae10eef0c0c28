import type { Game } from '../../../core/game.ts';
import type { Match } from '../../../core/play/match.ts';
import type { Seat } from '../../../core/types.ts';
import { fill } from '../../../core/words.ts';
import { type GameSet, isSetOver, totalsBySeat, writePoints } from '../../../session/game-set.ts';
import { seatsOut } from '../../../session/out.ts';
import { sayWinnersOfSet } from '../../../session/set-words.ts';
import { seatSign } from '../../../view/glyphs.ts';
import { makeScene } from '../../../view/scene.ts';
import { type Line, lineWidth, wrapLine, wrapText } from '../../../view/styled.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { Panel } from '../kit/panels.ts';
import { shareParts } from './shares.ts';

const FAINT = { tone: 'faint' } as const;
const STRONG = { tone: 'strong' } as const;

/** Who plays, whose turn it is, and points where there are any. */
export function playersPanel(navigator: Navigator, match: Match, names: readonly string[], isOver: boolean): Panel {
  const { texts } = navigator;
  return {
    title: texts.players,
    lines: (columns) => names.flatMap((name, seat) => seatLines(navigator, match, seat, name, isOver, columns)),
  };
}

/** In one line, or in two where the name is long. */
function seatLines(
  { language, texts, drawing }: Navigator,
  { game, position }: Match,
  seat: Seat,
  name: string,
  isOver: boolean,
  columns: number,
): Line[] {
  const isTurn = !isOver && position.turn === seat;
  const points = game.scores?.(position)[seat];
  const isOut = seatsOut(position).includes(seat);
  const start: Line = [
    { text: isTurn ? '▸ ' : '  ', style: { tone: 'accent' } },
    { text: `${seatSign(makeScene(position), seat, drawing)} `, style: { ink: game.look.inks[seat], tone: 'strong' } },
    { text: game.texts[language].seats[seat], style: isTurn ? STRONG : {} },
    ...(points === undefined ? [] : [{ text: ` ${points}`, style: STRONG }]),
    ...(isOut ? [{ text: ` ${texts.out}`, style: FAINT }] : []),
  ];
  const width = lineWidth(start);
  if (width + name.length + 2 <= columns) return [[...start, { text: `  ${name}`, style: FAINT }]];
  const rest = wrapText(name, columns - 4).slice(0, 2);
  return [start, ...rest.map((text): Line => [{ text: `    ${text}`, style: FAINT }])];
}

/** How a set of games stands: the points of all players so far. */
export function setPanels(
  { language, texts }: Navigator,
  { game, position }: Match,
  set: GameSet | undefined,
  isOver: boolean,
): readonly Panel[] {
  if (set === undefined) return [];
  const words = { game: set.past.length + (isOver ? 0 : 1), games: set.games };
  const { seats } = game.texts[language];
  const totals = totalsBySeat(set, position.seats, isOver);
  const lines = totals.map(
    (total, seat): Line => [{ text: `  ${seats[seat]} ` }, { text: writePoints(total), style: STRONG }],
  );
  const won = isSetOver(set) ? sayWinnersOfSet(totals, seats, language) : '';
  const told = (columns: number) => wrapText(won, columns).map((text): Line => [{ text, style: STRONG }]);
  return [
    { title: fill(texts.setTotals, words), lines: (columns) => [...lines, ...(won === '' ? [] : told(columns))] },
  ];
}

/** Each seat's expected share as a bar; without bars where it is not known. */
export function evaluationPanel(
  { drawing, language, texts }: Navigator,
  game: Game,
  shares: readonly number[] | undefined,
  count: number,
): Panel {
  const seats = game.texts[language].seats.slice(0, count);
  const longest = Math.max(...seats.map((name) => name.length));
  return {
    title: texts.evaluation,
    lines: (columns) =>
      seats.map((name, seat): Line => {
        const share = shares?.[seat];
        if (share === undefined) return [{ text: `${name.padEnd(longest)}    –% ` }];
        const room = Math.min(30, columns - longest - 7);
        const part = shareParts(drawing.ascii)[seat];
        return [
          { text: `${name.padEnd(longest)} ${String(Math.round(100 * share)).padStart(4)}% ` },
          { text: part.repeat(Math.max(0, Math.round(room * share))), style: { ink: game.look.inks[seat] } },
        ];
      }),
  };
}

/** What the marks of a lens mean. */
export function lensPanel({ texts }: Navigator, legend: readonly Line[]): readonly Panel[] {
  if (legend.length === 0) return [];
  return [
    {
      title: texts.lensTitle,
      mayMove: true,
      lines: (columns) => legend.flatMap((line) => wrapLine(line, columns)),
    },
  ];
}
