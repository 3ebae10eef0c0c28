import { fill } from '../../core/words.ts';
import { isKeyFault, type KeyFault } from '../keys/actions.ts';
import { Navigator } from './kit/navigator.ts';
import type { Settings } from './kit/settings.ts';
import { type HomeItem, HomePage, resumeItem } from './pages/home.ts';
import { type ResumableGame, ResumableGames } from './pages/resumable-games.ts';
import type { GameSetup } from './pages/setup.ts';
import type { Pages } from './pages.ts';
import { keysFor, readKeyFile, writeSettings } from './settings-file.ts';
import type { ColourLevel } from './terminal/colour-level.ts';
import { TerminalWindow } from './terminal/window.ts';

/** Unfinished games on the first page. */
const LATEST = 2;

/** The full-screen program: its first page, and behind it the other pages, which load while that one is on screen. */
export class App {
  private readonly navigator: Navigator;
  private readonly resumable = new ResumableGames();
  private readonly window = new TerminalWindow();
  private readonly asksBackground: boolean;
  private pages: Pages | undefined;
  private kept: readonly ResumableGame[] = [];

  /** asksBackground: whether it is still unknown if the window is dark or light. */
  constructor(settings: Settings, level: ColourLevel, asksBackground: boolean) {
    this.asksBackground = asksBackground;
    const keys = readKeyFile();
    this.navigator = new Navigator(settings, {
      level,
      redraw: () => this.window.redraw(),
      quit: () => this.window.close(),
      saveSettings: writeSettings,
      ...keysFor(keys),
    });
    this.navigator.open(
      new HomePage(this.navigator, {
        game: (id) => this.pages?.arrange(id),
        before: () =>
          this.kept.slice(0, LATEST).map((save) => resumeItem(this.navigator, save, () => this.pages?.resume(save))),
        after: () => this.otherItems(),
        show: () => {
          this.kept = this.resumable.list();
        },
        warning: () => (keys !== undefined && isKeyFault(keys) ? this.sayFault(keys) : ''),
      }),
    );
  }

  /** Runs until the user quits; with a setup, that game begins at once, or continues where it was saved. */
  async run(setup?: GameSetup, savedAs?: string): Promise<void> {
    if (setup !== undefined) (await this.loadPages()).start(setup, savedAs);
    const { asksBackground } = this;
    await this.window.run(this.navigator, { getReady: () => this.loadPages(), asksBackground });
  }

  private async loadPages(): Promise<Pages> {
    const { Pages: Opened } = await import('./pages.ts');
    this.pages ??= new Opened(this.navigator, this.resumable);
    return this.pages;
  }

  private sayFault({ wrong, word }: KeyFault): string {
    return fill(this.navigator.texts.keyFaults[wrong], { word });
  }

  private otherItems(): readonly HomeItem[] {
    const { navigator, kept } = this;
    return [
      { label: navigator.texts.online, choose: () => this.pages?.online() },
      ...(kept.length > LATEST
        ? [{ label: navigator.texts.savedGames, choose: () => this.pages?.openSaved(kept) }]
        : []),
      { label: navigator.texts.load, choose: () => this.pages?.load() },
      { label: navigator.texts.settings, choose: () => this.pages?.settings() },
      { label: navigator.texts.quit, choose: () => navigator.quit() },
    ].map((item) => ({ ...item, group: navigator.texts.more }));
  }
}
