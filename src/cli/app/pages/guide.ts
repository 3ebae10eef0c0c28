import type { Diagram, GuidePage } from '../../../core/course.ts';
import { isFault } from '../../../core/fault.ts';
import type { Game } from '../../../core/game.ts';
import { readMove } from '../../../core/moves.ts';
import { readPosition } from '../../../core/text.ts';
import { NO_MOVE } from '../../../core/types.ts';
import { fill } from '../../../core/words.ts';
import { sceneOf } from '../../../view/scene.ts';
import type { Line } from '../../../view/styled.ts';
import { drawTerminal, terminalSize } from '../../../view/terminal.ts';
import { trackOf } from '../../../view/track.ts';
import type { Key } from '../../keys/actions.ts';
import { paragraph, titleLines, withFoot } from '../kit/layout.ts';
import { withMore } from '../kit/menu.ts';
import { inMiddle } from '../kit/middle.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { KeyHelp, Page, Size } from '../kit/page.ts';
import { besides } from '../kit/panels.ts';

/** Columns of the text where the diagram stands beside it, between the two, and of the diagram at least. */
const TEXT = 64;
const GAP = 4;
const LEAST_BESIDE = 50;
const WIDEST = 64;
/** Rows of the title and of the hints. */
const HEAD = 4;
const LARGEST = 8;

/** How to play a game, page by page. */
export class GuideReader implements Page {
  private readonly navigator: Navigator;
  private readonly game: Game;
  private page = 0;
  private top = 0;
  /** Rows by which the current page is longer than the window. */
  private hidden = 0;

  constructor(navigator: Navigator, game: Game) {
    this.navigator = navigator;
    this.game = game;
  }

  private get pages(): readonly GuidePage[] {
    const { course, name, texts } = this.game;
    const pages = course.guide[this.navigator.language];
    // A game without a guide is explained by its summary.
    return pages.length > 0 ? pages : [{ title: name, paragraphs: [texts[this.navigator.language].summary] }];
  }

  draw(size: Size): Line[] {
    const { texts } = this.navigator;
    const { title } = this.pages[this.page];
    const count = fill(texts.pageOf, { page: this.page + 1, pages: this.pages.length });
    const head = titleLines(`${this.game.name}: ${title} (${count})`);
    const body = this.body(size);
    const rows = size.rows - 1 - head.length;
    this.hidden = Math.max(0, body.length - (rows - 2));
    this.top = Math.min(this.top, this.hidden);
    const shown = body.length <= rows ? body : withMore(body, this.top, rows);
    return withFoot(this.navigator, [...head, ...shown], size, texts.guideHints);
  }

  press(key: Key): void {
    if (key === 'escape' || key === 'q') this.navigator.close();
    else if (key === 'right' || key === 'l') this.turn(1);
    else if (key === 'left' || key === 'h') this.turn(-1);
    else if (key === 'down' || key === 'j') this.top = Math.min(this.top + 1, this.hidden);
    else if (key === 'up' || key === 'k') this.top = Math.max(0, this.top - 1);
    else if (key === 'home') this.turn(-this.page);
    else if (key === 'end') this.turn(this.pages.length - 1 - this.page);
    else if (key === 'pageup') this.top = Math.max(0, this.top - 10);
    else if (key === 'enter' || key === ' ' || key === 'pagedown') this.goOn();
  }

  touch(act: string): void {
    this.press(act === 'earlier' ? 'pageup' : 'enter');
  }

  keys(): readonly KeyHelp[] {
    return this.navigator.texts.keysGuide;
  }

  /** Scrolls down if there is more of the page, else goes to the next; after the last one it ends. */
  private goOn(): void {
    if (this.top < this.hidden) this.top = Math.min(this.top + 10, this.hidden);
    else if (this.page < this.pages.length - 1) this.turn(1);
    else this.navigator.close();
  }

  private turn(by: number): void {
    this.page = Math.max(0, Math.min(this.pages.length - 1, this.page + by));
    this.top = 0;
  }

  private body(size: Size): Line[] {
    const { paragraphs, diagram } = this.pages[this.page];
    const act = (line: Line): Line => line.map((span) => ({ ...span, act: 'next' }));
    const room = size.columns - TEXT;
    const isBeside = diagram !== undefined && room >= Math.max(LEAST_BESIDE, this.leastColumns(diagram));
    const text = paragraphs.flatMap((one) => [
      ...paragraph(one, isBeside ? { ...size, columns: TEXT - GAP } : size),
      [],
    ]);
    if (diagram === undefined) return inMiddle(text, size).map(act);
    const place = isBeside ? { columns: room, rows: size.rows - HEAD } : { columns: size.columns, rows: 0 };
    const drawn = this.drawDiagram(diagram, place);
    return (isBeside ? besides(text, TEXT, drawn) : [...text, ...drawn]).map(act);
  }

  private leastColumns({ position: text }: Diagram): number {
    const position = readPosition(this.game, text);
    if (isFault(position)) return 0;
    return terminalSize(sceneOf(position, false), { ...this.navigator.drawing, scale: 1 }).columns;
  }

  private drawDiagram({ position: text, cells, move, caption }: Diagram, size: Size): Line[] {
    const position = readPosition(this.game, text);
    if (isFault(position)) return [];
    const { names } = position.board;
    const found = move === undefined ? NO_MOVE : readMove(position, move);
    const path = found === NO_MOVE ? [] : this.game.notation.path(position, found);
    const accents = {
      selected: cells.map((name) => names.indexOf(name)),
      last: trackOf(position.board, path),
    };
    const scene = sceneOf(position, false);
    const said = paragraph(caption, { ...size, columns: Math.min(size.columns, WIDEST) }, { tone: 'faint' });
    const drawing = { ...this.navigator.drawing, framed: true };
    for (let scale = LARGEST; scale > 1; scale--) {
      const needs = terminalSize(scene, { ...drawing, scale });
      if (needs.columns <= size.columns && needs.rows + said.length < size.rows)
        return [...drawTerminal(scene, accents, { ...drawing, scale }), [], ...said];
    }
    return [...drawTerminal(scene, accents, { ...drawing, framed: false, scale: 1 }), ...said];
  }
}
