import { games } from '../../games/index.ts';
import type { GameRecord } from '../../record/record.ts';
import type { SeatWord } from '../../table/seats.ts';
import { fill } from '../../view/words.ts';
import { GameRoom } from './game/local-game.ts';
import { Review } from './game/review.ts';
import { Dialog } from './kit/dialog.ts';
import { Menu } from './kit/menu.ts';
import type { Desk } from './kit/navigator.ts';
import { GuideScreen } from './pages/guide.ts';
import { keptItem } from './pages/home.ts';
import { openLink } from './pages/link.ts';
import { openLoad } from './pages/load.ts';
import { saveRecord } from './pages/record-file.ts';
import type { KeptGame, Shelf } from './pages/saved-games.ts';
import { openSettings } from './pages/settings.ts';
import { type Setup, SetupPage } from './pages/setup.ts';

/** All pages behind the first one, and how they lead to each other. */
export class Rooms {
  private readonly desk: Desk;
  private readonly shelf: Shelf;

  constructor(desk: Desk, shelf: Shelf) {
    this.desk = desk;
    this.shelf = shelf;
  }

  load(): void {
    openLoad(this.desk, (record) => this.open(record));
  }

  settings(): void {
    openSettings(this.desk);
  }

  arrange(id: string, before?: Partial<Setup>): void {
    const game = games.find((one) => one.id === id);
    if (game === undefined) return;
    const pages = {
      start: (setup: Setup) => this.start(setup),
      explain: () => this.desk.open(new GuideScreen(this.desk, game)),
    };
    this.desk.open(new SetupPage(this.desk, game, pages, before));
  }

  start(setup: Setup, keptAs?: string): void {
    const exits = {
      start: (next: Setup) => this.start(next),
      arrange: (next: Setup) => this.arrange(next.game.id, next),
      review: (record: GameRecord, seats: readonly SeatWord[]) => this.review(record, seats),
    };
    new GameRoom(this.desk, setup, this.shelf, exits, keptAs).enter();
  }

  /** Goes on with a game where it was left. */
  resume({ name, record, seats }: KeptGame): void {
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
      save: (one: GameRecord) => fill(desk.texts.saved, { file: saveRecord(one) }),
    };
    desk.open(new Review(desk, record, acts));
  }

  /** The games that were left, to choose from. */
  openKept(kept: readonly KeptGame[]): void {
    const { desk } = this;
    const items = () => [
      ...kept.map((save) => keptItem(desk, save, () => this.openOne(save))),
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
