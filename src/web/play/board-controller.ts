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
export abstract class BoardController {
  abstract readonly session: Pick<Session, 'match' | 'isAsking' | 'lastPath'>;
  readonly hand = new Hand();
  /** Rises with every change, so that the screen draws again. */
  readonly version = signal(0);
  /** What is wrong, and what else is told. */
  readonly message = signal('');
  readonly status = signal('');
  readonly cursor = signal<Cell>(0);
  /** The cell that the pointer or the focus is on. */
  readonly hovered = signal<Cell | undefined>(undefined);
  /** A whole move that is only shown so far. */
  readonly previewed = signal<string | undefined>(undefined);
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
    const asked = this.confirming === undefined ? undefined : this.previewed.value;
    const isConfirmed = cell === this.confirming;
    this.preview(undefined);
    this.message.value = '';
    this.status.value = '';
    if (asked !== undefined && isConfirmed) {
      this.play(asked);
      return;
    }
    const before = hand.touched;
    const touched = hand.touch(position, cell);
    if (touched.kind === 'move' && isFinger && settings.value.confirmsTouch) {
      for (const earlier of before) hand.touch(position, earlier);
      this.previewed.value = touched.text;
      this.confirming = cell;
      this.status.value = fill(playTexts.value.confirm, { move: touched.text });
    } else if (touched.kind === 'move') this.play(touched.text);
    else if (touched.kind === 'refused' && touched.refusal !== undefined)
      this.message.value = sayRefusal(session.match.game, touched.refusal, language.value);
    this.version.value++;
  }

  drop(): void {
    this.hand.drop();
    this.preview(undefined);
    this.status.value = '';
    this.version.value++;
  }

  preview(text: string | undefined): void {
    this.previewed.value = text;
    this.confirming = undefined;
  }

  /** What the move under consideration would change: the one shown, else the one that the pointed cell would make. */
  previewedChanges(): readonly Change[] {
    const { session, hand, hovered, previewed, view } = this;
    if (!session.isAsking) return [];
    const { position } = session.match;
    const cell = hovered.value;
    const text = previewed.value ?? (cell === undefined ? undefined : moveThrough(position, hand.touched, cell));
    return text === undefined ? [] : previewChanges(position, text, view.rotation.value);
  }
}

/** Whoever draws a game by this draws it again with every change. */
export function redrawnWith<Drawn extends BoardController>(drawn: Drawn): Drawn {
  drawn.version.value;
  return drawn;
}
