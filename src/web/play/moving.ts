import { signal } from '@preact/signals';
import type { Lens } from '../../core/course.ts';
import type { Cell } from '../../core/types.ts';
import { Hand } from '../../table/hand.ts';
import type { Session } from '../../table/session.ts';
import type { Change } from '../../view/changes.ts';
import { fill, sayRefusal } from '../../view/words.ts';
import { BoardView } from '../board/view.ts';
import { language } from '../state/language.ts';
import { settings } from '../state/settings.ts';
import { moveThrough, previewChanges } from './preview.ts';
import { playTexts } from './texts.ts';

/** A game on a screen as far as moves are made in it: the hand that makes one, and what is shown and said meanwhile. */
export abstract class Moving {
  abstract readonly session: Pick<Session, 'match' | 'isAsking' | 'lastPath'>;
  readonly hand = new Hand();
  /** Rises with every change, so that the screen draws again. */
  readonly version = signal(0);
  /** What is wrong, and what else is told. */
  readonly message = signal('');
  readonly told = signal('');
  readonly cursor = signal<Cell>(0);
  /** The cell that the pointer or the focus is on. */
  readonly pointed = signal<Cell | undefined>(undefined);
  /** A whole move that is only shown so far. */
  readonly considered = signal<string | undefined>(undefined);
  readonly view = new BoardView();
  readonly isHelpShown = signal(false);
  /** The cell whose second touch confirms the considered move. */
  private confirming: Cell | undefined;

  /** What the person may look through here. */
  get lenses(): readonly Lens[] {
    return this.session.match.game.course.lenses;
  }

  /** Plays a move as written, or says why not; whether it was played. */
  abstract play(text: string): boolean;

  /** A finger shows the move first, where the person wants it so; the same cell again plays it. */
  touch(cell: Cell, isFinger: boolean): void {
    const { session, hand } = this;
    this.cursor.value = cell;
    if (!session.isAsking) return;
    const { position } = session.match;
    const asked = this.confirming === undefined ? undefined : this.considered.value;
    const isConfirmed = cell === this.confirming;
    this.consider(undefined);
    this.message.value = '';
    this.told.value = '';
    if (asked !== undefined && isConfirmed) {
      this.play(asked);
      return;
    }
    const before = hand.touched;
    const touched = hand.touch(position, cell);
    if (touched.kind === 'move' && isFinger && settings.value.confirmsTouch) {
      for (const earlier of before) hand.touch(position, earlier);
      this.considered.value = touched.text;
      this.confirming = cell;
      this.told.value = fill(playTexts.value.confirm, { move: touched.text });
    } else if (touched.kind === 'move') this.play(touched.text);
    else if (touched.kind === 'refused' && touched.refusal !== undefined)
      this.message.value = sayRefusal(session.match.game, touched.refusal, language.value);
    this.version.value++;
  }

  drop(): void {
    this.hand.drop();
    this.consider(undefined);
    this.told.value = '';
    this.version.value++;
  }

  consider(text: string | undefined): void {
    this.considered.value = text;
    this.confirming = undefined;
  }

  /** What the move under consideration would change: the one shown, else the one that the pointed cell would make. */
  preview(): readonly Change[] {
    const { session, hand, pointed, considered, view } = this;
    if (!session.isAsking) return [];
    const { position } = session.match;
    const cell = pointed.value;
    const text = considered.value ?? (cell === undefined ? undefined : moveThrough(position, hand.touched, cell));
    return text === undefined ? [] : previewChanges(position, text, view.turn.value);
  }
}

/** Whoever draws a game by this draws it again with every change. */
export function drawnWith<Drawn extends Moving>(drawn: Drawn): Drawn {
  drawn.version.value;
  return drawn;
}
