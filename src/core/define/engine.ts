import type { Engine, Evaluate, Level, Thinking } from '../engine.ts';
import type { Seat } from '../types.ts';
import type { MoveKind } from './notation.ts';

const LEVELS = 10;
/** Worth of a piece, in hundredths. */
const PIECE = 100;

/**
 * How computers play a game that does not define it: pieces are counted; where pieces move, alpha-beta looks ahead, and
 * where they are only placed, or more than two play, a tree search plays random games. Levels differ in their nodes.
 */
export function plainEngine(kind: MoveKind, owners: readonly Seat[], nodes?: number): Engine {
  const evaluate = countPieces(owners, PIECE);
  return {
    evaluate,
    evaluation: {
      weights: { piece: PIECE },
      hand: { piece: PIECE },
      with: ({ piece }) => countPieces(owners, piece),
    },
    sight: { contents: () => owners.map((_, at) => at + 1) },
    thinking(seats) {
      const usual = kind === 'step' && seats === 2 ? LOOKING_AHEAD : PLAYING_OUT;
      return { ...usual, nodes: nodes ?? usual.nodes };
    },
    levels: () => Array.from({ length: LEVELS }, (_, index) => level(index + 1)),
    ladders: [],
    museum: [],
  };
}

const LOOKING_AHEAD: Thinking = { search: 'alpha-beta', nodes: 100_000 };
/**
 * RAVE explores enough by itself: in Hex and Gomoku, playing without a confidence term won most games against the same
 * search with one.
 */
const PLAYING_OUT: Thinking = {
  search: 'tree',
  parameters: { rave: 500, exploration: 0, tries: 2, lookAhead: true },
  nodes: 20_000,
};

/** The first three look one move ahead with a blurred evaluation; the last one is the game's best search. */
function level(number: number): Level {
  if (number === LEVELS) return {};
  return number <= 3 ? { search: 'greedy', blur: 800 / 2 ** number } : { nodes: 3 ** (number - 1) };
}

/** Worth of a seat's pieces minus the mean of the others; owners are those of the contents from 1 on. */
function countPieces(owners: readonly Seat[], worth: number): Evaluate {
  return ({ board, slots, seats }, seat) => {
    let own = 0;
    let all = 0;
    for (let cell = 0; cell < board.cellCount; cell++) {
      if (slots[cell] === 0) continue;
      all++;
      if (owners[slots[cell] - 1] === seat) own++;
    }
    return Math.round((worth * (own * seats - all)) / (seats - 1));
  };
}
