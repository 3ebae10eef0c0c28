import { sayPlayers } from '../../../core/play/words.ts';
import { fill } from '../../../core/words.ts';
import { games } from '../../../games/index.ts';
import type { Line } from '../../../view/styled.ts';
import { menuPage } from '../kit/layout.ts';
import { Menu, type MenuItem } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { KeyHelp, Page, Size } from '../kit/page.ts';
import type { Key } from '../terminal/input.ts';
import type { ResumableGame } from './resumable-games.ts';

/** A further entry of the first menu, such as a game to resume. */
type Entry = Pick<MenuItem, 'label' | 'note' | 'choose'>;

/** Where the first page leads to. */
export interface HomePages {
  game(id: string): void;
  /** Entries above the games and below them. */
  before(): readonly Entry[];
  after(): readonly Entry[];
  show(): void;
}

/** The first page: the games, and what else there is to do. */
export class HomePage implements Page {
  private readonly navigator: Navigator;
  private readonly menu: Menu;
  readonly show: () => void;

  constructor(navigator: Navigator, pages: HomePages) {
    this.navigator = navigator;
    this.show = () => pages.show();
    this.menu = new Menu(() => [
      ...pages.before(),
      ...games.map((game) => ({
        label: `${game.name}, ${fill(navigator.texts.by, { designer: game.designer, players: sayPlayers(game, navigator.language) })}`,
        note: game.texts[navigator.language].summary,
        choose: () => pages.game(game.id),
      })),
      ...pages.after(),
    ]);
  }

  draw(size: Size): Line[] {
    return menuPage(this.navigator, this.navigator.texts.title, this.menu, size);
  }

  press(key: Key): void {
    if (key === 'q' || key === 'escape') this.navigator.quit();
    else this.menu.press(key);
  }

  touch(act: string): void {
    this.menu.touch(act);
  }

  keys(): readonly KeyHelp[] {
    return [...this.navigator.texts.keysMenu, ['q', this.navigator.texts.quit]];
  }
}

/** An entry for a game that can be resumed. */
export function resumeItem(
  { texts, language }: Navigator,
  { record, when }: ResumableGame,
  choose: () => void,
): MenuItem {
  const date = new Date(when).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    label: fill(texts.continueGame, { game: record.game.name }),
    note: fill(texts.continueNote, { count: record.line.length, date }),
    choose,
  };
}
