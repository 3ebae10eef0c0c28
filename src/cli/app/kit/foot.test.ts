import { expect, test } from 'vitest';
import { plainText } from '../../../view/styled.ts';
import { footLine, keyRow } from './foot.ts';
import { Navigator } from './navigator.ts';
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
      navigator.hints(['here', 'undo', 'save', 'leave']),
      navigator.hints(['pause', 'step', 'now', 'leave']),
      navigator.hints(['type', 'chat', 'undo', 'draw']),
    ];
    for (const hints of [menuHints, reviewHints, promptHints, guideHints, ...ofBoards])
      expect(plainText(footLine(hints)).length, hints).toBeLessThan(80);
  }
});
