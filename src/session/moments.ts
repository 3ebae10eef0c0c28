import { Match } from '../core/play/match.ts';

/** Looks at earlier moments of a match without changing it. */
export class Moments {
  private seen: { readonly key: string; readonly match: Match } | undefined;

  /** The match as it was after some of its moves; the same object as long as nothing else is asked for. */
  after({ start, moves }: Match, count: number): Match {
    const played = moves.slice(0, count);
    const key = played.join(' ');
    if (this.seen?.key === key) return this.seen.match;
    const match = new Match(start);
    for (const move of played) match.play(move);
    this.seen = { key, match };
    return match;
  }
}
