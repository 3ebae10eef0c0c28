import { games } from '../../games/index.ts';
import type { GameRecord } from '../../record/record.ts';
import { isGuidance } from '../../session/coach/guidance.ts';
import { recoloured } from '../../session/colours.ts';
import type { SeatWord } from '../../session/seats.ts';
import { LocalGame } from './game/local-game.ts';
import { confirm, Dialog } from './kit/dialog.ts';
import { Menu } from './kit/menu.ts';
import type { Navigator } from './kit/navigator.ts';
import { GuideReader } from './pages/guide.ts';
import { resumeItem } from './pages/home.ts';
import { openLoad } from './pages/load.ts';
import type { ResumableGame, ResumableGames } from './pages/resumable-games.ts';
import { openSettings } from './pages/settings.ts';
import { type GameSetup, SetupPage } from './pages/setup.ts';
import { openReview } from './review/open-review.ts';
import { openOnline } from './room/online-pages.ts';

/** All pages behind the first one, and how they lead to each other. */
export class Pages {
  private readonly navigator: Navigator;
  private readonly resumable: ResumableGames;

  constructor(navigator: Navigator, resumable: ResumableGames) {
    this.navigator = navigator;
    this.resumable = resumable;
  }

  load(): void {
    openLoad(this.navigator, (record) => this.open(record));
  }

  online(): void {
    openOnline(this.navigator, (record) => this.playOn(record));
  }

  settings(): void {
    openSettings(this.navigator);
  }

  arrange(id: string, before?: Partial<GameSetup>): void {
    const game = games.find((one) => one.id === id);
    if (game === undefined) return;
    const pages = {
      start: (setup: GameSetup) => this.start(setup),
      explain: () => this.navigator.open(new GuideReader(this.navigator, game)),
    };
    this.navigator.open(new SetupPage(this.navigator, game, pages, before));
  }

  start(setup: GameSetup, savedAs?: string): void {
    const exits = {
      start: (next: GameSetup, name?: string) => this.start(next, name),
      arrange: (next: GameSetup) => this.arrange(next.game.id, next),
      review: (record: GameRecord, seats: readonly SeatWord[]) => this.review(record, seats),
    };
    new LocalGame(this.navigator, setup, this.resumable, exits, savedAs).enter();
  }

  /** Resumes an unfinished game. */
  resume({ name, record, seats, colours, set }: ResumableGame): void {
    const { game, options } = record;
    const people = Array.from({ length: options.players }, (_, seat) => seats[seat] ?? 'human');
    const { Coach } = record.tags;
    const more = {
      ...(isGuidance(Coach) ? { guidance: Coach } : {}),
      ...(colours === undefined ? {} : { colours }),
      ...(set === undefined ? {} : { set }),
    };
    this.start({ game, options, seats: people, ...more, record }, name);
  }

  /** A game to review, or a position to play from. */
  private open(record: GameRecord): void {
    if (record.line.length === 0 && record.outcome === undefined) this.playOn(record);
    else this.review(record);
  }

  /** Plays on from a position of a game. */
  playOn(record: GameRecord, seats?: readonly SeatWord[]): void {
    const { game, options } = record;
    this.arrange(game.id, { options, record, ...(seats === undefined ? {} : { seats }) });
  }

  /** Judges a game while somebody looks through it. */
  private review(record: GameRecord, seats: readonly SeatWord[] = []): void {
    const playOn = (cut: GameRecord) => this.playOn(cut, seats.length === 0 ? undefined : seats);
    const own = seats.flatMap((word, seat) => (word === 'human' ? [seat] : []));
    openReview(this.navigator, record, playOn, own);
  }

  /** The unfinished games, to choose from. */
  openSaved(kept: readonly ResumableGame[]): void {
    const { navigator } = this;
    const items = () => [
      ...kept.map((save) => resumeItem(navigator, save, () => this.openOne(save))),
      { label: navigator.texts.back, choose: () => navigator.close() },
    ];
    navigator.open(new Dialog(navigator, () => navigator.texts.savedGames, new Menu(items)));
  }

  private openOne(save: ResumableGame): void {
    const { navigator } = this;
    const game = recoloured(save.record.game, save.colours);
    const items = () => [
      {
        label: navigator.texts.goOn,
        choose: () => {
          navigator.home();
          this.resume(save);
        },
      },
      { label: navigator.texts.review, choose: () => this.review({ ...save.record, game }, save.seats) },
      {
        label: navigator.texts.delete,
        choose: () =>
          confirm(
            navigator,
            () => navigator.texts.confirmDelete,
            () => {
              this.resumable.delete(save.name);
              navigator.home();
            },
            navigator.texts.confirmKeep,
          ),
      },
      { label: navigator.texts.back, choose: () => navigator.close() },
    ];
    navigator.open(new Dialog(navigator, () => game.name, new Menu(items)));
  }
}
