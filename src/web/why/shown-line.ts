import { computed, signal } from '@preact/signals';
import { exactMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { type Cell, NO_MOVE } from '../../core/types.ts';

/** Time for each move that is shown, in milliseconds. */
const PACE = 900;

/** Moves that are shown from a position on, and how many of them have been. */
interface Shown {
  readonly start: Position;
  readonly moves: readonly string[];
  readonly at: number;
}

/** A line that is shown on the board move by move; nothing is played. */
export class ShownLine {
  private readonly shown = signal<Shown | undefined>(undefined);
  private readonly moment = computed(() => momentOf(this.shown.value));
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The moves that are shown; undefined while there are none. */
  get moves(): readonly string[] | undefined {
    return this.shown.value?.moves;
  }

  /** How many of them have been made. */
  get at(): number {
    return this.shown.value?.at ?? 0;
  }

  get position(): Position | undefined {
    return this.moment.value?.position;
  }

  /** The cells of the last move that was shown. */
  get path(): readonly Cell[] {
    return this.moment.value?.path ?? [];
  }

  /** Begins with the position, and goes on by itself. */
  show(start: Position, moves: readonly string[]): void {
    this.become({ start: start.clone(), moves, at: 0 });
    this.goOn();
  }

  /** To a moment of the line, where it stays. */
  goTo(at: number): void {
    const shown = this.shown.peek();
    if (shown === undefined) return;
    this.become({ ...shown, at: Math.max(0, Math.min(shown.moves.length, at)) });
  }

  end(): void {
    this.become(undefined);
  }

  private become(shown: Shown | undefined): void {
    clearTimeout(this.timer);
    this.shown.value = shown;
  }

  private goOn(): void {
    this.timer = setTimeout(() => {
      const { at, moves } = this.shown.peek() ?? { at: 0, moves: [] };
      if (at >= moves.length) return;
      this.goTo(at + 1);
      this.goOn();
    }, PACE);
  }
}

function momentOf(
  shown: Shown | undefined,
): { readonly position: Position; readonly path: readonly Cell[] } | undefined {
  if (shown === undefined) return undefined;
  const position = shown.start.clone();
  let path: readonly Cell[] = [];
  for (const text of shown.moves.slice(0, shown.at)) {
    const move = position.over ? NO_MOVE : exactMove(position, text);
    if (move === NO_MOVE) break;
    path = position.game.notation.path(position, move);
    position.play(move);
  }
  return { position, path };
}
