import { expect, test } from 'vitest';
import { games } from '../../../games/index.ts';
import { lensesFor } from '../../../judge/stops-lens.ts';
import { plainText } from '../../../view/styled.ts';
import { ACTIONS, type KeyAction, keyName, USUAL_KEYS } from '../../keys/actions.ts';
import { footLine, keyRow } from './foot.ts';
import { KeyPage } from './key-page.ts';
import { Navigator } from './navigator.ts';
import type { KeyHelp } from './page.ts';
import { appTexts } from './texts.ts';

function acts(hints: string): Record<string, string> {
  return Object.fromEntries(footLine(hints).map(({ text, act = '' }) => [text.trim(), act]));
}

test('a click on a hint presses its key', () => {
  expect(acts('arrows, Enter, mouse · : type a move · u undo · ? keys')).toMatchObject({
    'arrows,': 'keys',
    ':': 'press :',
    move: 'press :',
    undo: 'press u',
    '?': 'keys',
  });
  expect(acts('← → one move · Home End · Esc back')).toMatchObject({
    '←': 'press left',
    '→': 'press right',
    move: 'press right',
    Home: 'press home',
    End: 'press end',
    back: 'press escape',
  });
  expect(acts('setas, Enter, rato · Enter e agora?')).toMatchObject({ e: 'press enter', 'agora?': 'press enter' });
});

test('so does a click on the page of keys', () => {
  expect(keyRow(['u  r', 'take back; play again'], 5).filter(({ act }) => act !== undefined)).toMatchObject([
    { text: ' u', act: 'press u' },
    { text: ' r', act: 'press r' },
  ]);
  expect(keyRow(['t', 'a hint'], 5).at(-1)).toEqual({ text: 'a hint', act: 'press t' });
  expect(plainText(keyRow(['mouse', 'click'], 7))).toBe('  mouse    click');
});

test('all hints fit the smallest window', () => {
  for (const language of ['en', 'pt'] as const) {
    const host = { level: 3, redraw() {}, quit() {}, saveSettings() {} } as const;
    const settings = { language, colour: true, ascii: false, background: 'dark', pause: 0 } as const;
    const navigator = new Navigator(settings, host);
    const { menuHints, reviewHints, promptHints, guideHints } = appTexts[language];
    const ofBoards = [
      navigator.hints(['type', 'moves', 'undo', 'hint']),
      navigator.hints(['here', 'review', 'undo', 'save', 'leave'], false),
      navigator.hints(['here', 'review', 'chat', 'save', 'leave'], false),
      navigator.hints(['pause', 'step', 'now', 'leave']),
      navigator.hints(['type', 'chat', 'undo', 'draw']),
    ];
    for (const hints of [menuHints, reviewHints, promptHints, guideHints, ...ofBoards])
      expect(plainText(footLine(hints)).length, hints).toBeLessThan(80);
  }
});

test('the keys of every page with a board fit the smallest window, in both languages', () => {
  const online = ACTIONS.filter((action) => appTexts.en.does[action].startsWith('online'));
  const here: readonly KeyAction[] = ['redo', 'hint', 'evaluation', 'now', 'pause', 'step', 'faster', 'slower'];
  const size = { columns: 80, rows: 23 };
  for (const language of ['en', 'pt'] as const) {
    const { keysBoard, keysReview, keysEverywhere, does, anyKey } = appTexts[language];
    const others = keysEverywhere.filter(([key]) => key !== 'Esc');
    for (const game of games) {
      const shared = lensesFor(game, Math.max(...game.options.players));
      const lenses = shared.map(({ key, texts }): KeyHelp => [key, `lens: ${texts[language].name}`]);
      const named = (left: readonly KeyAction[]) =>
        ACTIONS.filter((action) => !left.includes(action)).map(
          (action): KeyHelp => [USUAL_KEYS[action].map(keyName).join(' '), does[action]],
        );
      const pages = [
        [...keysBoard, ...named(online)],
        [...keysBoard, ...named(here)],
        [...keysReview, ...named(ACTIONS.filter((action) => !['hint', 'turn', 'link'].includes(action)))],
      ];
      for (const own of pages) {
        const page = new KeyPage(appTexts[language], () => [...own, ...lenses, ...others]);
        const lines = page.draw(size).map(plainText);
        expect(lines.at(-1), lines.join('\n')).toContain(anyKey);
        expect(Math.max(...lines.map((line) => line.trimEnd().length))).toBeLessThanOrEqual(size.columns);
      }
    }
  }
});
