import { signal } from '@preact/signals';
import type { Game } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { Match, newMatch } from '../../core/play/match.ts';
import type { Position } from '../../core/position.ts';
import type { Cell } from '../../core/types.ts';
import { computerOf } from '../../session/seats.ts';
import type { Computer } from '../../session/session.ts';
import { WebThinker } from '../engine/thinker.ts';

/** How long each position is looked at, and the last one of a game, in milliseconds. */
const PAUSE_MS = 1600;
const END_MS = 5000;
/** Good enough that something happens, and cheap. */
const PLAYER = 'level:4';

interface Shown {
  readonly position: Position;
  /** The cells of the move that led to it. */
  readonly path: readonly Cell[];
}

/** A game that a computer plays against itself, to be looked at; it begins anew when it is over. */
export class ShowGame {
  readonly shown;
  private match: Match;
  private computer: Computer | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins with a position of a game that was played before. */
  constructor(position: Position) {
    this.match = new Match(position);
    this.shown = signal<Shown>({ position, path: [] });
  }

  begin(): void {
    this.computer = computerOf(this.game, PLAYER, Date.now() % 65_536, () => new WebThinker());
    this.wait();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    void this.computer?.close?.();
    this.computer = undefined;
  }

  private get game(): Game {
    return this.match.game;
  }

  private wait(): void {
    this.timer = setTimeout(() => void this.step(), this.match.position.over ? END_MS : PAUSE_MS);
  }

  private async step(): Promise<void> {
    const { timer, computer, match } = this;
    if (match.position.over) this.match = newMatch(this.game, defaultOptions(this.game.options));
    // Nobody looks.
    else if (computer !== undefined && !document.hidden) {
      const move = await computer.choose(match, () => {}).catch(() => undefined);
      if (this.timer !== timer || move === undefined) return;
      match.play(move);
    }
    this.shown.value = { position: this.match.position.clone(), path: this.match.last?.path ?? [] };
    this.wait();
  }
}
