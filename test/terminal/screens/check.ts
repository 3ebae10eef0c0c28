import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'vitest';
import { plainText } from '../../../src/view/styled.ts';
import { root } from '../../../tools/node.mjs';
import type { Desk, Look } from './screen.ts';
import { webPicture } from './web-picture.ts';

const SIZES = [
  [80, 24],
  [120, 40],
  [200, 60],
] as const;

const LOOKS: readonly Look[] = [
  { name: 'en-dark', settings: {}, level: 3 },
  { name: 'pt-light', settings: { language: 'pt', background: 'light' }, level: 3 },
  { name: 'pt-none', settings: { language: 'pt' }, level: 0 },
  { name: 'en-ascii', settings: { ascii: true }, level: 0 },
];

/** In which looks a screen is drawn: one in turn, so that each has its share of screens; all with GAMUT_LONG=1. */
export function looksFor(index: number): readonly Look[] {
  return process.env.GAMUT_LONG === '1' ? LOOKS : [LOOKS[index % LOOKS.length]];
}

const folder = join(root, 'build', 'screens');

/** Draws what is open in windows of each size: whole, and written to be looked at, in a terminal and in a browser. */
export function checkScreen({ navigator }: Desk, name: string, { settings, ...look }: Look): void {
  for (const [columns, height] of SIZES) {
    const size = { columns, rows: height - 1 };
    const drawn = navigator.draw(size);
    const text = drawn.map(plainText).join('\n');
    expect(drawn.length).toBe(size.rows);
    expect(plainText(drawn[drawn.length - 1]).trim(), 'the foot').not.toBe('');
    expect(text).not.toMatch(/undefined|NaN|\{(?!game)[a-z]{2,}\}|\[object/);
    if (settings.ascii) expect(text).toMatch(/^[\n -~]*$/);
    const { top } = navigator;
    const whole = top?.box?.(size) ?? top?.draw(size) ?? [];
    expect(Math.max(...whole.map((line) => plainText(line).trimEnd().length)), 'columns').toBeLessThanOrEqual(columns);
    const painted = drawn.map((line) => navigator.painter.paint(line)).join('\n');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${name}.${columns}x${height}.${look.name}`);
    writeFileSync(`${file}.txt`, `${painted}\n`);
    writeFileSync(`${file}.html`, webPicture(name, settings.background ?? 'dark', painted));
  }
}
