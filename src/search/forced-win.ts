import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import type { Seat } from '../core/types.ts';

/**
 * Wins in games of two by threats only, whatever the opponent answers to each: follows up what rules.threatened
 * reports.
 */
export class ForcedWin {
  private readonly threats: number;
  /** The moves of every ply that is searched, one list after the other. */
  private readonly moves: Int32Array;

  /** Follows this many threats after the first one; with 0 it sees only a threat that has no answer. */
  constructor({ mostMoves }: Pick<Rules, 'mostMoves'>, threats: number) {
    this.threats = threats;
    this.moves = new Int32Array((2 * threats + 1) * mostMoves);
  }

  /** The fewest plies in which a seat that has just moved wins, by threats; 0 where no certain win is found. */
  afterMove(position: Position, seat: Seat): number {
    let plies = 0;
    for (let more = 0; more <= this.threats && plies === 0; more++) plies = this.whateverComes(position, seat, 0, more);
    return plies;
  }

  private whateverComes(position: Position, seat: Seat, from: number, threats: number): number {
    const { moves } = this;
    const end = position.rules.generate(position, moves, from);
    let longest = 0;
    for (let at = from; at < end; at++) {
      position.play(moves[at]);
      let plies = position.winners === 1 << seat ? 1 : 0;
      if (threats > 0 && !position.over && position.turn === seat) {
        const later = this.byThreats(position, end, threats - 1);
        if (later > 0) plies = later + 1;
      }
      position.undo();
      if (plies === 0) return 0;
      if (plies > longest) longest = plies;
    }
    return longest;
  }

  /** Plies in which the seat to move wins; 0 where it is threatened itself, or no winning threat is found. */
  private byThreats(position: Position, from: number, threats: number): number {
    const { rules, turn } = position;
    const { moves } = this;
    if (rules.threatened?.(position)) return 0;
    const end = rules.generate(position, moves, from);
    for (let at = from; at < end; at++) {
      position.play(moves[at]);
      let plies = position.winners === 1 << turn ? 1 : 0;
      if (!position.over && rules.threatened?.(position)) {
        const later = this.whateverComes(position, turn, end, threats);
        if (later > 0) plies = later + 1;
      }
      position.undo();
      if (plies > 0) return plies;
    }
    return 0;
  }
}
