import type { Session } from '../../../session/session.ts';
import { seatSign } from '../../../view/glyphs.ts';
import { sceneOf } from '../../../view/scene.ts';
import { type Line, wrapHanging, wrapText } from '../../../view/styled.ts';
import { trackOf } from '../../../view/track.ts';
import { Menu } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { KeyHelp, Page, Size } from '../kit/page.ts';
import type { Key } from '../terminal/input.ts';
import { drawBoardPage } from './board-page.ts';
import { gameTitle, sayEnd, sayPoints } from './game-view.ts';

/** What can be done after a game. */
export interface EndActions {
  again(): void;
  swap(): void;
  other(): void;
  review(): void;
  /** Saves the record and says where. */
  save(): string;
  link(): void;
  menu(): void;
}

/** The page after a game: who won and why, the last position, and what to do next. Esc goes back to the board. */
export class EndPage implements Page {
  private readonly navigator: Navigator;
  private readonly session: Session;
  private readonly names: () => readonly string[];
  private readonly menu: Menu;
  private message = '';

  constructor(navigator: Navigator, session: Session, names: () => readonly string[], acts: EndActions) {
    this.navigator = navigator;
    this.session = session;
    this.names = names;
    this.menu = new Menu(() => [
      { label: navigator.texts.again, choose: () => acts.again() },
      { label: navigator.texts.swapSides, choose: () => acts.swap() },
      { label: navigator.texts.otherLevel, choose: () => acts.other() },
      { label: navigator.texts.review, choose: () => acts.review() },
      {
        label: navigator.texts.save,
        choose: () => {
          this.message = acts.save();
        },
      },
      { label: navigator.texts.copyLink, choose: () => acts.link() },
      { label: navigator.texts.mainMenu, choose: () => acts.menu() },
    ]);
  }

  draw(size: Size): Line[] {
    const { game, position } = this.session.match;
    const page = {
      title: gameTitle(this.navigator, game),
      name: game.name,
      scene: sceneOf(position, false),
      accents: { last: trackOf(position.board, this.session.match.last?.path ?? []) },
      panel: (room: Size) => this.panel(room),
      isTall: true,
      hints: this.navigator.texts.menuHints,
    };
    return drawBoardPage(this.navigator, page, size);
  }

  press(key: Key): void {
    this.message = '';
    if (key === 'escape' || key === 'q') this.navigator.close();
    else this.menu.press(key);
  }

  touch(act: string): void {
    if (!act.startsWith('cell')) this.menu.touch(act);
  }

  keys(): readonly KeyHelp[] {
    return this.navigator.texts.keysMenu;
  }

  private panel({ columns, rows }: Size): Line[] {
    const paragraphs = (text: string, tone: 'strong' | 'warning') =>
      text === '' ? [] : wrapText(text, columns - 2).map((line): Line => [{ text: ` ${line}`, style: { tone } }]);
    const said = [
      ...paragraphs(sayEnd(this.navigator, this.session), 'strong'),
      ...this.scoreLines().flatMap((line) => wrapHanging(line, columns - 1, 3)),
      ...paragraphs(this.message, 'warning'),
    ];
    const gap = said.length + 8 < rows ? [[]] : [];
    return [...said, ...gap, ...this.menu.lines(columns, Math.max(3, rows - said.length - gap.length))];
  }

  /** Everybody with their points, winners first where points decide. */
  private scoreLines(): Line[] {
    const { navigator, session } = this;
    const { game, position } = session.match;
    const scene = sceneOf(position, false);
    const { seats } = game.texts[navigator.language];
    const result = session.result;
    const scores = result?.scores;
    const order = seats.slice(0, this.names().length).map((_, seat) => seat);
    if (scores !== undefined) order.sort((one, other) => scores[other] - scores[one]);
    return order.map((seat) => [
      { text: ` ${seatSign(scene, seat, navigator.drawing)} `, style: { ink: game.look.inks[seat] } },
      { text: seats[seat], style: result?.winners.includes(seat) ? { tone: 'strong' } : {} },
      ...(scores === undefined ? [] : [{ text: ` ${sayPoints(navigator.texts, scores[seat])}` }]),
      { text: `, ${this.names()[seat]}`, style: { tone: 'faint' } },
    ]);
  }
}
