import type { Position } from '../../../../core/position.ts';
import type { Rules } from '../../../../core/rules.ts';
import type { Move, Seat } from '../../../../core/types.ts';
import { directionTo, WAYS } from '../board.ts';
import { facingAfter, MOVE_LIMIT, mostIdleMoves, seatAfter, TWISTS } from '../moves.ts';
import { LISTS, listPieces, PLACES, relist, setUp } from '../pieces.ts';
import { leaders } from '../score.ts';
import { countBits, nthBit } from './bits.ts';
import { somebodyCanGain } from './gain.ts';
import { borderSteps, claims, lookAhead, type Outlook, openSteps, startOf, stopOf, withoutBorders } from './outlook.ts';

/** Variable: moves in a row that claimed no tile. */
const IDLE = 0;

/** Kept after the lists of pieces: the outlook of the seat to move. */
const OUTLOOK = 4;

/** Indices into endings. */
const NO_MOVES = 0;
const NO_GAIN = 1;
const NO_PROGRESS = 2;

/**
 * The rules of the games in which a piece goes one cell per move; twists: whether it may turn at a border. For the
 * layout of cells and moves see content.ts and moves.ts of the family.
 */
export function stepRules(twists: boolean): Rules {
  return {
    ...rules,

    derive(position) {
      listPieces(position);
      beginTurn(position, position.turn, twists);
    },

    apply(position, move) {
      const { slots, turn, vars } = position;
      const from = move >> 9;
      const to = (move >> 2) & 127;
      const idle = slots[to] === 0 ? 0 : slots[vars + IDLE] + 1;
      position.set(from, slots[from] & 7); // §6: the tile it left stays as it was
      position.set(to, (9 * (turn + 1)) | (facingAfter(directionTo(from, to), move) << 6)); // tile and piece; §7, §8
      relist(position, turn, from, to);
      if (idle !== slots[vars + IDLE]) position.set(vars + IDLE, idle);
      beginTurn(position, seatAfter(turn, position.seats), twists);
    },

    pass: (position) => beginTurn(position, seatAfter(position.turn, position.seats), twists),
  };
}

/** The part that does not depend on twists: without them the outlook contains no borders. */
const rules: Omit<Rules, 'derive' | 'apply' | 'pass'> = {
  moveLimit: MOVE_LIMIT,
  mostMoves: PLACES * WAYS * TWISTS,
  varCount: 1,
  keptCount: () => LISTS + 1,
  endings: ['no moves', 'no gain', 'no progress'],

  setup: setUp,

  generate(position, out, at) {
    const outlook = position.slots[position.kept + OUTLOOK];
    const border = borderSteps(outlook);
    let end = at;
    for (let open = openSteps(outlook); open !== 0; open &= open - 1) {
      const step = 31 - Math.clz32(open & -open);
      const move = stepMove(position, step);
      out[end++] = move;
      if (((border >> step) & 1) === 0) continue;
      out[end++] = move | 1; // §8: to the left
      out[end++] = move | 2;
    }
    return end;
  },

  captureGain: ({ slots }, move) => (slots[(move >> 2) & 127] === 0 ? 1 : 0),

  /** Numbers the moves, those without a twist first, and draws a number. */
  sample(position, random) {
    const outlook = position.slots[position.kept + OUTLOOK];
    const open = openSteps(outlook);
    const border = borderSteps(outlook);
    const straight = countBits(open);
    const drawn = random.below(straight + 2 * countBits(border));
    const twists = (straight - 1 - drawn) >>> 31; // 1 for a move with a twist: branch-free
    const rest = drawn - (straight & -twists);
    const step = nthBit((border & -twists) | (open & (twists - 1)), rest >> twists);
    return stepMove(position, step) | (twists << (rest & 1));
  },
};

/** A step without a twist. */
function stepMove(position: Position, step: number): Move {
  const from = startOf(position, position.turn, step);
  return (from << 9) | (stopOf(position, from, step) << 2);
}

/** Gives the turn to this seat or, if it cannot move, to the next that can (§9), and ends the game when it is over. */
function beginTurn(position: Position, seat: Seat, twists: boolean): void {
  const { slots, vars, kept, seats } = position;
  let turn = seat;
  let outlook = lookAhead(position, seat);
  for (let left = seats; outlook === 0 && left > 0; left--) {
    turn = seatAfter(turn, seats); // when nobody can move, everyone is passed over and it is the first player's turn again
    outlook = lookAhead(position, turn);
  }
  position.giveTurn(turn);
  position.keep(kept + OUTLOOK, twists ? outlook : withoutBorders(outlook));
  if (!claims(outlook) || slots[vars + IDLE] >= mostIdleMoves(seats)) endIfOver(position, outlook, twists);
}

function endIfOver(position: Position, outlook: Outlook, twists: boolean): void {
  const { slots, vars, seats } = position;
  if (outlook === 0)
    position.finish(leaders(position), NO_MOVES); // §10
  else if (!somebodyClaims(position) && !somebodyCanGain(position, twists))
    position.finish(leaders(position), NO_GAIN); // §13
  else if (slots[vars + IDLE] >= mostIdleMoves(seats)) position.finish(leaders(position), NO_PROGRESS); // §16
}

/** Whether somebody has a free neutral cell right ahead: then §11 and §12 need not be checked. */
function somebodyClaims(position: Position): boolean {
  for (let seat = 0; seat < position.seats; seat++) if (claims(lookAhead(position, seat))) return true;
  return false;
}
