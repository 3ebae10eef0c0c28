import { fill } from '../../core/words.ts';
import { isKeyFault, type KeyFault } from '../keys/actions.ts';
import { openFirstPage } from './first-page.ts';
import { Navigator } from './kit/navigator.ts';
import type { Settings } from './kit/settings.ts';
import { ResumableGames } from './pages/resumable-games.ts';
import type { GameSetup } from './pages/setup.ts';
import type { Pages } from './pages.ts';
import { keysFor, readKeyFile, writeSettings } from './settings-file.ts';
import type { ColourLevel } from './terminal/colour-level.ts';
import { TerminalWindow } from './terminal/window.ts';

/** The full-screen program: its first page, and behind it the other pages, which load while that one is on screen. */
export class App {
  private readonly navigator: Navigator;
  private readonly resumable = new ResumableGames();
  private readonly window = new TerminalWindow();
  private readonly asksBackground: boolean;
  private pages: Pages | undefined;

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
    const warning = () => (keys !== undefined && isKeyFault(keys) ? this.sayFault(keys) : '');
    openFirstPage(this.navigator, this.resumable, () => this.pages, warning);
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
}
