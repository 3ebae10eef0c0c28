import { type Line, wrapText } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';
import { menuPage } from './layout.ts';
import { type ChoiceList, Menu, type MenuItem } from './menu.ts';
import type { Navigator } from './navigator.ts';
import type { KeyHelp, Page, Size } from './page.ts';
import { framed, widthOf } from './panels.ts';

/** A page that is a title, some lines and things to choose from; Esc goes back. */
export class Dialog implements Page {
  private readonly navigator: Navigator;
  private readonly title: () => string;
  private readonly choosing: ChoiceList;
  private readonly above: (size: Size) => readonly Line[];

  constructor(
    navigator: Navigator,
    title: () => string,
    choosing: ChoiceList,
    above: (size: Size) => readonly Line[] = () => [],
  ) {
    this.navigator = navigator;
    this.title = title;
    this.choosing = choosing;
    this.above = above;
  }

  draw(size: Size): Line[] {
    return menuPage(this.navigator, this.title(), this.choosing, size, this.above(size));
  }

  press(key: Key): void {
    if (key === 'escape') this.navigator.close();
    else this.choosing.press(key);
  }

  touch(act: string): void {
    this.choosing.touch(act);
  }

  keys(): readonly KeyHelp[] {
    return this.navigator.texts.keysMenu;
  }
}

/** A question in a box over the page that it is about. */
export class QuestionBox extends Dialog {
  private readonly question: () => string;
  private readonly answers: ChoiceList;

  constructor(navigator: Navigator, question: () => string, answers: ChoiceList) {
    super(navigator, question, answers);
    this.question = question;
    this.answers = answers;
  }

  box({ columns, rows }: Size): readonly Line[] {
    const asked = wrapText(this.question(), Math.min(WIDEST, columns - 4 - SIDES)).map(
      (text): Line => [{ text, style: { tone: 'strong' } }],
    );
    const answers = this.answers.lines(Math.min(WIDEST, columns - SIDES), Math.max(2, rows - asked.length - 5));
    const width = widthOf([...asked, ...answers]);
    return framed([...asked, [], ...answers], width + SIDES);
  }
}

/** Columns of a question at most, and of its frame. */
const WIDEST = 56;
const SIDES = 4;

/** Asks a question before something that cannot be undone; no is chosen in advance, and goes back. */
export function confirm(
  navigator: Navigator,
  question: () => string,
  act: () => void,
  refuse = navigator.texts.confirmNo,
): void {
  const items = (): MenuItem[] => [
    { label: refuse, choose: () => navigator.close() },
    {
      label: navigator.texts.confirmYes,
      choose() {
        navigator.close();
        act();
      },
    },
  ];
  navigator.open(new QuestionBox(navigator, question, new Menu(items)));
}
