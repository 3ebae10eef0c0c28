import type { Ink } from '../../core/look.ts';
import { type Colour, mix } from './colour.ts';

/** Of what pieces and tiles of an ink are made. */
interface Glaze {
  readonly base: Colour;
  /** Where the light falls on it, and where it does not. */
  readonly light: Colour;
  readonly dark: Colour;
  /** Emblems and heights on it. */
  readonly sign: Colour;
}

const WHITE = '#ffffff';

/** The inks of all seats: told apart by colour-blind people, and by emblem and hatch in grey. */
const GLAZED: Readonly<Record<Ink, Glaze>> = {
  blue: { base: '#0a5fa8', light: '#3296dd', dark: '#063462', sign: WHITE },
  orange: { base: '#d07a00', light: '#ffb640', dark: '#7d4600', sign: WHITE },
  green: { base: '#07805f', light: '#35b893', dark: '#065040', sign: WHITE },
  purple: { base: '#ac4a83', light: '#dc8fb9', dark: '#6f2b56', sign: WHITE },
  vermilion: { base: '#cc2f1b', light: '#f57a62', dark: '#84170b', sign: WHITE },
  yellow: { base: '#e2ae00', light: '#ffd95c', dark: '#946d00', sign: '#332600' },
  ivory: { base: '#f6efdd', light: WHITE, dark: '#b3a482', sign: '#4f462f' },
  charcoal: { base: '#30343b', light: '#636a76', dark: '#131619', sign: WHITE },
};

/** The same for eyes that need more: pieces as dark or as bright as can be, their emblems too. */
const PLAIN: Readonly<Record<Ink, Glaze>> = {
  blue: plain('#003f87', WHITE),
  orange: plain('#ffa800', '#000000'),
  green: plain('#00523a', WHITE),
  purple: plain('#7d1f5c', WHITE),
  vermilion: plain('#a31200', WHITE),
  yellow: plain('#ffd400', '#000000'),
  ivory: plain(WHITE, '#000000'),
  charcoal: plain('#111111', WHITE),
};

function plain(base: Colour, sign: Colour): Glaze {
  return { base, light: mix(base, WHITE, 0.12), dark: mix(base, '#000000', 0.6), sign };
}

/** The colours of all inks by name: blue, blue-light, blue-dark, blue-sign, and of tiles blue-tile, -gloss, -bright and -hatch. */
export function inkColours(isPlain: boolean): Readonly<Record<string, Colour>> {
  const glazes = Object.entries(isPlain ? PLAIN : GLAZED);
  return Object.fromEntries(
    glazes.flatMap(([ink, { base, light, dark, sign }]) => {
      const tile = mix(base, isPlain ? WHITE : '#fff8ea', isPlain ? 0.78 : 0.42);
      const gloss = mix(light, isPlain ? WHITE : '#fff8ea', isPlain ? 0.78 : 0.46);
      const hatch = isPlain ? base : mix(tile, WHITE, 0.7);
      return Object.entries({
        '': base,
        '-light': light,
        '-dark': dark,
        '-sign': sign,
        '-tile': tile,
        '-gloss': gloss,
        '-hatch': hatch,
        '-bright': mix(tile, WHITE, 0.82),
      }).map(([part, colour]) => [ink + part, colour]);
    }),
  );
}
