import { fill } from '../core/words.ts';
import { escaped } from './html.ts';
import { isMistake, type Ply, percent, type Reviewed } from './moves.ts';
import { reportTexts } from './texts.ts';

/** Units of the drawing; at its usual width one is about a pixel, so that its words can be read. */
const TOP = 10;
const LEFT = 46;
const RIGHT = 12;
const AREAS = 200;
const AXIS = 24;
const LANE = 22;
/** Room for a mark and for a number on the axis. */
const MARK = 15;
const NUMBER = 44;

/** The same chart for a wide window and for a narrow one; the style shows one of them. */
export function shareCharts(game: Reviewed): string {
  return [drawChart(game, 800, 'wide-chart'), drawChart(game, 340, 'narrow-chart')].join('\n');
}

/** Shares of all players as areas on top of each other, and below them a lane with the marks of each player. */
function drawChart(game: Reviewed, width: number, name: string): string {
  const { record, seats } = game;
  const count = record.line.length;
  const x = (ply: number) => round(LEFT + ((width - LEFT - RIGHT) * ply) / Math.max(1, count));
  const height = TOP + AREAS + AXIS + LANE * seats.length + 6;
  const parts = [
    `<rect class="empty" x="${LEFT}" y="${TOP}" width="${width - LEFT - RIGHT}" height="${AREAS}"/>`,
    ...areas(game, x, name),
    ...[0, 0.5, 1].flatMap((share) => level(share, width)),
    ...numbers(game, x),
    ...seats.flatMap((_, seat) => lane(game, seat, x, width)),
  ];
  const label = escaped(sayChart(game));
  const opening = `<svg class="${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">`;
  return [opening, hatches(name), ...parts, '</svg>'].join('\n');
}

/** The area of each seat from move to move; what has not been reviewed stays empty. */
function areas({ record, review, seats }: Reviewed, x: (ply: number) => number, name: string): string[] {
  const { inks } = record.game.look;
  return runsOf(review.plies).flatMap((run) => {
    const isWhole = run[0].ply === 0 && review.start !== null;
    const points = [...(isWhole ? [review.start ?? []] : []), ...run.map(({ shares }) => shares)];
    const first = isWhole ? 0 : run[0].ply + 1;
    return seats.flatMap((_, seat) => {
      const edge = (shares: readonly number[], upTo: number) =>
        round(TOP + AREAS * (1 - shares.slice(0, upTo).reduce((sum, share) => sum + share, 0)));
      const lower = points.map((shares, at) => `${x(first + at)} ${edge(shares, seat)}`);
      const upper = points.map((shares, at) => `${x(first + at)} ${edge(shares, seat + 1)}`);
      const outline = [...lower, ...upper.reverse()].join(' ');
      return [
        `<polygon class="area ink-${inks[seat]}" points="${outline}"/>`,
        ...(seat === 0 ? [] : [`<polygon points="${outline}" fill="url(#${name}-hatch-${seat})"/>`]),
      ];
    });
  });
}

/** Moves that follow each other without a gap. */
function runsOf(plies: readonly Ply[]): Ply[][] {
  const runs: Ply[][] = [];
  for (const one of plies) {
    const last = runs.at(-1);
    if (last?.at(-1)?.ply === one.ply - 1) last.push(one);
    else runs.push([one]);
  }
  return runs;
}

function level(share: number, width: number): string[] {
  const y = TOP + AREAS * (1 - share);
  return [
    `<line class="level" x1="${LEFT}" x2="${width - RIGHT}" y1="${y}" y2="${y}"/>`,
    `<text x="${LEFT - 6}" y="${y + 4}" text-anchor="end">${percent(share)}</text>`,
  ];
}

/** Numbers of moves where there is room for them. */
function numbers({ numbers: all }: Reviewed, x: (ply: number) => number): string[] {
  let free = 0;
  return all.flatMap((number, ply) => {
    const at = x(ply + 1);
    if (!/^\d+\.$/.test(number) || at < free) return [];
    free = at + NUMBER;
    return [`<text x="${at}" y="${TOP + AREAS + 16}" text-anchor="middle">${number.slice(0, -1)}</text>`];
  });
}

/** The marks of one player; of those that would cover each other, the worst is shown. */
function lane(game: Reviewed, seat: number, x: (ply: number) => number, width: number): string[] {
  const { record, review, seats } = game;
  const y = TOP + AREAS + AXIS + LANE * seat;
  const marked = review.plies.filter((one) => one.seat === seat && one.mark !== null);
  const shown: Ply[] = [];
  for (const one of marked.toSorted((a, b) => b.cost - a.cost)) {
    if (shown.every((other) => Math.abs(x(other.ply + 1) - x(one.ply + 1)) >= MARK)) shown.push(one);
  }
  return [
    `<line class="level" x1="${LEFT}" x2="${width - RIGHT}" y1="${y + LANE}" y2="${y + LANE}"/>`,
    `<rect class="swatch ink-${record.game.look.inks[seat]}" x="${LEFT - 18}" y="${y + 5}" width="12" height="12" rx="2"/>`,
    `<text class="sign" x="${LEFT - 24}" y="${y + 15}" text-anchor="end">${escaped(seats[seat].slice(0, 1))}</text>`,
    ...shown.map(
      (one) =>
        `<text class="sign${isMistake(one) ? ' bad' : ''}" x="${x(one.ply + 1)}" y="${y + 15}" text-anchor="middle">${one.mark}</text>`,
    ),
  ];
}

function sayChart(game: Reviewed): string {
  const { review, seats, language } = game;
  const texts = reportTexts[language];
  const last = review.plies.at(-1)?.shares ?? [];
  const parts = last.map((share, seat) => fill(texts.part, { name: seats[seat], share: percent(share) }));
  const words = { names: seats.join(texts.and), count: review.plies.length, last: parts.join(texts.and) };
  return fill(texts.chart, words);
}

/** Each seat but the first has lines or dots of its own over its colour. */
function hatches(name: string): string {
  return `<defs>${HATCHES.map(
    ({ size, drawing }, at) =>
      `<pattern id="${name}-hatch-${at + 1}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${drawing}</pattern>`,
  ).join('')}</defs>`;
}

const HATCHES = [
  { size: 8, drawing: '<path class="hatch" d="M-2 2 2-2M0 8 8 0M6 10 10 6"/>' },
  { size: 8, drawing: '<circle class="hatch-dot" cx="4" cy="4" r="1.5"/>' },
  { size: 10, drawing: '<path class="hatch" d="M0 5H10M5 0V10"/>' },
];

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
