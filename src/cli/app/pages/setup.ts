import type { Game } from '../../../core/game.ts';
import { defaultOptions, type Options, type OptionValue, optionsOf } from '../../../core/options.ts';
import { startPosition } from '../../../core/position.ts';
import { fill } from '../../../core/words.ts';
import { checkSeat } from '../../../node/players/seat-words.ts';
import { UsageError } from '../../../node/usage.ts';
import { type GameRecord, matchOf } from '../../../record/record.ts';
import { GUIDANCES, type Guidance } from '../../../session/coach/guidance.ts';
import { coachTexts, sayGuidance } from '../../../session/coach/words.ts';
import { recoloured, sayColours } from '../../../session/colours.ts';
import { newSet, SET_LENGTHS } from '../../../session/game-set.ts';
import { ENGINE } from '../../../session/player-word.ts';
import type { Seating } from '../../../session/seating.ts';
import { measuredElo, type SeatWord, seatName, seatWords } from '../../../session/seats.ts';
import type { Line } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';
import { Dialog } from '../kit/dialog.ts';
import { menuPage, paragraph, titleLines, withFoot } from '../kit/layout.ts';
import { Menu, type MenuItem } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { KeyHelp, Page, Size } from '../kit/page.ts';
import { besides } from '../kit/panels.ts';
import { Prompt } from '../kit/prompt.ts';
import { colourOrders } from './colour-orders.ts';
import { drawPreview } from './preview.ts';

/** A chosen game: its options and who sits where. */
export interface GameSetup extends Seating {
  readonly game: Game;
  readonly options: Options;
  /** Whether a coach looks on, or nothing helps. */
  readonly guidance?: Guidance | undefined;
  /** A game to continue; its options can no longer be changed. */
  readonly record?: GameRecord;
}

/** Where the page leads to. */
export interface SetupPages {
  start(setup: GameSetup): void;
  explain(): void;
}

/** Columns of the menu, between it and a picture of the board, and of that at least; rows above them. */
const MENU = 54;
const GAP = 2;
const LEAST_PREVIEW = 44;
const HEAD = 2;

/** The page on which a game is set up. */
export class SetupPage implements Page {
  private readonly navigator: Navigator;
  private readonly game: Game;
  private chosen: Readonly<Record<string, OptionValue>>;
  private seats: SeatWord[];
  /** Which of the orders of colours is chosen, and how many games. */
  private order = 0;
  private games = 1;
  private guidance: Guidance | undefined;
  private readonly record: GameRecord | undefined;
  private readonly menu: Menu;

  constructor(navigator: Navigator, game: Game, pages: SetupPages, before?: Partial<GameSetup>) {
    this.navigator = navigator;
    this.game = game;
    this.record = before?.record;
    this.guidance = before?.guidance;
    this.chosen = before?.options ?? defaultOptions(game.options);
    this.seats = USUAL_SEATS.map((usual, seat) => before?.seats?.[seat] ?? usual);
    this.menu = new Menu(() => [
      { label: navigator.texts.start, choose: () => pages.start(this.setup()) },
      ...this.optionNames().map((name) => this.optionItem(name)),
      ...(this.record === undefined ? [this.colourItem(), this.setItem()] : []),
      ...Array.from({ length: Number(this.chosen.players) }, (_, seat) => this.seatItem(seat)),
      this.coachItem(),
      { label: navigator.texts.howToPlay, choose: () => pages.explain() },
      { label: navigator.texts.back, choose: () => navigator.close() },
    ]);
  }

  draw(size: Size): Line[] {
    const { game, navigator } = this;
    const { record } = this;
    const { texts } = navigator;
    const count = record?.line.length ?? 0;
    const moves = count === 1 ? texts.oneMovePlayed : fill(texts.movesPlayed, { count });
    const goesOn = record === undefined ? '' : ` ${fill(texts.goesOn, { count: moves })}`;
    const summary = game.texts[navigator.language].summary + goesOn;
    const by = fill(navigator.texts.by, { designer: game.designer, players: String(this.chosen.players) });
    const room = size.columns - MENU - GAP;
    if (room < LEAST_PREVIEW)
      return menuPage(navigator, `${game.name}, ${by}`, this.menu, size, [
        ...paragraph(summary, size, { tone: 'faint' }),
        [],
      ]);
    const position =
      record === undefined ? startPosition(this.shown(), this.setup().options) : matchOf(record).position;
    const preview = { position, title: '', sentences: [summary] };
    const rows = size.rows - HEAD - 1;
    const body = besides(
      this.menu.lines(MENU, rows),
      MENU + GAP,
      drawPreview(navigator, preview, { columns: room, rows }),
    );
    return withFoot(navigator, [...titleLines(`${game.name}, ${by}`), ...body], size);
  }

  press(key: Key): void {
    if (key === 'escape' || key === 'q') this.navigator.close();
    else this.menu.press(key);
  }

  touch(act: string): void {
    this.menu.touch(act);
  }

  keys(): readonly KeyHelp[] {
    return this.navigator.texts.keysMenu;
  }

  private setup(): GameSetup {
    const options = optionsOf(this.game.options, this.chosen);
    const { game, record } = this;
    return {
      game,
      options,
      seats: this.seats.slice(0, options.players),
      ...(this.guidance === undefined ? {} : { guidance: this.guidance }),
      ...(record === undefined && this.order > 0 ? { colours: this.colours() } : {}),
      ...(record === undefined && this.games > 1 ? { set: newSet(this.games) } : {}),
      ...(record === undefined ? {} : { record }),
    };
  }

  /** Colours in the order of play. */
  private colours(): readonly number[] {
    const orders = colourOrders(this.game, Number(this.chosen.players));
    return orders[this.order % orders.length];
  }

  /** The game in the chosen colours. */
  private shown(): Game {
    return recoloured(this.game, this.colours());
  }

  private colourItem(): MenuItem {
    const { texts, language } = this.navigator;
    const change = (step: 1 | -1) => {
      const { length } = colourOrders(this.game, Number(this.chosen.players));
      this.order = (this.order + step + length) % length;
    };
    const value = sayColours(this.game, this.colours(), language);
    return { label: texts.colourOrder, value, choose: () => change(1), change };
  }

  private setItem(): MenuItem {
    const change = (step: 1 | -1) => {
      const at = SET_LENGTHS.indexOf(this.games);
      this.games = SET_LENGTHS[(at + step + SET_LENGTHS.length) % SET_LENGTHS.length];
    };
    return { label: this.navigator.texts.setGames, value: String(this.games), choose: () => change(1), change };
  }

  private coachItem(): MenuItem {
    const { language } = this.navigator;
    const all = [undefined, ...GUIDANCES];
    const change = (step: 1 | -1) => {
      this.guidance = all[(all.indexOf(this.guidance) + step + all.length) % all.length];
    };
    const value = sayGuidance(this.guidance, language);
    return { label: coachTexts[language].coach, value, choose: () => change(1), change };
  }

  private optionNames(): readonly string[] {
    if (this.record !== undefined) return [];
    return Object.keys(this.game.options).filter((name) => this.game.options[name].length > 1);
  }

  private optionItem(name: string): MenuItem {
    const { texts, language } = this.navigator;
    const words = this.game.texts[language].options[name];
    const value = this.chosen[name];
    const values = [...this.game.options[name]].sort((one, other) => Number(one) - Number(other));
    const change = (step: 1 | -1) => {
      const at = (values.indexOf(value) + step + values.length) % values.length;
      this.chosen = { ...this.chosen, [name]: values[at] };
    };
    const shown = typeof value === 'boolean' ? (value ? texts.yes : texts.no) : (words?.values?.[value] ?? value);
    return { label: words?.name ?? texts.players, value: String(shown), choose: () => change(1), change };
  }

  private seatItem(seat: number): MenuItem {
    const { language } = this.navigator;
    const usual = seatWords(this.game, Number(this.chosen.players));
    const here = this.seats[seat];
    const words = usual.includes(here) ? usual : [...usual, here];
    const change = (step: 1 | -1) => {
      this.seats[seat] = words[(words.indexOf(here) + step + words.length) % words.length];
    };
    const label = this.shown().texts[language].seats[seat];
    return { label, value: seatName(this.game, here, language), choose: () => this.askSeat(seat, words), change };
  }

  /** All players that can sit there in one list, and the user's own programs. */
  private askSeat(seat: number, words: readonly SeatWord[]): void {
    const { navigator, game } = this;
    const take = (word: SeatWord) => {
      this.seats[seat] = word;
      navigator.close();
    };
    const items = (): MenuItem[] => [
      ...words.map((word) => ({
        label: this.strengthOf(word),
        ...this.noteOf(word),
        choose: () => take(word),
      })),
      { label: navigator.texts.engine, choose: () => this.askEngine(take) },
    ];
    const title = () => `${game.name}: ${this.shown().texts[navigator.language].seats[seat]}`;
    navigator.open(new Dialog(navigator, title, new Menu(items, words.indexOf(this.seats[seat]))));
  }

  /** Who can sit there, with their measured strength, if any. */
  private strengthOf(word: SeatWord): string {
    const { game, navigator } = this;
    const name = seatName(game, word, navigator.language);
    const elo = measuredElo(game, Number(this.chosen.players), word);
    return elo === undefined ? name : fill(navigator.texts.elo, { name, elo: Math.round(elo) });
  }

  /** Which level is easy and which is not, or where a historical computer comes from. */
  private noteOf(word: SeatWord): { note?: string } {
    const { game, navigator } = this;
    const players = Number(this.chosen.players);
    if (word === 'level:1') return { note: navigator.texts.weakest };
    if (word === `level:${game.engine.levels(players).length}`) return { note: navigator.texts.strongest };
    const bot = game.engine.museum.find(({ id }) => word === `museum:${id}`);
    return bot === undefined ? {} : { note: bot.texts[navigator.language].origin };
  }

  private askEngine(take: (word: SeatWord) => void): void {
    const { navigator, game } = this;
    const check = (text: string): string | undefined => {
      try {
        checkSeat(game, ENGINE + text, Number(this.chosen.players));
      } catch (error) {
        if (error instanceof UsageError) return fill(navigator.texts.noProgram, { command: text });
        throw error;
      }
      navigator.close();
      take(ENGINE + text);
      return undefined;
    };
    navigator.open(
      new Prompt(
        navigator,
        () => navigator.texts.engine,
        () => navigator.texts.enginePrompt,
        check,
      ),
    );
  }
}

const USUAL_SEATS: readonly SeatWord[] = ['human', 'level:3', 'level:3', 'level:3'];
