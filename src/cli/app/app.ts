import { games } from '../../games/index.ts';
import type { GameRecord } from '../../record/record.ts';
import type { SeatWord } from '../../table/seats.ts';
import { fill } from '../../view/words.ts';
import { Desk } from './desk.ts';
import { Dialog } from './dialog.ts';
import { GameRoom } from './game-room.ts';
import { GuideScreen } from './guide.ts';
import { Home } from './home.ts';
import { openLink } from './link-page.ts';
import { openLoad } from './load.ts';
import { type Item, Menu } from './menu.ts';
import type { ColourLevel } from './paint.ts';
import { Painter } from './paint.ts';
import { Review } from './review.ts';
import { type Listen, showDesk } from './run.ts';
import type { Settings } from './settings.ts';
import { keepSettings } from './settings-file.ts';
import { openSettings } from './settings-page.ts';
import { type Setup, SetupPage } from './setup.ts';
import { type KeptGame, Shelf } from './shelf.ts';

/** The full-screen program: wires the pages to each other. */
export class App {
  private readonly desk: Desk;
  private readonly shelf = new Shelf();
  private readonly listen: Listen = { changed() {}, quit() {} };
  private readonly level: ColourLevel;
  private kept: readonly KeptGame[] = [];

  constructor(settings: Settings, level: ColourLevel) {
    this.level = level;
    this.desk = new Desk(settings, {
      level,
      changed: () => this.listen.changed(),
      quit: () => this.listen.quit(),
      keep: keepSettings,
    });
    this.desk.open(
      new Home(this.desk, {
        game: (id) => this.arrange(id),
        before: () => this.kept.slice(0, 1).map((save) => this.keptItem(save, () => this.resume(save))),
        after: () => this.otherItems(),
        show: () => {
          this.kept = this.shelf.list();
        },
      }),
    );
  }

  /** Runs until it is left; with a setup, that game begins at once. */
  async run(setup?: Setup): Promise<void> {
    if (setup !== undefined) this.start(setup);
    const { desk, level } = this;
    const painter = () => new Painter(desk.settings.colour ? level : 0, desk.settings.background);
    await showDesk(desk, painter, this.listen);
  }

  private otherItems(): readonly Item[] {
    const { desk } = this;
    return [
      ...(this.kept.length > 1 ? [{ label: desk.texts.keptGames, choose: () => this.openKept() }] : []),
      { label: desk.texts.load, choose: () => openLoad(desk, (record) => this.open(record)) },
      { label: desk.texts.settings, choose: () => openSettings(desk) },
      { label: desk.texts.quit, choose: () => desk.quit() },
    ];
  }

  private arrange(id: string, before?: Partial<Setup>): void {
    const game = games.find((one) => one.id === id);
    if (game === undefined) return;
    const pages = {
      start: (setup: Setup) => this.start(setup),
      explain: () => this.desk.open(new GuideScreen(this.desk, game)),
    };
    this.desk.open(new SetupPage(this.desk, game, pages, before));
  }

  private start(setup: Setup, keptAs?: string): void {
    const exits = {
      start: (next: Setup) => this.start(next),
      arrange: (next: Setup) => this.arrange(next.game.id, next),
      review: (record: GameRecord, seats: readonly SeatWord[]) => this.review(record, seats),
    };
    new GameRoom(this.desk, setup, this.shelf, exits, keptAs).enter();
  }

  /** Goes on with a game where it was left. */
  private resume({ name, record, seats }: KeptGame): void {
    const { game, options } = record;
    const people = Array.from({ length: options.players }, (_, seat) => seats[seat] ?? 'human');
    this.start({ game, options, seats: people, record }, name);
  }

  /** A game to look through, or a position to play from. */
  private open(record: GameRecord): void {
    if (record.line.length === 0 && record.outcome === undefined) this.playOn(record);
    else this.review(record);
  }

  private playOn(record: GameRecord, seats?: readonly SeatWord[]): void {
    const { game, options } = record;
    this.arrange(game.id, { options, record, ...(seats === undefined ? {} : { seats }) });
  }

  private review(record: GameRecord, seats?: readonly SeatWord[]): void {
    const { desk } = this;
    const acts = {
      playOn: (cut: GameRecord) => this.playOn(cut, seats),
      link: (one: GameRecord) => openLink(desk, one),
      save: (one: GameRecord) => fill(desk.texts.saved, { file: this.shelf.saveRecord(one) }),
    };
    desk.open(new Review(desk, record, acts));
  }

  private keptItem({ record, when }: KeptGame, choose: () => void): Item {
    const { texts, language } = this.desk;
    const date = new Date(when).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      label: fill(texts.continueGame, { game: record.game.name }),
      note: fill(texts.continueNote, { count: record.line.length, date }),
      choose,
    };
  }

  private openKept(): void {
    const { desk } = this;
    const items = () => [
      ...this.kept.map((save) => this.keptItem(save, () => this.openOne(save))),
      { label: desk.texts.back, choose: () => desk.close() },
    ];
    desk.open(new Dialog(desk, () => desk.texts.keptGames, new Menu(items)));
  }

  private openOne(save: KeptGame): void {
    const { desk } = this;
    const items = () => [
      {
        label: desk.texts.goOn,
        choose: () => {
          desk.home();
          this.resume(save);
        },
      },
      { label: desk.texts.review, choose: () => this.review(save.record, save.seats) },
      {
        label: desk.texts.delete,
        choose: () => {
          this.shelf.delete(save.name);
          desk.home();
        },
      },
      { label: desk.texts.back, choose: () => desk.close() },
    ];
    desk.open(new Dialog(desk, () => save.record.game.name, new Menu(items)));
  }
}
