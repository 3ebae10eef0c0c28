import { legalMoves } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { limitsOf, type Search } from '../../search/search.ts';
import { SolveKey } from '../../search/solve/key.ts';
import { perfect, writeBookLine } from '../../search/solve/perfect.ts';

/** Prints the best move and the distance of a position and of all within this many plies, without symmetric images. */
export function printBook(position: Position, plies: number): void {
  const { game, options } = position;
  if (position.seats !== 2 || game.engine.solvable?.(options) !== true)
    throw new UsageError(say('{game} has no book for this size: it takes too long to solve.', { game: game.name }));
  const search = perfect(nobody, { mostNodes: Number.POSITIVE_INFINITY, withBook: false });
  const key = new SolveKey(position);
  const seen = new Set<string>();
  let now = [position.clone()];
  for (let ply = 0; ply <= plies; ply++) {
    const next: Position[] = [];
    for (const one of now) {
      key.read(one);
      const name = `${key.lo} ${key.hi}`;
      if (one.over || seen.has(name)) continue;
      seen.add(name);
      print(writeBookLine(one, search.think(one, limitsOf({}))));
      for (const move of legalMoves(one)) {
        const after = one.clone();
        after.play(move);
        next.push(after);
      }
    }
    now = next;
  }
}

const nobody: Search = {
  name: 'nobody',
  think() {
    throw new Error('only games without draws have a book');
  },
};
