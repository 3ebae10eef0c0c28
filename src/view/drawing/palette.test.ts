import { describe, expect, test } from 'vitest';
import type { Ink, Material } from '../../core/look.ts';
import { games } from '../../games/index.ts';
import { type Colour, contrast, mix } from './colour.ts';
import { type Palette, paletteOf, tintColour } from './palette.ts';
import { BOARD_THEMES } from './theme-names.ts';

const MATERIALS: readonly Material[] = ['porcelain', 'stone'];
const looks = BOARD_THEMES.flatMap((theme) =>
  [false, true].flatMap((isDark) =>
    MATERIALS.map((material) => ({ theme, isDark, material, colours: paletteOf(theme, isDark, material) })),
  ),
);
const inks = [...new Set(games.flatMap(({ look }) => look.inks))];
const tiled: readonly Ink[] = ['blue', 'orange', 'green', 'purple'];

/** What a piece can stand on: cells, those tinted as somebody's home, and tiles. */
function grounds(colours: Palette): Colour[] {
  const cells = [colours.even, colours.odd, colours.sunk];
  const homes = (['ivory', 'charcoal'] as const).flatMap((ink) => cells.map((cell) => mix(cell, colours[ink], 0.2)));
  return [...cells, ...homes, ...tiled.flatMap((ink) => [colours[`${ink}-tile`], colours[`${ink}-gloss`]])];
}

const best = (ground: Colour, seen: readonly Colour[]) => Math.max(...seen.map((colour) => contrast(colour, ground)));

describe.each(looks)('$theme of $material, dark: $isDark', ({ theme, colours }) => {
  test('a piece stands out from whatever it stands on', () => {
    for (const ink of inks)
      for (const ground of grounds(colours))
        expect(best(ground, [colours[ink], colours.edge, colours.contour]), `${ink} on ${ground}`).toBeGreaterThan(
          theme === 'contrast' ? 7 : 3,
        );
  });

  test('a piece stands out from a tile of its own colour', () => {
    for (const ink of tiled)
      for (const tile of [colours[`${ink}-tile`], colours[`${ink}-gloss`]])
        expect(best(tile, [colours[ink], colours[`${ink}-dark`], colours.contour]), ink).toBeGreaterThan(3);
  });

  test('a tile stands out from a cell by its colour or its edge', () => {
    for (const ink of tiled)
      for (const cell of [colours.even, colours.odd])
        expect(best(cell, [colours[`${ink}-bright`], colours[`${ink}-dark`]]), `${ink} on ${cell}`).toBeGreaterThan(3);
  });

  test('emblems can be seen on pieces, names on the rim, and what is marked on cells', () => {
    for (const ink of inks)
      expect(contrast(colours[`${ink}-sign`], colours[ink]), ink).toBeGreaterThan(theme === 'contrast' ? 7 : 3);
    expect(contrast(colours.label, colours.slab)).toBeGreaterThan(4.5);
    for (const cell of [colours.even, colours.odd])
      for (const mark of ['chosen', 'last', 'lost'] as const)
        expect(contrast(colours[mark], cell), mark).toBeGreaterThan(3);
    expect(contrast(colours.won, colours.contour)).toBeGreaterThan(4.5);
  });

  test('in grey, players are told apart by hatch: its relief can be seen on the tile', () => {
    for (const ink of tiled.slice(1))
      expect(contrast(colours[`${ink}-hatch`], colours[`${ink}-tile`]), ink).toBeGreaterThan(1.25);
  });
});

test('no two games have chosen one tint, and no two tints look alike', () => {
  const chosen = games.flatMap(({ look }) => look.tint ?? []);
  for (const isDark of [false, true]) {
    expect(new Set(chosen.map((tint) => tintColour(tint, isDark))).size).toBe(chosen.length);
  }
});
