import { openFirstPage } from '../../../src/cli/app/first-page.ts';
import { Navigator } from '../../../src/cli/app/kit/navigator.ts';
import type { Settings } from '../../../src/cli/app/kit/settings.ts';
import { ResumableGames } from '../../../src/cli/app/pages/resumable-games.ts';
import { Pages } from '../../../src/cli/app/pages.ts';
import type { Key } from '../../../src/cli/keys/actions.ts';

/** A screen of the full-screen program, and how one comes there from the first page. */
export interface Screen {
  readonly name: string;
  open(desk: Desk): void | Promise<void>;
}

/** The program without a terminal: what is pressed and clicked, and what it draws. */
export interface Desk {
  readonly navigator: Navigator;
  readonly pages: Pages;
  press(...keys: Key[]): void;
  type(text: string): void;
}

/** How screens look: with which settings, and how many colours the terminal has. */
export interface Look {
  readonly name: string;
  readonly settings: Partial<Settings>;
  readonly level: 0 | 3;
}

/** The first page is open. */
export function newDesk({ settings, level }: Look): Desk {
  const usual = { language: 'en', colour: true, ascii: false, background: 'dark', pause: 0 } as const;
  const navigator = new Navigator({ ...usual, ...settings }, { level, redraw() {}, quit() {}, saveSettings() {} });
  const resumable = new ResumableGames();
  const pages = new Pages(navigator, resumable);
  openFirstPage(
    navigator,
    resumable,
    () => pages,
    () => '',
  );
  const press = (...keys: Key[]) => {
    for (const key of keys) navigator.handle({ kind: 'key', key });
  };
  return { navigator, pages, press, type: (text) => press(...text) };
}
