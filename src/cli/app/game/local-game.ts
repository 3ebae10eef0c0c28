import { type Match, newMatch } from '../../../core/match.ts';
import { listedTexts } from '../../../core/moves.ts';
import { writePosition } from '../../../core/text.ts';
import { seatMover } from '../../../node/players/seat-mover.ts';
import type { Autosave } from '../../../node/storage.ts';
import { Thinker } from '../../../node/thinking/thinker.ts';
import { type GameRecord, matchOf, recordOf } from '../../../record/record.ts';
import { lastMove } from '../../../table/last-move.ts';
import { type SeatWord, seatName } from '../../../table/seats.ts';
import { Session } from '../../../table/session.ts';
import { sharesOf } from '../../../table/study-lines.ts';
import { trackOf } from '../../../view/track.ts';
import { fill } from '../../../view/words.ts';
import { confirm, Dialog } from '../kit/dialog.ts';
import { Grid } from '../kit/grid.ts';
import type { Desk } from '../kit/navigator.ts';
import { GuideScreen } from '../pages/guide.ts';
import { openLink } from '../pages/link.ts';
import { saveRecord } from '../pages/record-file.ts';
import type { Shelf } from '../pages/saved-games.ts';
import type { Setup } from '../pages/setup.ts';
import { EndPage } from './end.ts';
import { Table } from './game-page.ts';
import { scoreText } from './game-view.ts';
import { motionTime } from './motion.ts';

/** Where a game leads to. */
export interface Exits {
  /** The same game again, arranged so. */
  start(setup: Setup): void;
  arrange(setup: Setup): void;
  review(record: GameRecord, seats: readonly SeatWord[]): void;
}

/** A game that is played: it keeps itself after every move and knows the pages around the table. */
export class GameRoom {
  readonly table: Table;
  private readonly desk: Desk;
  private readonly setup: Setup;
  private readonly exits: Exits;
  private readonly match: Match;
  private readonly session: Session;
  private readonly autosave: Autosave;
  /** What was kept last. */
  private kept = '';

  /** keptAs: the name under which a game that goes on was kept. */
  constructor(desk: Desk, setup: Setup, shelf: Shelf, exits: Exits, keptAs?: string) {
    this.desk = desk;
    this.setup = setup;
    this.exits = exits;
    const { record, game, options } = setup;
    this.match = record === undefined ? newMatch(game, options) : matchOf(record);
    this.autosave = shelf.autosave(keptAs);
    const movers = setup.seats.map((word, seat) => seatMover(this.match, word, Date.now() + seat));
    this.session = new Session(
      this.match,
      movers,
      () => this.heard(),
      () => this.wait(),
    );
    this.table = this.makeTable();
  }

  /** Opens the table, and the first computer begins. */
  enter(): void {
    this.desk.open(this.table);
    this.session.proceed();
  }

  private names(): readonly string[] {
    return this.setup.seats.map((word) => seatName(this.setup.game, word, this.desk.language));
  }

  private makeTable(): Table {
    const { desk, session } = this;
    return new Table(desk, session, () => this.names(), {
      leave: () => (session.over || this.match.moves.length === 0 ? desk.close() : this.confirmLeave()),
      resign: () =>
        confirm(
          desk,
          () => desk.texts.confirmResign,
          () => session.resign(),
        ),
      offerDraw: () => this.offerDraw(),
      listMoves: () => this.openMoves(),
      save: () => this.save(),
      link: () => openLink(desk, this.record()),
      guide: () => desk.open(new GuideScreen(desk, this.setup.game)),
      hint: () => void this.giveHint(),
      ended: () => this.openEnd(),
    });
  }

  private heard(): void {
    this.keep();
    this.table.heard();
    this.desk.around.changed();
  }

  /** Until a move has been shown on its way, and a moment longer. */
  private async wait(): Promise<void> {
    const { pause } = this.desk.settings;
    const last = pause === 0 ? undefined : lastMove(this.match);
    const cells = last === undefined ? 0 : trackOf(this.match.position.board, last.path).length;
    await new Promise<void>((resolve) => setTimeout(resolve, pause + motionTime(cells)));
  }

  /** Keeps the game whenever there is something new to keep. A disk that refuses is told once, and play goes on. */
  private keep(): void {
    const { over } = this.session;
    const state = `${over} ${this.match.moves.join(' ')}`;
    if (state === this.kept) return;
    this.kept = state;
    try {
      if (over || this.match.moves.length === 0) this.autosave.end();
      else this.autosave.save(this.record(), this.setup.seats);
    } catch (error) {
      this.table.message = fill(this.desk.texts.notKept, { reason: reasonOf(error) });
    }
  }

  private record(): GameRecord {
    const tags = Object.fromEntries(this.names().map((name, seat) => [`Player${seat + 1}`, name]));
    const { outcome } = this.session;
    const date = new Date().toISOString().slice(0, 10).replaceAll('-', '.');
    return recordOf(this.match, { tags: { Date: date, ...tags }, ...(outcome === undefined ? {} : { outcome }) });
  }

  private save(): void {
    const { texts } = this.desk;
    try {
      this.table.message = fill(texts.saved, { file: saveRecord(this.record()) });
    } catch (error) {
      this.table.message = fill(texts.notKept, { reason: reasonOf(error) });
    }
  }

  private confirmLeave(): void {
    const { desk } = this;
    confirm(
      desk,
      () => desk.texts.confirmQuit,
      () => desk.close(),
    );
  }

  /** Computers that stand worse take a draw, people are asked. */
  private offerDraw(): void {
    const { desk, session, match, table } = this;
    const { position, game } = match;
    const shares = sharesOf(position);
    const refuses = session.movers.findIndex(
      (mover, seat) => mover !== undefined && shares[seat] * position.seats > 0.7,
    );
    if (!game.canDraw) table.message = fill(desk.texts.noDraw, { game: game.name });
    else if (refuses >= 0) {
      table.message = fill(desk.texts.declined, { name: game.texts[desk.language].seats[refuses] });
    } else {
      confirm(
        desk,
        () => desk.texts.confirmDraw,
        () => session.agree(),
      );
    }
  }

  private openMoves(): void {
    const { desk, table, match } = this;
    const { position, game } = match;
    if (position.over) return;
    const moves = listedTexts(position);
    const name = () => game.texts[desk.language].seats[position.turn];
    const grid = new Grid(moves, (move) => {
      desk.close();
      table.play(move);
    });
    desk.open(new Dialog(desk, () => fill(desk.texts.moveList, { name: name(), count: moves.length }), grid));
  }

  private async giveHint(): Promise<void> {
    const { desk, table, session, match } = this;
    if (!session.isAsking) return;
    const thinker = new Thinker();
    const ply = match.moves.length;
    table.message = desk.texts.asking;
    desk.around.changed();
    try {
      const answer = await thinker.think({ game: match.game.id, position: writePosition(match.position) });
      if (ply === match.moves.length) {
        table.message = fill(desk.texts.hint, { move: answer.move, score: scoreText(desk.texts, answer) });
      }
    } catch (error) {
      table.message = fill(desk.texts.trouble, { reason: reasonOf(error) });
    } finally {
      await thinker.close();
      desk.around.changed();
    }
  }

  private openEnd(): void {
    const { desk, setup, session, exits } = this;
    const fresh: Setup = { game: setup.game, options: setup.options, seats: setup.seats };
    const leave = (then: () => void) => () => {
      desk.close();
      desk.close();
      then();
    };
    const swapped = [...setup.seats.slice(1), setup.seats[0]];
    desk.open(
      new EndPage(desk, session, () => this.names(), {
        again: leave(() => exits.start(fresh)),
        swap: leave(() => exits.start({ ...fresh, seats: swapped })),
        other: leave(() => exits.arrange(fresh)),
        review: () => exits.review(this.record(), setup.seats),
        save: () => {
          this.save();
          return this.table.message;
        },
        link: () => openLink(desk, this.record()),
        menu: () => desk.home(),
      }),
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
