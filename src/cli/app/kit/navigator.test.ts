import { expect, test } from 'vitest';
import { plainText } from '../../../view/styled.ts';
import { Dialog } from './dialog.ts';
import { Grid } from './grid.ts';
import { type Item, Menu } from './menu.ts';
import { Desk } from './navigator.ts';
import { Prompt } from './prompt.ts';
import type { Settings } from './settings.ts';

const SETTINGS: Settings = { language: 'en', colour: true, ascii: false, background: 'dark', pause: 0 };
const SMALL = { columns: 60, rows: 10 };

function makeDesk() {
  const heard: string[] = [];
  const desk = new Desk(SETTINGS, {
    level: 3,
    changed() {},
    quit: () => heard.push('quit'),
    keep: (some) => heard.push(JSON.stringify(some)),
  });
  return { desk, heard };
}

function items(chosen: string[], labels: readonly string[]): readonly Item[] {
  return labels.map((label) => ({ label, choose: () => chosen.push(label) }));
}

function seen(desk: Desk, size = SMALL): string[] {
  return desk.draw(size).map((line) => plainText(line).trimEnd());
}

test('arrows, letters, numbers and the mouse walk through a menu', () => {
  const { desk } = makeDesk();
  const chosen: string[] = [];
  const menu = new Menu(() => items(chosen, ['Apple', 'Banana', 'Cherry']));
  desk.open(new Dialog(desk, () => 'Fruit', menu));
  const press = (...keys: string[]) => {
    for (const key of keys) desk.hear({ kind: 'key', key });
  };
  press('down', 'enter', 'c', 'enter', '1', 'enter', 'up', 'enter', 'home', 'j', 'k', 'end', ' ');
  expect(chosen).toEqual(['Banana', 'Cherry', 'Apple', 'Cherry', 'Cherry']);
  expect(seen(desk).slice(0, 5)).toEqual([' Fruit', '', '   Apple', '   Banana', ' > Cherry']);
  desk.hear({ kind: 'touch', column: 5, row: 3 });
  desk.hear({ kind: 'touch', column: 50, row: 3 });
  expect(chosen.at(-1)).toBe('Banana');
  expect(chosen.length).toBe(6);
});

test('a menu longer than the window scrolls and says that there is more', () => {
  const { desk } = makeDesk();
  const labels = Array.from({ length: 30 }, (_, index) => `Entry ${index + 1}`);
  desk.open(new Dialog(desk, () => 'Many', new Menu(() => items([], labels))));
  expect(seen(desk)).toContain('   ...');
  for (let at = 0; at < 30; at++) {
    expect(seen(desk)).toContain(` > Entry ${at + 1}`);
    desk.hear({ kind: 'key', key: 'down' });
  }
  expect(seen(desk)).toContain(' > Entry 1');
  desk.hear({ kind: 'key', key: 'up' });
  expect(seen(desk).slice(-3)).toEqual([' > Entry 30', '', expect.stringContaining('?')]);
});

test('moves stand in columns that the arrows walk through', () => {
  const { desk } = makeDesk();
  const chosen: string[] = [];
  const words = Array.from({ length: 50 }, (_, index) => `m${index}`);
  desk.open(new Dialog(desk, () => 'Moves', new Grid(words, (word) => chosen.push(word))));
  expect(seen(desk)[3]).toBe(' >  1 m0      2 m1      3 m2      4 m3      5 m4');
  for (const key of ['down', 'right', 'enter', 'end', 'enter', 'home', 'up', 'enter']) desk.hear({ kind: 'key', key });
  expect(chosen).toEqual(['m6', 'm49', 'm0']);
  desk.hear({ kind: 'key', key: 'end' });
  expect(seen(desk).some((line) => line.includes('> 50 m49'))).toBe(true);
});

test('the question mark shows the keys of a page, and any key closes them', () => {
  const { desk } = makeDesk();
  desk.open(new Dialog(desk, () => 'Page', new Menu(() => items([], ['One']))));
  desk.hear({ kind: 'key', key: '?' });
  expect(seen(desk)[0]).toBe(' Keys');
  desk.hear({ kind: 'key', key: 'enter' });
  expect(seen(desk)[0]).toBe(' Page');
});

test('what is typed or pasted is taken, or refused and kept to be mended', () => {
  const { desk } = makeDesk();
  const taken: string[] = [];
  const take = (text: string) => (text === 'bad' ? 'That is bad.' : void taken.push(text));
  desk.open(
    new Prompt(
      desk,
      () => 'Say',
      () => 'something',
      take,
    ),
  );
  for (const key of ['b', 'a', 'd', 'enter']) desk.hear({ kind: 'key', key });
  expect(seen(desk)).toContain(' That is bad.');
  expect(seen(desk)).toContain('  bad_');
  for (const key of ['backspace', '?', 'enter', 'ctrl+u']) desk.hear({ kind: 'key', key });
  desk.hear({ kind: 'paste', text: 'one line' });
  desk.hear({ kind: 'key', key: 'enter' });
  desk.hear({ kind: 'paste', text: 'two\nlines' });
  expect(taken).toEqual(['ba?', 'one line', 'two\nlines']);
});

test('the last page that closes ends the program, and a choice is kept', () => {
  const { desk, heard } = makeDesk();
  desk.open(new Dialog(desk, () => 'Only', new Menu(() => items([], ['One']))));
  desk.choose({ ascii: true });
  expect(desk.drawing.ascii).toBe(true);
  desk.hear({ kind: 'key', key: 'escape' });
  expect(heard).toEqual(['{"ascii":true}', 'quit']);
});

test('a menu stays with its entry when another comes before it', () => {
  const { desk } = makeDesk();
  const chosen: string[] = [];
  const labels = ['one', 'two', 'three'];
  desk.open(new Dialog(desk, () => 'Menu', new Menu(() => items(chosen, labels), 1)));
  desk.draw(SMALL);
  labels.unshift('zero');
  expect(seen(desk)).toContain(' > two');
  desk.hear({ kind: 'key', key: 'enter' });
  desk.hear({ kind: 'key', key: 't' });
  desk.hear({ kind: 'key', key: 'enter' });
  expect(chosen).toEqual(['two', 'three']);
});
