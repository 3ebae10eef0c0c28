import { examplePosition } from '../../../core/play/example.ts';
import { sayPlayers } from '../../../core/play/words.ts';
import { fill } from '../../../core/words.ts';
import { games } from '../../../games/index.ts';
import { matchOf } from '../../../record/record.ts';
import { recoloured } from '../../../session/colours.ts';
import { type Line, wrapText } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';
import { withFoot } from '../kit/layout.ts';
import { Menu, type MenuItem } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { KeyHelp, Page, Size } from '../kit/page.ts';
import { besides } from '../kit/panels.ts';
import { type BoardPicture, drawPreview } from './preview.ts';
import type { ResumableGame } from './resumable-games.ts';
import { shortNames } from './short-names.ts';

/** An entry of the first menu, with what is shown of it beside the menu. */
export interface HomeItem extends MenuItem {
  readonly preview?: () => BoardPicture;
}

/** Where the first page leads to. */
export interface HomePages {
  game(id: string): void;
  /** Games to continue, above the others, and what else there is to do, below them. */
  before(): readonly HomeItem[];
  after(): readonly HomeItem[];
  show(): void;
  /** Something to know at the start, such as a file of keys that cannot be read. */
  warning(): string;
}

/** Columns of the menu, and of a preview at least. */
const MENU = 32;
const LEAST_PREVIEW = 30;
/** Columns of a window without margins. */
const LEAST_WINDOW = 80;

/** The first page: games to continue, all games with a picture of each, and what else there is to do. */
export class HomePage implements Page {
  private readonly navigator: Navigator;
  private readonly pages: HomePages;
  private readonly menu: Menu<HomeItem>;
  readonly show: () => void;

  constructor(navigator: Navigator, pages: HomePages) {
    this.navigator = navigator;
    this.pages = pages;
    this.show = () => pages.show();
    this.menu = new Menu<HomeItem>(() => [
      ...pages.before(),
      ...games.map(
        (game): HomeItem => ({
          label: game.name,
          aside: game.designer,
          group: navigator.texts.games,
          choose: () => pages.game(game.id),
          preview: () => ({
            position: examplePosition(game),
            title: game.name,
            sentences: [
              fill(navigator.texts.by, { designer: game.designer, players: sayPlayers(game, navigator.language) }),
              game.texts[navigator.language].summary,
            ],
          }),
        }),
      ),
      ...pages.after(),
    ]);
  }

  draw(size: Size): Line[] {
    const { navigator, menu } = this;
    const head: Line[] = [...this.banner(), []];
    const rows = size.rows - 1 - head.length;
    const warning = this.pages.warning();
    const told = warning === '' ? [] : wrapText(warning, size.columns - 2);
    const preview = menu.chosen?.preview?.();
    const isWide = size.columns >= MENU + LEAST_PREVIEW;
    const listed = menu.lines(isWide ? MENU : size.columns, Math.max(3, rows - told.length));
    // The menu stays where it is, however wide a picture is.
    const margin = Math.max(0, (size.columns - LEAST_WINDOW) >> 4);
    const room = size.columns - margin - MENU - 2;
    const shown =
      preview === undefined || !isWide
        ? []
        : drawPreview(navigator, preview, { columns: room, rows: rows - told.length });
    const body = besides(listed, MENU + 2, shown).map((line): Line => [{ text: ' '.repeat(margin) }, ...line]);
    const warned = told.map((text): Line => [{ text: ` ${text}`, style: { tone: 'warning' } }]);
    return withFoot(navigator, [...head, ...warned, ...body], size);
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

  /** The name, with the four shapes that the games are played with. */
  private banner(): Line[] {
    const { texts } = this.navigator;
    return [
      [
        { text: ' ■', style: { ink: 'blue' } },
        { text: '●', style: { ink: 'orange' } },
        { text: '▲', style: { ink: 'green' } },
        { text: '◆', style: { ink: 'purple' } },
        { text: ` ${texts.title}`, style: { tone: 'strong' } },
        { text: `  ${texts.motto}`, style: { tone: 'faint' } },
      ],
    ];
  }
}

/** An entry for a game that can be resumed: who plays, how far it is, and when it was left. */
export function resumeItem(
  navigator: Navigator,
  { record, when, seats, colours, set }: ResumableGame,
  choose: () => void,
): HomeItem {
  const { texts, language } = navigator;
  const { line } = record;
  const game = recoloured(record.game, colours);
  const date = new Date(when).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const played = line.length === 1 ? texts.oneMovePlayed : fill(texts.movesPlayed, { count: line.length });
  const part = set === undefined ? [] : [fill(texts.gameOfSet, { game: set.past.length + 1, games: set.games })];
  const moves = [...part, ...(line.length === 0 ? [] : [played])].join(', ');
  const people = shortNames(navigator, game, seats).join(' – ');
  const note = fill(texts.continueNote, { people, moves, date });
  return {
    label: fill(texts.continueGame, { game: game.name }),
    group: texts.continue,
    note,
    choose,
    preview: () => ({ position: matchOf({ ...record, game }).position, title: game.name, sentences: [note] }),
  };
}
