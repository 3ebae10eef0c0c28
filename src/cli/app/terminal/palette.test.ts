import { describe, expect, test } from 'vitest';
import { games } from '../../../games/index.ts';
import type { Back, Tone } from '../../../view/styled.ts';
import { Colours, contrast } from './palette.ts';

const WINDOWS = { dark: '#101010', light: '#ffffff' } as const;
const TINTS = ['even', 'odd', 'selected', 'target', 'last', 'changed', 'hint', 'won'] as const;
const TONES: readonly Tone[] = ['faint', 'accent', 'warning'];

describe.each(['dark', 'light'] as const)('on a %s window', (background) => {
  const colours = new Colours(background);

  test('text is easy to read on the window and on every cell', () => {
    for (const tone of TONES) {
      expect(contrast(colours.tone(tone, undefined) ?? '', WINDOWS[background]), tone).toBeGreaterThanOrEqual(4.5);
      for (const tint of ['even', 'odd', 'rim'] as const)
        expect(contrast(colours.tone(tone, tint) ?? '', colours.back(tint)), `${tone} ${tint}`).toBeGreaterThanOrEqual(
          4.5,
        );
    }
  });

  test.each(games.map((game) => [game.id, game.look.inks] as const))('pieces and tiles of %s stand out', (_, inks) => {
    const isStone = inks.includes('ivory');
    for (const ink of inks) {
      for (const tint of TINTS) {
        const back: Back = isStone ? `stone ${tint}` : tint;
        expect(contrast(colours.ink(ink, back), colours.back(back)), `${ink} on ${back}`).toBeGreaterThanOrEqual(3);
      }
      const tile: Back = `tile ${ink}`;
      const piece: Back = `piece ${ink}`;
      expect(contrast(colours.tone('strong', tile) ?? '', colours.back(tile))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours.tone('strong', piece) ?? '', colours.back(piece))).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('pieces stand out from the tiles of all players', () => {
    const inks = ['blue', 'orange', 'green', 'purple'] as const;
    for (const piece of inks) {
      for (const tile of inks) {
        const back: Back = `tile ${tile}`;
        expect(contrast(colours.ink(piece, back), colours.back(back)), `${piece} on ${tile}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
