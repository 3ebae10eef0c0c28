import type { Engine, Evaluate, LearnedNet, Sight } from '../../core/engine.ts';
import type { Options } from '../../core/options.ts';
import type { Position } from '../../core/position.ts';
import { type Accumulator, openAccumulators } from './accumulator.ts';
import { readNet } from './net-text.ts';
import { openEyes } from './views.ts';

/**
 * The evaluation of a game with what its nets add, where one fits; it remembers the board that it saw last, so that
 * every search should have its own.
 */
export function netEvaluate({ evaluate, sight, nets = [] }: Engine): Evaluate {
  if (nets.length === 0) return evaluate;
  return withNets(evaluate, sight, nets);
}

/** More never play. */
const MOST_SEATS = 4;
/** Below every worth; small enough to be stored unboxed. */
const LOWEST = -(2 ** 30);

/** Adds to an evaluation what the net for the position's options finds. */
export function withNets(evaluate: Evaluate, sight: Sight, nets: readonly LearnedNet[]): Evaluate {
  let options: Options | undefined;
  let seers: readonly Accumulator[] | undefined;
  /** What sees the position, if there is a net for it. */
  const look = (position: Position) => {
    if (options !== position.options) {
      // Reading a text makes new options for every question.
      if (options === undefined || !fits(options, position.options)) seers = makeSeers(position, sight, nets);
      options = position.options;
    }
    return seers;
  };
  const { each } = evaluate;
  const all = new Float64Array(MOST_SEATS);
  const judge: Evaluate = (position, seat) => {
    const found = look(position);
    if (found === undefined) return evaluate(position, seat);
    if (position.seats === 2) {
      const more = found[position.turn].value(position.slots, 0);
      return evaluate(position, seat) + (seat === position.turn ? more : 0 - more);
    }
    judgeEach(position, all);
    let other = LOWEST;
    for (let one = 0; one < position.seats; one++) if (one !== seat && all[one] > other) other = all[one];
    return (all[seat] - other) | 0;
  };
  const judgeEach = (position: Position, worths: Float64Array) => {
    const { slots, seats, turn } = position;
    if (each !== undefined) each(position, worths);
    else for (let seat = 0; seat < seats; seat++) worths[seat] = evaluate(position, seat);
    const found = look(position);
    if (found === undefined) return;
    // Of two, one is judged: what it has not the other has.
    const judged = seats === 2 ? 1 : seats;
    for (let turns = 0; turns < judged; turns++) {
      const seat = (turn + turns) % seats;
      worths[seat] += found[seat].value(slots, turns);
    }
  };
  if (each !== undefined) judge.each = judgeEach;
  return judge;
}

/** An accumulator for each seat, if there is a net for these options. */
function makeSeers(position: Position, sight: Sight, nets: readonly LearnedNet[]): readonly Accumulator[] | undefined {
  const learned = nets.find(({ options }) => fits(options, position.options));
  if (learned === undefined) return undefined;
  const eyes = openEyes(position, sight);
  return openAccumulators(readNet(learned, eyes.windows, position.seats), eyes);
}

/** Whether options have these values. */
function fits(wanted: Options, options: Options): boolean {
  return Object.keys(wanted).every((name) => wanted[name] === options[name]);
}
