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
/** Divisions of the vertical axis. */
const TICKS = 4;
/** Points of a line: more points than units would only make the file larger. */
const MOST_POINTS = 240;

/** What the vertical axis shows. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  /** A value to be marked, such as even play. */
  readonly even?: number;
  label(value: number): string;
}

/** How an estimate became more precise: its mean as a line, its interval as a band. Infinite bounds end at the edge. */
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

/** A value to be drawn as a bar, and the interval that holds the true one, where it was measured. */
interface PlottedBar {
  readonly label: string;
  readonly value: number;
  readonly kind: string;
  readonly low?: number;
  readonly high?: number;
}

/** One bar per value, from the left; classes colour them. */
export function plotBars(title: string, bars: readonly PlottedBar[], unit: string): string {
  const tops = bars.map(({ value, high = value }) => Math.max(value, Number.isFinite(high) ? high : value));
  const high = TICKS * roundUp(Math.max(1e-9, ...tops) / TICKS);
  const scale: Scale = { low: 0, high, label: (value) => `${roundish(value)}${unit}` };
  const y = heightOn(scale);
  const step = PLOT_WIDTH / Math.max(1, bars.length);
  // Labels that would overlap are left out, evenly.
  const every = Math.ceil((bars.length * Math.max(1, ...bars.map(({ label }) => label.length + 1)) * 7) / PLOT_WIDTH);
  return frame(title, [
    ...axes(scale, '', ''),
    ...bars.map(({ value, kind, label, low, high }, index) => {
      const left = LEFT + step * index;
      const name = `<title>${escapeHtml(label)}: ${roundish(value)}${escapeHtml(unit)}</title>`;
      const middle = short(left + step / 2);
      const interval =
        low === undefined || high === undefined
          ? ''
          : `<line class="error" x1="${middle}" x2="${middle}" y1="${short(y(low))}" y2="${short(y(high))}"/>`;
      const bar = `<rect class="${kind}" x="${short(left + step * 0.1)}" y="${short(y(value))}" width="${short(step * 0.8)}" height="${short(y(0) - y(value))}">${name}</rect>${interval}`;
      const text = `<text x="${short(left + step / 2)}" y="${HEIGHT - 8}" text-anchor="middle">${escapeHtml(label)}</text>`;
      return index % every === 0 ? bar + text : bar;
    }),
  ]);
}

/** A small square for each score 0 … 1, in rows: below, at or above even, by sign, colour and strength. */
export function plotGrid(title: string, scores: readonly number[], even: number): string {
  const columns = 25;
  const size = WIDTH / columns;
  const rows = Math.max(1, Math.ceil(scores.length / columns));
  const squares = scores.map((score, index) => {
    const lead = score - even;
    const [kind, sign] = Math.abs(lead) < 1e-9 ? ['drawn', '='] : lead > 0 ? ['won', '+'] : ['lost', '−'];
    const share = Math.abs(lead) / (lead > 0 ? 1 - even : even);
    const left = (index % columns) * size;
    const top = Math.floor(index / columns) * size;
    const square = `<rect class="${kind}" x="${short(left + 1)}" y="${short(top + 1)}" width="${short(size - 2)}" height="${short(size - 2)}" opacity="${(0.15 + 0.4 * share).toFixed(2)}"/>`;
    const mark = `<text class="sign" x="${short(left + size / 2)}" y="${short(top + size / 2 + 4)}" text-anchor="middle">${sign}</text>`;
    return `<g>${square}${mark}<title>opening ${index}: ${roundish(score)}</title></g>`;
  });
  return frame(title, squares, rows * size);
}

function frame(title: string, parts: readonly string[], height = HEIGHT): string {
  return `<svg viewBox="0 0 ${WIDTH} ${short(height)}" role="img" aria-label="${escapeHtml(title)}"><title>${escapeHtml(title)}</title>${parts.join('')}</svg>`;
}

function axes(scale: Scale, first: string, last: string): string[] {
  const y = heightOn(scale);
  const step = (scale.high - scale.low) / TICKS;
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => scale.low + index * step);
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

/** The next round number. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 3, 5].find((digit) => digit * power >= value) ?? 10);
}

function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}

function roundish(value: number): string {
  return value >= 100 ? value.toFixed(0) : String(Math.round(value * 100) / 100);
}
