import { fill, type Language } from '../../../core/words.ts';
import { speak } from '../../../node/words/say.ts';
import { asciiText } from '../../../view/ascii.ts';
import type { Drawing } from '../../../view/sheet-layout.ts';
import { actAt, fitLine, type Line } from '../../../view/styled.ts';
import { type KeyAction, type KeyMap, keyName, USUAL_KEYS } from '../../keys/actions.ts';
import type { ColourLevel } from '../terminal/colour-level.ts';
import type { Input } from '../terminal/input.ts';
import { Painter } from '../terminal/paint.ts';
import type { WindowContent } from '../terminal/window.ts';
import { PRESS } from './foot.ts';
import { KeyPage } from './key-page.ts';
import { withBox } from './middle.ts';
import type { Page, Size } from './page.ts';
import type { Settings } from './settings.ts';
import { type AppTexts, appTexts } from './texts.ts';

/** What the foot of a page with a board names. After a game, the key of the moves opens the review. */
export type Hint = KeyAction | 'review';

/** What the navigator needs from its surroundings. */
export interface NavigatorHost {
  readonly level: ColourLevel;
  /** Draws again, soon. */
  redraw(): void;
  /** Ends the program. */
  quit(): void;
  /** Saves a setting for the next start. */
  saveSettings(some: Partial<Settings>): void;
  /** The keys of the user, where there are any. */
  readonly keys?: KeyMap;
}

/** The open pages, the last on top: routes keys and clicks to it and frames what it draws. */
export class Navigator implements WindowContent {
  readonly host: NavigatorHost;
  private readonly pages: Page[] = [];
  private chosen: Settings;
  private drawn: readonly Line[] = [];
  /** The page of keys, while it is shown. */
  private keyPage: KeyPage | undefined;

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

  get keys(): KeyMap {
    return this.host.keys ?? USUAL_KEYS;
  }

  /** The foot of a page with a board: what some keys do. */
  hints(actions: readonly Hint[], plays = true): string {
    const { boardHints, short, help, shortReview } = this.texts;
    const name = (action: KeyAction) => keyName(this.keys[action][0]);
    return [
      ...(plays ? [boardHints] : []),
      ...actions.map((action) =>
        action === 'review'
          ? `${name('moves')} ${shortReview}`
          : `${name(action)} ${short[action] ?? this.texts.does[action]}`,
      ),
      `? ${help}`,
    ].join(' · ');
  }

  /** How boards are drawn at the moment. */
  get drawing(): Omit<Drawing, 'scale'> {
    const { ascii, colour, background } = this.chosen;
    const { level } = this.host;
    return { ascii, colour: colour && level > 0, tinted: colour && level > 1, light: background === 'light' };
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
    if (some.language !== undefined) void speak(some.language);
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
    void this.pages.pop()?.leave?.();
    if (this.pages.length === 0) this.host.quit();
    else this.shown();
  }

  /** Puts a page in the place of the one on top. */
  replace(page: Page): void {
    void this.pages.pop()?.leave?.();
    this.open(page);
  }

  /** The page that is seen, unless its keys are. */
  get top(): Page | undefined {
    return this.pages.at(-1);
  }

  /** Closes all pages but the first. */
  home(): void {
    for (const page of this.pages.splice(1).reverse()) void page.leave?.();
    this.shown();
  }

  quit(): void {
    const left = this.pages
      .splice(0)
      .reverse()
      .flatMap((page) => page.leave?.() ?? []);
    if (left.length === 0) this.host.quit();
    else void Promise.allSettled(left).then(() => this.host.quit());
  }

  /** Closes a page and those above it; the program ends with the last one. */
  closeAt(page: Page): void {
    const at = this.pages.indexOf(page);
    if (at < 0) return;
    for (const one of this.pages.splice(at).reverse()) void one.leave?.();
    if (this.pages.length === 0) this.host.quit();
    else this.shown();
  }

  /** Closes the pages above one, and that too; another one takes its place. */
  replaceAt(page: Page, next: Page): void {
    const at = this.pages.indexOf(page);
    for (const one of this.pages.splice(Math.max(0, at)).reverse()) void one.leave?.();
    this.open(next);
  }

  handle(input: Input): void {
    const page = this.pages.at(-1);
    if (page === undefined) return;
    if (input.kind === 'window') return this.adapt(input.background);
    if (input.kind === 'key' && input.key === 'ctrl+c') return this.quit();
    if (this.keyPage !== undefined) this.handleAtKeys(input, this.keyPage, page);
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
    const lines = this.keyPage?.draw(size) ?? this.drawTop(size);
    const written = this.chosen.ascii ? lines.map(inAscii) : lines;
    this.drawn = written.slice(0, size.rows).map((line) => fitLine(line, size.columns));
    return this.drawn;
  }

  /** The page on top, or where that is only a box the page below and the box over it. */
  private drawTop(size: Size): readonly Line[] {
    const [below, page] = this.pages.slice(-2);
    if (page?.box === undefined) return (page ?? below).draw(size);
    return withBox(below.draw(size).map(untouched), page.box(size), size, this.texts.menuHints);
  }

  private shown(): void {
    this.pages.at(-1)?.show?.();
    this.host.redraw();
  }

  private openKeys(): void {
    const page = this.pages.at(-1);
    if (page === undefined) return;
    this.keyPage = new KeyPage(this.texts, () => {
      const own = page.keys();
      const others = this.texts.keysEverywhere.filter(([key]) => !own.some(([known]) => known === key));
      return [...own, ...others];
    });
  }

  /** What scrolls the page of keys scrolls it; a click on a key presses that; anything else goes back. */
  private handleAtKeys(input: Input, shown: KeyPage, page: Page): void {
    if (shown.scrolls(input)) return;
    if (input.kind !== 'wheel') this.keyPage = undefined;
    const act = input.kind === 'touch' ? this.actUnder(input) : undefined;
    if (act?.startsWith(PRESS)) page.press(act.slice(PRESS.length));
  }

  private actUnder({ column, row }: { readonly column: number; readonly row: number }): string | undefined {
    return actAt(this.drawn[row] ?? [], column);
  }
}

/** Lines that do nothing when they are clicked. */
function untouched(line: Line): Line {
  return line.map(({ act: _, ...span }) => span);
}

function inAscii(line: Line): Line {
  return line.map((span) => ({ ...span, text: asciiText(span.text) }));
}
