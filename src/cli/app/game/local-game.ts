import { type Match, newMatch } from '../../../core/play/match.ts';
import { writePosition } from '../../../core/text.ts';
import { fill, fillAgreeing } from '../../../core/words.ts';
import { glanceOf, prospectOf } from '../../../judge/prospect.ts';
import { sayFoul } from '../../../node/engines/foul-words.ts';
import { seatPlayer } from '../../../node/players/seat-player.ts';
import type { Autosave } from '../../../node/storage.ts';
import { Thinker } from '../../../node/thinking/thinker.ts';
import { type GameRecord, matchOf, recordOf } from '../../../record/record.ts';
import type { Answer } from '../../../search/worker/service.ts';
import { degreeOf } from '../../../session/coach/guidance.ts';
import { coachTexts } from '../../../session/coach/words.ts';
import { recoloured } from '../../../session/colours.ts';
import { type GameSet, newSet, pointsOf, rotated, withGame } from '../../../session/game-set.ts';
import { lastMove } from '../../../session/last-move.ts';
import { nextOfSet, turned } from '../../../session/seating.ts';
import { type SeatWord, seatName } from '../../../session/seats.ts';
import { Session } from '../../../session/session.ts';
import { trackOf } from '../../../view/track.ts';
import { saveRecord } from '../../records/record-file.ts';
import { confirm } from '../kit/dialog.ts';
import type { Navigator } from '../kit/navigator.ts';
import { GuideReader } from '../pages/guide.ts';
import { openLink } from '../pages/link.ts';
import type { ResumableGames } from '../pages/resumable-games.ts';
import type { GameSetup } from '../pages/setup.ts';
import { shortNames } from '../pages/short-names.ts';
import { BoardCoach } from './board-coach.ts';
import { EndPage } from './end.ts';
import { GamePage } from './game-page.ts';
import { scoreText } from './game-view.ts';
import { motionTime } from './motion.ts';
import { openMoves } from './move-list.ts';
import { setPanels } from './seat-panels.ts';

/** Where a game leads to. */
export interface Exits {
  /** Another game with this setup; with a name, in the place of one that was saved under it. */
  start(setup: GameSetup, savedAs?: string): void;
  arrange(setup: GameSetup): void;
  review(record: GameRecord, seats: readonly SeatWord[]): void;
}

/** A game being played: it saves itself after every move and knows the pages around the game page. */
export class LocalGame {
  readonly page: GamePage;
  private readonly navigator: Navigator;
  private readonly setup: GameSetup;
  private readonly exits: Exits;
  private readonly match: Match;
  private readonly session: Session;
  private readonly autosave: Autosave;
  private readonly coach: BoardCoach | undefined;
  /** What was saved last. */
  private kept = '';

  /** savedAs: the name under which a resumed game was saved. */
  constructor(navigator: Navigator, setup: GameSetup, resumable: ResumableGames, exits: Exits, savedAs?: string) {
    this.navigator = navigator;
    this.setup = setup;
    this.exits = exits;
    const { record, options } = setup;
    const game = recoloured(setup.game, setup.colours);
    this.match = record === undefined ? newMatch(game, options) : matchOf({ ...record, game });
    this.autosave = resumable.autosave(savedAs);
    const computers = setup.seats.map((word, seat) => seatPlayer(this.match.game, word, Date.now() + seat));
    this.session = new Session(
      this.match,
      computers,
      () => this.update(),
      () => this.wait(),
    );
    const { guidance } = setup;
    const isCoached = degreeOf(guidance) !== undefined && computers.includes(undefined);
    this.coach =
      isCoached && guidance !== undefined
        ? new BoardCoach(navigator, this.session, guidance, () => this.page)
        : undefined;
    this.page = this.makePage();
  }

  /** Opens the game page, and the first computer begins. */
  enter(): void {
    this.navigator.open(this.page);
    this.keep(); // a resumed game belongs to this program from now on
    this.coach?.prepare();
    this.session.proceed();
  }

  private names(): readonly string[] {
    return shortNames(this.navigator, this.setup.game, this.setup.seats);
  }

  private makePage(): GamePage {
    const { navigator, session } = this;
    return new GamePage(navigator, session, () => this.names(), {
      local: session,
      leave: () => (session.over || this.match.moves.length === 0 ? navigator.close() : this.confirmLeave()),
      resign: () =>
        confirm(
          navigator,
          () => navigator.texts.confirmResign,
          () => session.resign(),
        ),
      offerDraw: () => this.offerDraw(),
      listMoves: () => openMoves(navigator, this.match, this.page),
      save: () => this.save(),
      link: () => openLink(navigator, this.record()),
      guide: () => navigator.open(new GuideReader(navigator, this.setup.game)),
      hint: () => void this.giveHint(),
      ended: () => this.openEnd(),
      review: () => this.exits.review(this.record(), this.setup.seats),
      noHelp: () => (this.setup.guidance === 'strict' ? coachTexts[navigator.language].degrees.strict : undefined),
      panels: () => setPanels(navigator, this.match, this.setNow(), session.over),
    });
  }

  /** The set, with this game if it is over. */
  private setNow(): GameSet | undefined {
    const { set } = this.setup;
    const { over, outcome } = this.session;
    return set === undefined || !over ? set : withGame(set, pointsOf(this.match, outcome));
  }

  private update(): void {
    this.keep();
    this.coach?.prepare();
    this.page.update();
    this.navigator.host.redraw();
  }

  /** Until a move has been animated, and a moment longer. */
  private async wait(): Promise<void> {
    const { pause } = this.navigator.settings;
    const last = pause === 0 ? undefined : lastMove(this.match);
    const cells = last === undefined ? 0 : trackOf(this.match.position.board, last.path).length;
    await new Promise<void>((resolve) => setTimeout(resolve, pause + motionTime(cells)));
  }

  /** Saves the game whenever there is something new. A failing disk is reported once, and play goes on. */
  private keep(): void {
    const { match, setup, session, autosave } = this;
    const { over } = session;
    const state = `${over} ${match.moves.join(' ')}`;
    if (state === this.kept) return;
    this.kept = state;
    const next = over ? this.next() : undefined;
    const isBegun = match.moves.length > 0 || (setup.set?.past.length ?? 0) > 0;
    try {
      if (over) this.coach?.count();
      // Between two games of a set the next one waits.
      if (next !== undefined)
        autosave.save(recordOf(newMatch(setup.game, setup.options), { tags: this.helped() }), next);
      else if (over || !isBegun) autosave.end();
      else autosave.save(this.record(), setup);
    } catch (error) {
      this.page.message = fill(this.navigator.texts.notSaved, { reason: reasonOf(error) });
    }
  }

  /** What a record says of the coach. */
  private helped(): Readonly<Record<string, string>> {
    const { guidance } = this.setup;
    return guidance === undefined ? {} : { Coach: guidance };
  }

  private record(): GameRecord {
    const names = this.setup.seats.map((word) => seatName(this.setup.game, word, this.navigator.language));
    const tags = Object.fromEntries(names.map((name, seat) => [`Player${seat + 1}`, name]));
    const { outcome } = this.session;
    const date = new Date().toISOString().slice(0, 10).replaceAll('-', '.');
    return recordOf(this.match, {
      tags: { Date: date, ...tags, ...this.helped() },
      ...(outcome === undefined ? {} : { outcome }),
    });
  }

  private save(): void {
    const { texts } = this.navigator;
    try {
      this.page.message = fill(texts.saved, { file: saveRecord(this.record()) });
    } catch (error) {
      this.page.message = fill(texts.notSaved, { reason: reasonOf(error) });
    }
  }

  private confirmLeave(): void {
    const { navigator } = this;
    confirm(
      navigator,
      () => navigator.texts.confirmQuit,
      () => navigator.close(),
    );
  }

  /** Computers that stand worse accept a draw, people are asked. */
  private offerDraw(): void {
    const { navigator, session, match, page } = this;
    const { position, game } = match;
    const { shares } = glanceOf(position, match.moves.length);
    const refuses = session.computers.findIndex(
      (computer, seat) => computer !== undefined && shares[seat] * position.seats > 0.7,
    );
    if (!game.canDraw) page.message = fill(navigator.texts.noDraw, { game: game.name });
    else if (refuses >= 0) {
      page.message = fillAgreeing(navigator.texts.declined, game.texts[navigator.language].seats[refuses]);
    } else {
      confirm(
        navigator,
        () => navigator.texts.confirmDraw,
        () => session.agree(),
      );
    }
  }

  private async giveHint(): Promise<void> {
    const { navigator, page, session, match } = this;
    if (!session.isAsking) return;
    const thinker = new Thinker();
    const ply = match.moves.length;
    page.message = navigator.texts.asking;
    navigator.host.redraw();
    try {
      const answer = await thinker.think({ game: match.game.id, position: writePosition(match.position) });
      if (ply === match.moves.length) {
        page.suggest(answer.move, this.sayHint(answer), this.sharesBy(answer));
      }
    } catch (error) {
      page.message = fill(navigator.texts.trouble, { reason: sayFoul(reasonOf(error)) });
    } finally {
      await thinker.close();
      navigator.host.redraw();
    }
  }

  /** The same shares as the evaluation shows, from the same search. */
  private sayHint(answer: Answer): string {
    const { navigator, match } = this;
    const { texts, language } = navigator;
    const { position, game } = match;
    if (answer.proved !== 0) return fill(texts.hint, { move: answer.move, score: scoreText(texts, answer) });
    const share = Math.round(100 * this.sharesBy(answer)[position.turn]);
    const score = fill(texts.hintShares, { name: game.texts[language].seats[position.turn], share });
    return fill(texts.hint, { move: answer.move, score });
  }

  private sharesBy(answer: Answer): readonly number[] {
    const { position, moves } = this.match;
    return prospectOf(position, answer, moves.length).shares;
  }

  /** The next game of the set, if this one is over and not its last. */
  private next(): GameSetup | undefined {
    const { game, options } = this.setup;
    const seating = nextOfSet(this.setup, this.setNow());
    return seating === undefined ? undefined : { game, options, ...seating, guidance: this.setup.guidance };
  }

  private openEnd(): void {
    const { navigator, setup, session, exits, autosave } = this;
    const { game, options, seats, colours, guidance } = setup;
    const own = { ...(colours === undefined ? {} : { colours }), guidance };
    const fresh: GameSetup = { game, options, seats, ...own };
    const set = this.setNow();
    const leave = (then: () => void) => () => {
      navigator.close();
      navigator.close();
      then();
    };
    const again = () => {
      const next = this.next();
      if (next !== undefined) exits.start(next, autosave.name);
      else exits.start(set === undefined ? fresh : { ...fresh, ...turned(setup), set: newSet(set.games) });
    };
    navigator.open(
      new EndPage(navigator, session, () => this.names(), set, {
        again: leave(again),
        swap: leave(() => exits.start({ ...fresh, seats: rotated(seats) })),
        other: leave(() => exits.arrange(fresh)),
        review: () => exits.review(this.record(), setup.seats),
        save: () => {
          this.save();
          return this.page.message;
        },
        link: () => openLink(navigator, this.record()),
        menu: () => navigator.home(),
      }),
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
