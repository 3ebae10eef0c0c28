import type { Cell } from '../../../core/types.ts';
import { type Choice, Hand, type Touched } from '../../../session/hand.ts';
import { type Preview, previewMove } from '../../../session/preview.ts';
import { middleCell, nearestCell, type Way } from '../../../view/nearest.ts';
import { sceneOf } from '../../../view/scene.ts';
import type { Key } from '../../keys/actions.ts';
import type { GameSession } from './game-session.ts';

/** A move entered on the board: the cursor, the cells touched so far, and the highlighted one of several moves. */
export class BoardEntry {
  cursor: Cell;
  /** Which of several moves along the same cells is highlighted. */
  considered = 0;
  private readonly session: GameSession;
  private readonly hand = new Hand();

  constructor(session: GameSession) {
    this.session = session;
    this.cursor = middleCell(sceneOf(session.match.position, false));
  }

  get touched(): readonly Cell[] {
    return this.hand.touched;
  }

  /** Whether a piece is picked up. */
  get isMaking(): boolean {
    return this.hand.touched.length > 0;
  }

  /** The moves along the touched cells, when only a choice is missing. */
  get choices(): readonly Choice[] {
    return this.session.isAsking ? this.hand.choices(this.session.match.position) : [];
  }

  /** Where the piece that is picked up may go. */
  get targets(): readonly Cell[] {
    return this.session.isAsking && this.isMaking ? this.hand.next(this.session.match.position) : [];
  }

  drop(): void {
    this.hand.drop();
    this.considered = 0;
  }

  /** Puts the cursor on a cell and touches it, if it is the turn of somebody at this screen. */
  touch(cell: Cell): Touched | undefined {
    this.cursor = cell;
    if (!this.session.isAsking) return undefined;
    this.considered = 0;
    return this.hand.touch(this.session.match.position, cell);
  }

  /** While a choice is open, arrows go through it, and digits and Enter take one: its index, or whether the key had a meaning. */
  pressChoice(key: Key, count: number): number | boolean {
    if (/^[1-9]$/.test(key)) return Number(key) - 1;
    if (key === 'enter' || key === ' ') return this.considered;
    if (['right', 'l', 'down', 'j', 'tab'].includes(key)) this.considered = (this.considered + 1) % count;
    else if (['left', 'h', 'up', 'k'].includes(key)) this.considered = (this.considered + count - 1) % count;
    else return false;
    return true;
  }

  /** To the nearest cell in that direction; while a piece is selected, digits go to where it may move. */
  moveCursor(way: Way, key: Key, isTurned: boolean): void {
    const { position } = this.session.match;
    const [start] = this.hand.touched;
    const isTarget = start !== undefined && /^[1-9]$/.test(key);
    const scene = sceneOf(position, isTurned);
    const next = isTarget
      ? (nearestCell(scene, this.cursor, way, this.hand.next(position)) ??
        nearestCell(scene, start, way, this.hand.next(position)))
      : nearestCell(scene, this.cursor, way);
    if (next !== undefined) this.cursor = next;
  }

  /** What the move under consideration would change: the highlighted choice, else the move to the cursor's cell. */
  preview(choices: readonly Choice[]): Preview | undefined {
    if (!this.session.isAsking) return undefined;
    const { position } = this.session.match;
    const made = this.isMaking ? this.hand.moveAt(position, this.cursor) : undefined;
    const text = choices.length > 1 ? choices[this.considered]?.text : made;
    return text === undefined ? undefined : previewMove(position, text);
  }
}
