import type { Line } from '../../../view/styled.ts';
import type { Key } from '../terminal/keys.ts';
import { type Choosing, type Item, Menu } from './menu.ts';
import type { Desk } from './navigator.ts';
import { menuPage } from './page.ts';
import type { KeyHelp, Screen, Size } from './screen.ts';

/** A page that is a title, some lines and things to choose from; Esc goes back. */
export class Dialog implements Screen {
  private readonly desk: Desk;
  private readonly title: () => string;
  private readonly choosing: Choosing;
  private readonly above: (size: Size) => readonly Line[];

  constructor(desk: Desk, title: () => string, choosing: Choosing, above: (size: Size) => readonly Line[] = () => []) {
    this.desk = desk;
    this.title = title;
    this.choosing = choosing;
    this.above = above;
  }

  draw(size: Size): Line[] {
    return menuPage(this.desk, this.title(), this.choosing, size, this.above(size));
  }

  press(key: Key): void {
    if (key === 'escape') this.desk.close();
    else this.choosing.press(key);
  }

  touch(act: string): void {
    this.choosing.touch(act);
  }

  keys(): readonly KeyHelp[] {
    return this.desk.texts.keysMenu;
  }
}

/** Asks a question; no is where one goes back to. */
export function confirm(desk: Desk, question: () => string, act: () => void): void {
  const items = (): Item[] => [
    {
      label: desk.texts.confirmYes,
      choose() {
        desk.close();
        act();
      },
    },
    { label: desk.texts.confirmNo, choose: () => desk.close() },
  ];
  desk.open(new Dialog(desk, question, new Menu(items)));
}
