import { frameOf, viewBoxOf } from '../view/drawing/frame.ts';
import { groundShapes } from '../view/drawing/ground.ts';
import { definitions, pieceShapes } from '../view/drawing/pieces.ts';
import { type Shape, writeShape } from '../view/drawing/shape.ts';
import type { Scene } from '../view/scene.ts';
import { escaped } from './html.ts';
import { paintNames } from './style.ts';

/** What the names of definitions begin with. */
const ID = 'board-';

/** Many boards of one game on a page: the empty board and each kind of piece are written once. */
export class PrintedBoards {
  private readonly palette: Readonly<Record<string, string>>;
  private readonly ground: string;
  private readonly defined: string;
  /** What stands on cells, and the name of each. */
  private readonly pieces = new Map<string, string>();

  /** scene: of any position of the game. */
  constructor(scene: Scene) {
    this.palette = paintNames(scene.material);
    this.ground = this.write(groundShapes(scene, true));
    this.defined = this.write([definitions(scene)]);
  }

  /** A board with its pieces, and what is drawn above them. */
  draw(scene: Scene, title: string, above: readonly Shape[]): string {
    const opening = `<svg viewBox="${viewBoxOf(frameOf(scene, true))}" role="img" aria-label="${escaped(title)}">`;
    const pieces = pieceShapes(scene).map((shape) => this.piece(shape));
    return `<div class="board">${opening}<use href="#${ID}ground"/>${pieces.join('')}${this.write(above)}</svg></div>`;
  }

  /** What all boards that were drawn refer to. */
  shared(): string {
    const pieces = [...this.pieces].map(([text, name]) => `<g id="${name}">${text}</g>`);
    const groups = `<defs><g id="${ID}ground">${this.ground}</g>${pieces.join('\n')}</defs>`;
    return `<div class="board shared" aria-hidden="true"><svg width="0" height="0">${this.defined}${groups}</svg></div>`;
  }

  private piece({ attributes, parts }: Shape): string {
    const text = this.write(parts.filter((part) => typeof part !== 'string'));
    const name = this.pieces.get(text) ?? `${ID}piece-${this.pieces.size + 1}`;
    this.pieces.set(text, name);
    return `<use href="#${name}" transform="${attributes.transform}"/>`;
  }

  private write(shapes: readonly Shape[]): string {
    return shapes.map((shape) => writeShape(shape, ID, this.palette)).join('');
  }
}
