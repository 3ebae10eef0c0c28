import { fill, type Language } from '../../../core/words.ts';
import { asciiText } from '../../../view/ascii.ts';
import type { Drawing } from '../../../view/sheet-layout.ts';
import { actAt, fitLine, type Line } from '../../../view/styled.ts';
import type { ColourLevel } from '../terminal/colour-level.ts';
import type { Input, Key } from '../terminal/input.ts';
import { Painter } from '../terminal/paint.ts';
import type { WindowContent } from '../terminal/window.ts';
import { keyRow, PRESS } from './foot.ts';
import { withMore } from './menu.ts';
import type { Page, Size } from './page.ts';
import type { Settings } from './settings.ts';
import { type AppTexts, appTexts } from './texts.ts';

/** What the navigator needs from its surroundings. */
export interface NavigatorHost {
  readonly level: ColourLevel;
  /** Draws again, soon. */
  redraw(): void;
  /** Ends the program. */
  quit(): void;
  /** Saves a setting for the next start. */
  saveSettings(some: Partial<Settings>): void;
}

/** The open pages, the last on top: routes keys and clicks to it and frames what it draws. */
export class Navigator implements WindowContent {
  readonly host: NavigatorHost;
  private readonly pages: Page[] = [];
  private chosen: Settings;
  private drawn: readonly Line[] = [];
  private showsKeys = false;
  /** The first visible line of the page of keys, and how many lines do not fit the window. */
  private keysTop = 0;
  private keysHidden = 0;

  constructor(settings: Settings, host: NavigatorHost) {
    this.chosen = settings;
    this.host = host;
  }

  get settings(): Settings {
    return this.chosen;
  }

  get language(): Language {
    return this.chosen.language;
  }

  get texts(): AppTexts {
    return appTexts[this.chosen.language];
  }

  /** How boards are drawn at the moment. */
  get drawing(): Omit<Drawing, 'scale'> {
    const { ascii, colour, background } = this.chosen;
    return { ascii, colour: colour && this.host.level > 0, light: background === 'light' };
  }

  get painter(): Painter {
    return new Painter(this.chosen.colour ? this.host.level : 0, this.chosen.background);
  }

  sayCrash(reason: string): string {
    return fill(this.texts.crashed, { reason });
  }

  changeSettings(some: Partial<Settings>): void {
    this.chosen = { ...this.chosen, ...some };
    this.host.saveSettings(some);
    this.host.redraw();
  }

  /** Adapts to the window, for as long as it lasts. */
  private adapt(background: Settings['background']): void {
    this.chosen = { ...this.chosen, background };
    this.host.redraw();
  }

  open(page: Page): void {
    this.pages.push(page);
    this.shown();
  }

  /** Closes the page on top; the program ends with the last one. */
  close(): void {
    this.pages.pop()?.leave?.();
    if (this.pages.length === 0) this.host.quit();
    else this.shown();
  }

  /** Puts a page in the place of the one on top. */
  replace(page: Page): void {
    this.pages.pop()?.leave?.();
    this.open(page);
  }

  isOnTop(page: Page): boolean {
    return this.pages.at(-1) === page;
  }

  /** Closes all pages but the first. */
  home(): void {
    for (const page of this.pages.splice(1).reverse()) page.leave?.();
    this.shown();
  }

  quit(): void {
    for (const page of this.pages.splice(0).reverse()) page.leave?.();
    this.host.quit();
  }

  handle(input: Input): void {
    const page = this.pages.at(-1);
    if (page === undefined) return;
    if (input.kind === 'window') return this.adapt(input.background);
    if (input.kind === 'key' && input.key === 'ctrl+c') return this.quit();
    if (this.showsKeys) this.handleAtKeys(input, page);
    else if (input.kind === 'key' && input.key === '?' && page.isTyping !== true) this.openKeys();
    else if (input.kind === 'key') page.press(input.key);
    else if (input.kind === 'wheel') page.press(input.by < 0 ? 'up' : 'down');
    else if (input.kind === 'paste') page.paste?.(input.text);
    else {
      const act = this.actUnder(input);
      if (act === 'keys') this.openKeys();
      else if (act?.startsWith(PRESS)) page.press(act.slice(PRESS.length));
      else if (act !== undefined) page.touch(act);
    }
    this.host.redraw();
  }

  /** The whole window, line by line. */
  draw(size: Size): readonly Line[] {
    const page = this.pages.at(-1);
    if (page === undefined) return [];
    const lines = this.showsKeys ? this.keyPage(page, size) : page.draw(size);
    const written = this.chosen.ascii ? lines.map(inAscii) : lines;
    this.drawn = written.slice(0, size.rows).map((line) => fitLine(line, size.columns));
    return this.drawn;
  }

  private shown(): void {
    this.pages.at(-1)?.show?.();
    this.host.redraw();
  }

  private keyPage(page: Page, { rows }: Size): Line[] {
    const all = [...page.keys(), ...this.texts.keysEverywhere];
    const width = Math.max(...all.map(([keys]) => keys.length));
    const lines: Line[] = [
      [{ text: ` ${this.texts.keysTitle}`, style: { tone: 'strong' } }],
      [],
      ...all.map((help) => keyRow(help, width)),
      [],
      [{ text: `  ${this.texts.anyKey}`, style: { tone: 'faint' } }],
    ];
    const dense = lines.length <= rows ? lines : lines.filter((line) => line.length > 0);
    this.keysHidden = dense.length <= rows ? 0 : dense.length - (rows - 2);
    this.keysTop = Math.min(this.keysTop, this.keysHidden);
    return this.keysHidden === 0 ? dense : withMore(dense, this.keysTop, rows);
  }

  private openKeys(): void {
    this.showsKeys = true;
    this.keysTop = 0;
  }

  /** If there are more keys than rows it scrolls; a click on a key presses it; anything else goes back. */
  private handleAtKeys(input: Input, page: Page): void {
    const step = input.kind === 'wheel' ? input.by : input.kind === 'key' ? KEY_STEPS[input.key] : undefined;
    if (step !== undefined && this.keysHidden > 0) {
      this.keysTop = Math.max(0, Math.min(this.keysHidden, this.keysTop + step));
      return;
    }
    this.showsKeys = input.kind === 'wheel';
    const act = input.kind === 'touch' ? this.actUnder(input) : undefined;
    if (act?.startsWith(PRESS)) page.press(act.slice(PRESS.length));
  }

  private actUnder({ column, row }: { readonly column: number; readonly row: number }): string | undefined {
    return actAt(this.drawn[row] ?? [], column);
  }
}

function inAscii(line: Line): Line {
  return line.map((span) => ({ ...span, text: asciiText(span.text) }));
}

/** Lines that keys scroll on the page of keys. */
const KEY_STEPS: Readonly<Record<Key, number>> = { up: -1, k: -1, down: 1, j: 1, pageup: -10, pagedown: 10, ' ': 10 };
