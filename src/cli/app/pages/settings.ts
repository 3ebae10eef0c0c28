import type { Language } from '../../../core/words.ts';
import { fill } from '../../../core/words.ts';
import { Dialog } from '../kit/dialog.ts';
import { Menu, type MenuItem } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';
import { PAUSES } from '../kit/settings.ts';
import { keyFile } from '../settings-file.ts';

const LANGUAGES: readonly Language[] = ['en', 'pt'];

/** Everything that applies to all games; it takes effect at once, language included. */
export function openSettings(navigator: Navigator): void {
  navigator.open(new Dialog(navigator, () => navigator.texts.settings, new Menu(() => items(navigator))));
}

function items(navigator: Navigator): readonly MenuItem[] {
  const { texts, settings } = navigator;
  const yesNo = (value: boolean) => (value ? texts.yes : texts.no);
  return [
    item(texts.language, texts.languageName, (step) =>
      navigator.changeSettings({ language: neighbour(LANGUAGES, settings.language, step) }),
    ),
    item(texts.colour, yesNo(settings.colour), () => navigator.changeSettings({ colour: !settings.colour })),
    item(texts.ascii, yesNo(settings.ascii), () => navigator.changeSettings({ ascii: !settings.ascii })),
    item(texts.background, texts[settings.background], () =>
      navigator.changeSettings({ background: settings.background === 'dark' ? 'light' : 'dark' }),
    ),
    item(
      texts.speed,
      fill(texts.seconds, { seconds: (settings.pause / 1000).toLocaleString(navigator.language) }),
      (step) => navigator.changeSettings({ pause: neighbour<number>(PAUSES, settings.pause, step) }),
    ),
    { label: fill(texts.keysFile, { file: keyFile() }), choose() {} },
    { label: texts.back, choose: () => navigator.close() },
  ];
}

function item(label: string, value: string, change: (step: 1 | -1) => void): MenuItem {
  return { label, value, choose: () => change(1), change };
}

function neighbour<Value>(values: readonly Value[], value: Value, step: number): Value {
  return values[(values.indexOf(value) + step + values.length) % values.length];
}
