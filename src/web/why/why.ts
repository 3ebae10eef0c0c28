import { signal } from '@preact/signals';
import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import type { SaidClaim } from '../../judge/claims/claim.ts';
import { reviewNodes } from '../../judge/review.ts';
import type { Thinks } from '../../session/seats.ts';

/** A move that is asked about, and what was found. */
export interface Asked {
  /** The position before it. */
  readonly position: Position;
  readonly move: string;
  /** Moves made before it. */
  readonly ply: number;
  /** Undefined until they are found. */
  readonly claims?: readonly SaidClaim[];
  readonly trouble?: string;
}

/** Why a move is good, or why not: asks the judge about one move at a time, and remembers what it said. */
export class Why {
  readonly asked = signal<Asked | undefined>(undefined);
  private readonly makeThinker: () => Thinks;
  private thinker: Thinks | undefined;
  private readonly known = new Map<string, readonly SaidClaim[]>();

  constructor(makeThinker: () => Thinks) {
    this.makeThinker = makeThinker;
  }

  /** About a legal move of a running game, made after so many others; best is the judge's own, where it is known. */
  async ask(position: Position, move: string, ply: number, best?: string): Promise<void> {
    this.forget();
    const name = `${ply} ${writePosition(position)} ${move}`;
    const asked: Asked = { position: position.clone(), move, ply };
    const claims = this.known.get(name);
    this.asked.value = claims === undefined ? asked : { ...asked, claims };
    if (claims !== undefined) return;
    const thinker = this.makeThinker();
    this.thinker = thinker;
    const isWanted = () => this.asked.peek() === asked;
    try {
      const { explain } = await import('../../judge/claims/explain.ts');
      const own = best === undefined ? { ply } : { ply, best };
      const think = (...question: Parameters<Thinks['think']>) => thinker.think(...question);
      const found = await explain(asked.position, move, think, reviewNodes(position), own);
      this.known.set(name, found);
      if (isWanted()) this.asked.value = { ...asked, claims: found };
    } catch (error) {
      if (isWanted()) this.asked.value = { ...asked, trouble: error instanceof Error ? error.message : String(error) };
    }
    await thinker.close();
  }

  /** What is asked about this move, if it is. */
  about(move: string, ply: number): Asked | undefined {
    const asked = this.asked.value;
    return asked?.move === move && asked.ply === ply ? asked : undefined;
  }

  forget(): void {
    this.asked.value = undefined;
    void this.thinker?.close();
    this.thinker = undefined;
  }
}
