import type { Item } from './kit/menu.ts';
import { Desk } from './kit/navigator.ts';
import type { Settings } from './kit/settings.ts';
import { Home, keptItem } from './pages/home.ts';
import { type KeptGame, Shelf } from './pages/saved-games.ts';
import type { Setup } from './pages/setup.ts';
import type { Rooms } from './pages.ts';
import { keepSettings } from './settings-file.ts';
import { type ColourLevel, Painter } from './terminal/paint.ts';
import { type Listen, showDesk } from './window.ts';

/** The full-screen program: its first page, and behind it the rooms, which are loaded while that page is looked at. */
export class App {
  private readonly desk: Desk;
  private readonly shelf = new Shelf();
  private readonly listen: Listen = { changed() {}, quit() {} };
  private readonly level: ColourLevel;
  private readonly asksBackground: boolean;
  private rooms: Rooms | undefined;
  private kept: readonly KeptGame[] = [];

  /** asksBackground: whether nobody has said yet if the window is dark or light. */
  constructor(settings: Settings, level: ColourLevel, asksBackground: boolean) {
    this.level = level;
    this.asksBackground = asksBackground;
    this.desk = new Desk(settings, {
      level,
      changed: () => this.listen.changed(),
      quit: () => this.listen.quit(),
      keep: keepSettings,
    });
    this.desk.open(
      new Home(this.desk, {
        game: (id) => this.rooms?.arrange(id),
        before: () => this.kept.slice(0, 1).map((save) => keptItem(this.desk, save, () => this.rooms?.resume(save))),
        after: () => this.otherItems(),
        show: () => {
          this.kept = this.shelf.list();
        },
      }),
    );
  }

  /** Runs until it is left; with a setup, that game begins at once, or goes on where it is kept under a name. */
  async run(setup?: Setup, keptAs?: string): Promise<void> {
    if (setup !== undefined) (await this.openRooms()).start(setup, keptAs);
    const { desk, level } = this;
    const painter = () => new Painter(desk.settings.colour ? level : 0, desk.settings.background);
    const { asksBackground } = this;
    await showDesk(desk, painter, this.listen, { getReady: () => this.openRooms(), asksBackground });
  }

  private async openRooms(): Promise<Rooms> {
    const { Rooms: Opened } = await import('./pages.ts');
    this.rooms ??= new Opened(this.desk, this.shelf);
    return this.rooms;
  }

  private otherItems(): readonly Item[] {
    const { desk, kept } = this;
    return [
      ...(kept.length > 1 ? [{ label: desk.texts.keptGames, choose: () => this.rooms?.openKept(kept) }] : []),
      { label: desk.texts.load, choose: () => this.rooms?.load() },
      { label: desk.texts.settings, choose: () => this.rooms?.settings() },
      { label: desk.texts.quit, choose: () => desk.quit() },
    ];
  }
}
