import { games } from '../../../games/index.ts';
import type { Line } from '../../../view/styled.ts';
import { fill, sayPlayers } from '../../../view/words.ts';
import { type Item, Menu } from '../kit/menu.ts';
import type { Desk } from '../kit/navigator.ts';
import { menuPage } from '../kit/page.ts';
import type { KeyHelp, Screen, Size } from '../kit/screen.ts';
import type { Key } from '../terminal/keys.ts';
import type { KeptGame } from './saved-games.ts';

/** A further entry of the first menu, such as a game to go on with. */
type Entry = Pick<Item, 'label' | 'note' | 'choose'>;

/** Where the first page leads to. */
export interface HomePages {
  game(id: string): void;
  /** Entries above the games and below them. */
  before(): readonly Entry[];
  after(): readonly Entry[];
  show(): void;
}

/** The first page: the games, and what else there is to do. */
export class Home implements Screen {
  private readonly desk: Desk;
  private readonly menu: Menu;
  readonly show: () => void;

  constructor(desk: Desk, pages: HomePages) {
    this.desk = desk;
    this.show = () => pages.show();
    this.menu = new Menu(() => [
      ...pages.before(),
      ...games.map((game) => ({
        label: `${game.name}, ${fill(desk.texts.by, { designer: game.designer, players: sayPlayers(game, desk.language) })}`,
        note: game.texts[desk.language].summary,
        choose: () => pages.game(game.id),
      })),
      ...pages.after(),
    ]);
  }

  draw(size: Size): Line[] {
    return menuPage(this.desk, this.desk.texts.title, this.menu, size);
  }

  press(key: Key): void {
    if (key === 'q' || key === 'escape') this.desk.quit();
    else this.menu.press(key);
  }

  touch(act: string): void {
    this.menu.touch(act);
  }

  keys(): readonly KeyHelp[] {
    return [...this.desk.texts.keysMenu, ['q', this.desk.texts.quit]];
  }
}

/** An entry for a game that can be gone on with. */
export function keptItem({ texts, language }: Desk, { record, when }: KeptGame, choose: () => void): Item {
  const date = new Date(when).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    label: fill(texts.continueGame, { game: record.game.name }),
    note: fill(texts.continueNote, { count: record.line.length, date }),
    choose,
  };
}
