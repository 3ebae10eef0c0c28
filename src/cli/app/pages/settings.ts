import type { Language } from '../../../core/words.ts';
import { fill } from '../../../view/words.ts';
import { Dialog } from '../kit/dialog.ts';
import { type Item, Menu } from '../kit/menu.ts';
import type { Desk } from '../kit/navigator.ts';
import { PAUSES } from '../kit/settings.ts';

const LANGUAGES: readonly Language[] = ['en', 'pt'];

/** Everything that holds for all games; it holds at once, language included. */
export function openSettings(desk: Desk): void {
  desk.open(new Dialog(desk, () => desk.texts.settings, new Menu(() => items(desk))));
}

function items(desk: Desk): readonly Item[] {
  const { texts, settings } = desk;
  const yesNo = (value: boolean) => (value ? texts.yes : texts.no);
  return [
    item(texts.language, texts.languageName, (step) =>
      desk.choose({ language: neighbour(LANGUAGES, settings.language, step) }),
    ),
    item(texts.colour, yesNo(settings.colour), () => desk.choose({ colour: !settings.colour })),
    item(texts.ascii, yesNo(settings.ascii), () => desk.choose({ ascii: !settings.ascii })),
    item(texts.background, texts[settings.background], () =>
      desk.choose({ background: settings.background === 'dark' ? 'light' : 'dark' }),
    ),
    item(texts.speed, fill(texts.seconds, { seconds: (settings.pause / 1000).toLocaleString(desk.language) }), (step) =>
      desk.choose({ pause: neighbour<number>(PAUSES, settings.pause, step) }),
    ),
    { label: texts.back, choose: () => desk.close() },
  ];
}

function item(label: string, value: string, change: (step: 1 | -1) => void): Item {
  return { label, value, choose: () => change(1), change };
}

function neighbour<Value>(values: readonly Value[], value: Value, step: number): Value {
  return values[(values.indexOf(value) + step + values.length) % values.length];
}
