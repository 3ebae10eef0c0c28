import { type GameSet, isSetOver } from '../../../session/game-set.ts';
import type { Session } from '../../../session/session.ts';
import { sceneOf } from '../../../view/scene.ts';
import type { Line } from '../../../view/styled.ts';
import { actionOf, type Key, keyName } from '../../keys/actions.ts';
import { Menu } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { KeyHelp, Page, Size } from '../kit/page.ts';
import type { Panel } from '../kit/panels.ts';
import { marksOfLast } from './board-marks.ts';
import { drawBoardPage } from './board-page.ts';
import { gameTitle, resultPanel } from './game-view.ts';
import { playersPanel, setPanels } from './seat-panels.ts';

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
  private readonly set: GameSet | undefined;
  private readonly menu: Menu;
  private readonly review: () => void;
  private message = '';

  /** set: the set that the game was a part of, with this game. */
  constructor(
    navigator: Navigator,
    session: Session,
    names: () => readonly string[],
    set: GameSet | undefined,
    acts: EndActions,
  ) {
    this.navigator = navigator;
    this.session = session;
    this.names = names;
    this.set = set;
    this.review = () => acts.review();
    this.menu = new Menu(() => [
      {
        label: set === undefined || isSetOver(set) ? navigator.texts.again : navigator.texts.nextGame,
        choose: () => acts.again(),
      },
      ...(set === undefined ? [{ label: navigator.texts.swapSides, choose: () => acts.swap() }] : []),
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
    const { navigator, session } = this;
    const { match } = session;
    const said: Line[] = this.message === '' ? [] : [[{ text: this.message, style: { tone: 'accent' } }]];
    const page = {
      title: gameTitle(navigator, match.game),
      name: match.game.name,
      scene: sceneOf(match.position, false),
      accents: marksOfLast(match),
      panels: [
        resultPanel(navigator, session),
        ...setPanels(navigator, match, this.set, true),
        this.menuPanel(),
        playersPanel(navigator, match, this.names(), true),
      ],
      wanted: this.menu.width + 1,
      said,
      hints: navigator.texts.menuHints,
    };
    return drawBoardPage(navigator, page, size);
  }

  press(key: Key): void {
    this.message = '';
    if (key === 'escape' || key === 'q') this.navigator.close();
    else if (actionOf(this.navigator.keys, key) === 'moves') this.review();
    else this.menu.press(key);
  }

  touch(act: string): void {
    if (!act.startsWith('cell')) this.menu.touch(act);
  }

  keys(): readonly KeyHelp[] {
    const { texts, keys } = this.navigator;
    return [...texts.keysMenu, [keys.moves.map(keyName).join(' '), texts.review]];
  }

  private menuPanel(): Panel {
    return { title: this.navigator.texts.next, lines: (columns, rows) => this.menu.lines(columns, rows) };
  }
}
