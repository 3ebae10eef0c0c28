import { expect, test } from 'vitest';
import { plainText } from '../../../view/styled.ts';
import { confirm, Dialog } from './dialog.ts';
import { Grid } from './grid.ts';
import { Menu, type MenuItem } from './menu.ts';
import { Navigator } from './navigator.ts';
import { Prompt } from './prompt.ts';
import type { Settings } from './settings.ts';

const SETTINGS: Settings = { language: 'en', colour: true, ascii: false, background: 'dark', pause: 0 };
const SMALL = { columns: 60, rows: 10 };

function makeDesk() {
  const heard: string[] = [];
  const navigator = new Navigator(SETTINGS, {
    level: 3,
    redraw() {},
    quit: () => heard.push('quit'),
    saveSettings: (some) => heard.push(JSON.stringify(some)),
  });
  return { navigator, heard };
}

function items(chosen: string[], labels: readonly string[]): readonly MenuItem[] {
  return labels.map((label) => ({ label, choose: () => chosen.push(label) }));
}

function seen(navigator: Navigator, size = SMALL): string[] {
  return navigator.draw(size).map((line) => plainText(line).trimEnd());
}

test('arrows, letters, numbers and the mouse walk through a menu', () => {
  const { navigator } = makeDesk();
  const chosen: string[] = [];
  const menu = new Menu(() => items(chosen, ['Apple', 'Banana', 'Cherry']));
  navigator.open(new Dialog(navigator, () => 'Fruit', menu));
  const press = (...keys: string[]) => {
    for (const key of keys) navigator.handle({ kind: 'key', key });
  };
  press('down', 'enter', 'c', 'enter', '1', 'enter', 'up', 'enter', 'home', 'j', 'k', 'end', ' ');
  expect(chosen).toEqual(['Banana', 'Cherry', 'Apple', 'Cherry', 'Cherry']);
  expect(seen(navigator).slice(0, 5)).toEqual([' Fruit', '', '   Apple', '   Banana', ' › Cherry']);
  navigator.handle({ kind: 'touch', column: 5, row: 3 });
  navigator.handle({ kind: 'touch', column: 50, row: 3 });
  expect(chosen.at(-1)).toBe('Banana');
  expect(chosen.length).toBe(6);
});

test('a menu longer than the window scrolls and says that there is more', () => {
  const { navigator } = makeDesk();
  const labels = Array.from({ length: 30 }, (_, index) => `Entry ${index + 1}`);
  navigator.open(new Dialog(navigator, () => 'Many', new Menu(() => items([], labels))));
  expect(seen(navigator)).toContain('   ...');
  for (let at = 0; at < 30; at++) {
    expect(seen(navigator)).toContain(` › Entry ${at + 1}`);
    navigator.handle({ kind: 'key', key: 'down' });
  }
  expect(seen(navigator)).toContain(' › Entry 1');
  navigator.handle({ kind: 'key', key: 'up' });
  expect(seen(navigator).slice(-3)).toEqual([' › Entry 30', '', expect.stringContaining('?')]);
});

test('moves stand in columns that the arrows walk through', () => {
  const { navigator } = makeDesk();
  const chosen: string[] = [];
  const words = Array.from({ length: 50 }, (_, index) => `m${index}`);
  navigator.open(new Dialog(navigator, () => 'Moves', new Grid(words, (word) => chosen.push(word))));
  expect(seen(navigator)[3]).toBe(' ›  1 m0      2 m1      3 m2      4 m3      5 m4');
  for (const key of ['down', 'right', 'enter', 'end', 'enter', 'home', 'up', 'enter'])
    navigator.handle({ kind: 'key', key });
  expect(chosen).toEqual(['m6', 'm49', 'm0']);
  navigator.handle({ kind: 'key', key: 'end' });
  expect(seen(navigator).some((line) => line.includes('› 50 m49'))).toBe(true);
});

test('the question mark shows the keys of a page, and any key closes them', () => {
  const { navigator } = makeDesk();
  navigator.open(new Dialog(navigator, () => 'Page', new Menu(() => items([], ['One']))));
  navigator.handle({ kind: 'key', key: '?' });
  expect(seen(navigator)[0]).toBe(' Keys');
  navigator.handle({ kind: 'key', key: 'enter' });
  expect(seen(navigator)[0]).toBe(' Page');
});

test('what is typed or pasted is taken, or refused and kept to be mended', () => {
  const { navigator } = makeDesk();
  const taken: string[] = [];
  const take = (text: string) => (text === 'bad' ? 'That is bad.' : void taken.push(text));
  navigator.open(
    new Prompt(
      navigator,
      () => 'Say',
      () => 'something',
      take,
    ),
  );
  for (const key of ['b', 'a', 'd', 'enter']) navigator.handle({ kind: 'key', key });
  expect(seen(navigator)).toContain(' That is bad.');
  expect(seen(navigator)).toContain('  bad_');
  for (const key of ['backspace', '?', 'enter', 'ctrl+u']) navigator.handle({ kind: 'key', key });
  navigator.handle({ kind: 'paste', text: 'one line' });
  navigator.handle({ kind: 'key', key: 'enter' });
  navigator.handle({ kind: 'paste', text: 'two\nlines' });
  expect(taken).toEqual(['ba?', 'one line', 'two\nlines']);
});

test('while somebody elsewhere is asked nothing is sent twice, and what they say after Esc changes no page', async () => {
  const { navigator } = makeDesk();
  navigator.open(new Dialog(navigator, () => 'Below', new Menu(() => items([], ['One']))));
  const asked: ((answer: string | (() => void)) => void)[] = [];
  const ask = () => new Promise<string | (() => void)>((answer) => asked.push(answer));
  const open = () =>
    navigator.open(
      new Prompt(
        navigator,
        () => 'Address',
        () => '',
        ask,
      ),
    );
  open();
  for (const key of ['a', 'enter', 'enter', 'b']) navigator.handle({ kind: 'key', key });
  expect(asked.length).toBe(1);
  asked[0]('Nobody there.');
  await expect.poll(() => seen(navigator).join()).toContain('Nobody there.');
  expect(seen(navigator).join()).toContain('  a_');
  navigator.handle({ kind: 'key', key: 'enter' });
  navigator.handle({ kind: 'key', key: 'escape' });
  asked[1](() => navigator.close());
  await new Promise(setImmediate);
  expect(seen(navigator)[0]).toBe(' Below');
});

test('the last page that closes ends the program, and a choice is kept', () => {
  const { navigator, heard } = makeDesk();
  navigator.open(new Dialog(navigator, () => 'Only', new Menu(() => items([], ['One']))));
  navigator.changeSettings({ ascii: true });
  expect(navigator.drawing.ascii).toBe(true);
  navigator.handle({ kind: 'key', key: 'escape' });
  expect(heard).toEqual(['{"ascii":true}', 'quit']);
});

test('a question stands over the page that it is about, which does nothing meanwhile', () => {
  const { navigator } = makeDesk();
  const chosen: string[] = [];
  navigator.open(new Dialog(navigator, () => 'Page', new Menu(() => items(chosen, ['One', 'Two']))));
  confirm(
    navigator,
    () => 'Really?',
    () => chosen.push('yes'),
  );
  const lines = seen(navigator);
  expect(lines[0]).toBe(' Page');
  expect(lines.findIndex((line) => line.includes('│ Really?'))).toBeGreaterThan(0);
  navigator.handle({ kind: 'touch', column: 4, row: 2 });
  expect(seen(navigator)[0]).toBe(' Page');
  expect(seen(navigator).join()).toContain('Really?');
  expect(chosen).toEqual([]);
  navigator.handle({ kind: 'key', key: 'enter' }); // no is chosen in advance
  expect(seen(navigator).join()).not.toContain('Really?');
  expect(chosen).toEqual([]);
});

test('a menu stays with its entry when another comes before it', () => {
  const { navigator } = makeDesk();
  const chosen: string[] = [];
  const labels = ['one', 'two', 'three'];
  navigator.open(new Dialog(navigator, () => 'Menu', new Menu(() => items(chosen, labels), 1)));
  navigator.draw(SMALL);
  labels.unshift('zero');
  expect(seen(navigator)).toContain(' › two');
  navigator.handle({ kind: 'key', key: 'enter' });
  navigator.handle({ kind: 'key', key: 't' });
  navigator.handle({ kind: 'key', key: 'enter' });
  expect(chosen).toEqual(['two', 'three']);
});
