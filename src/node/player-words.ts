import { UsageError } from './usage.ts';

/** What a move may cost; searches stop at whichever is used up first. */
export interface Budget {
  readonly nodes?: number;
  readonly ms?: number;
}

/** A player's word taken apart: name[:key=value,…][@budget]. */
export interface PlayerWord {
  readonly name: string;
  /** What stands after the colon: a museum bot, or the parameters of a search. */
  readonly rest: string;
  /** A budget of its own, in nodes (uct@4000) or milliseconds (uct@800ms). */
  readonly budget: Budget | undefined;
}

/** What stands before the command line of an engine. */
export const ENGINE = 'engine:';

export function splitPlayer(word: string): PlayerWord {
  if (word.startsWith(ENGINE)) return splitEngine(word);
  const [start, budget, ...more] = word.split('@');
  const colon = start.indexOf(':');
  const [name, rest] = colon < 0 ? [start, ''] : [start.slice(0, colon), start.slice(colon + 1)];
  if (budget === undefined) return { name, rest, budget: undefined };
  const [, digits, unit] = /^([1-9]\d{0,11})(ms)?$/.exec(budget) ?? [];
  if (digits === undefined || more.length > 0) {
    throw new UsageError(`After @ stands a number of nodes or milliseconds, as in uct@4000 or uct@800ms, not ${word}.`);
  }
  return { name, rest, budget: unit === undefined ? { nodes: Number(digits) } : { ms: Number(digits) } };
}

/** A command may itself contain @; only a number at its very end is a budget. */
function splitEngine(word: string): PlayerWord {
  const [tail] = /@[1-9]\d{0,11}(ms)?$/.exec(word) ?? [''];
  const rest = word.slice(ENGINE.length, word.length - tail.length);
  return { ...splitPlayer(`engine${tail}`), rest };
}

/** Parameters written as key=value,…: numbers, and true or false; only of the known names, or those they had before. */
export function readParameters(
  text: string,
  known: readonly string[],
  former: Readonly<Record<string, string>> = {},
): Record<string, number | boolean> {
  const parameters: Record<string, number | boolean> = {};
  if (text === '') return parameters;
  for (const part of text.split(',')) {
    const [written, value = '', ...more] = part.split('=');
    const name = Object.hasOwn(former, written) ? former[written] : written;
    if (!known.includes(name)) {
      throw new UsageError(`There is no parameter ${name}; there are ${known.join(', ') || 'none'}.`);
    }
    const number = value === '' || more.length > 0 ? Number.NaN : Number(value);
    if (value === 'true' || value === 'false') parameters[name] = value === 'true';
    else if (Number.isFinite(number)) parameters[name] = number;
    else throw new UsageError(`The parameter ${name} must be a number, true or false, as in ${name}=1, not ${part}.`);
  }
  return parameters;
}
