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

/** Adds to an evaluation what the net for the position's options finds. */
export function withNets(evaluate: Evaluate, sight: Sight, nets: readonly LearnedNet[]): Evaluate {
  let options: Options | undefined;
  let seers: readonly Accumulator[] | undefined;
  const look = (position: Position) => {
    if (options !== position.options) {
      // Reading a text makes new options for every question.
      if (options === undefined || !fits(options, position.options)) seers = makeSeers(position, sight, nets);
      options = position.options;
    }
    return seers;
  };
  /** What the net for the position adds for the seat to move. */
  const found = (position: Position) => look(position)?.[position.turn].value(position.slots, 0) ?? 0;
  const judge: Evaluate = (position, seat) => {
    const more = found(position);
    return evaluate(position, seat) + (seat === position.turn ? more : 0 - more);
  };
  const { each } = evaluate;
  if (each !== undefined) {
    judge.each = (position, worths) => {
      each(position, worths);
      worths[position.turn] += found(position);
    };
  }
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
