import type { Estimate } from './elo.ts';
import { escapeHtml } from './report-page.ts';

/** Units of every drawing; the page scales them. */
const WIDTH = 480;
const HEIGHT = 200;
const LEFT = 68;
const BOTTOM = 28;
const TOP = 12;
const RIGHT = 12;
const PLOT_WIDTH = WIDTH - LEFT - RIGHT;
const PLOT_HEIGHT = HEIGHT - TOP - BOTTOM;
/** Points of a line: more than there are units to draw them would only make the file large. */
const MOST_POINTS = 240;

/** What the vertical axis shows. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  /** A level to be marked, as even play. */
  readonly even?: number;
  label(value: number): string;
}

/** How an estimate grew sharper: its mean as a line, its interval as a band. Endless bounds end at the edge. */
export function plotEstimates(title: string, estimates: readonly Estimate[], scale: Scale): string {
  const shown = thinned(estimates);
  const x = (index: number) => LEFT + (PLOT_WIDTH * index) / Math.max(1, estimates.length - 1);
  const y = heightOn(scale);
  const upper = shown.map(([index, { high }]) => `${short(x(index))},${short(y(high))}`);
  const lower = shown.map(([index, { low }]) => `${short(x(index))},${short(y(low))}`).reverse();
  const line = shown.map(([index, { mean }]) => `${short(x(index))},${short(y(mean))}`);
  return frame(title, [
    ...axes(scale, String(Math.min(1, estimates.length)), String(estimates.length)),
    `<polygon class="band" points="${[...upper, ...lower].join(' ')}"/>`,
    `<polyline class="line" points="${line.join(' ')}"/>`,
  ]);
}

/** One bar a value, from the left; classes colour them. */
export function plotBars(
  title: string,
  bars: readonly { label: string; value: number; kind: string }[],
  unit: string,
): string {
  const most = Math.max(1e-9, ...bars.map(({ value }) => value));
  const scale: Scale = { low: 0, high: most, label: (value) => `${roundish(value)}${unit}` };
  const y = heightOn(scale);
  const step = PLOT_WIDTH / Math.max(1, bars.length);
  // Labels that would run into each other are left out, evenly.
  const every = Math.ceil((bars.length * Math.max(1, ...bars.map(({ label }) => label.length + 1)) * 7) / PLOT_WIDTH);
  return frame(title, [
    ...axes(scale, '', ''),
    ...bars.map(({ value, kind, label }, index) => {
      const left = LEFT + step * index;
      const name = `<title>${escapeHtml(label)}: ${roundish(value)}${escapeHtml(unit)}</title>`;
      const bar = `<rect class="${kind}" x="${short(left + step * 0.1)}" y="${short(y(value))}" width="${short(step * 0.8)}" height="${short(y(0) - y(value))}">${name}</rect>`;
      const text = `<text x="${short(left + step / 2)}" y="${HEIGHT - 8}" text-anchor="middle">${escapeHtml(label)}</text>`;
      return index % every === 0 ? bar + text : bar;
    }),
  ]);
}

/** A small square for each score 0 … 1, in rows: lost, shared or won. */
export function plotGrid(title: string, scores: readonly number[]): string {
  const columns = 25;
  const size = WIDTH / columns;
  const rows = Math.max(1, Math.ceil(scores.length / columns));
  const squares = scores.map((score, index) => {
    const kind = score > 0.5 ? 'won' : score < 0.5 ? 'lost' : 'drawn';
    const place = `x="${short((index % columns) * size + 1)}" y="${short(Math.floor(index / columns) * size + 1)}"`;
    const strength = score === 0.5 ? 0.5 : 0.3 + 1.4 * Math.abs(score - 0.5);
    return `<rect class="${kind}" ${place} width="${short(size - 2)}" height="${short(size - 2)}" opacity="${short(strength)}"><title>opening ${index}: ${roundish(score)}</title></rect>`;
  });
  return frame(title, squares, rows * size);
}

function frame(title: string, parts: readonly string[], height = HEIGHT): string {
  return `<svg viewBox="0 0 ${WIDTH} ${short(height)}" role="img" aria-label="${escapeHtml(title)}"><title>${escapeHtml(title)}</title>${parts.join('')}</svg>`;
}

function axes(scale: Scale, first: string, last: string): string[] {
  const y = heightOn(scale);
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => scale.low + share * (scale.high - scale.low));
  const lines = ticks.map(
    (value) =>
      `<line class="axis" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${short(y(value))}" y2="${short(y(value))}"/><text x="${LEFT - 6}" y="${short(y(value) + 4)}" text-anchor="end">${escapeHtml(scale.label(value))}</text>`,
  );
  const { even } = scale;
  if (even !== undefined) {
    lines.push(`<line class="even" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${short(y(even))}" y2="${short(y(even))}"/>`);
  }
  lines.push(`<text x="${LEFT}" y="${HEIGHT - 8}">${escapeHtml(first)}</text>`);
  lines.push(`<text x="${WIDTH - RIGHT}" y="${HEIGHT - 8}" text-anchor="end">${escapeHtml(last)}</text>`);
  return lines;
}

function heightOn({ low, high }: Scale): (value: number) => number {
  return (value) => {
    const share = (Math.min(high, Math.max(low, value)) - low) / (high - low);
    return TOP + PLOT_HEIGHT * (1 - share);
  };
}

function thinned<T>(values: readonly T[]): (readonly [number, T])[] {
  const step = Math.max(1, Math.ceil(values.length / MOST_POINTS));
  const kept = values.map((value, index) => [index, value] as const);
  return kept.filter(([index]) => index % step === 0 || index === values.length - 1);
}

function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}

function roundish(value: number): string {
  return value >= 100 ? value.toFixed(0) : String(Math.round(value * 100) / 100);
}
