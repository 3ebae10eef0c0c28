import { type Fault, fault, isFault } from './fault.ts';

export type OptionValue = number | string | boolean;

/** Each option with the values it may take, the first being the default. Flags, forms and checks come from this. */
export type OptionTable = { readonly players: readonly number[] } & Readonly<Record<string, readonly OptionValue[]>>;

/** A value for every option of a table. */
export type Options = { readonly players: number } & Readonly<Record<string, OptionValue>>;

/**
 * Options from anything: JSON, flags, a query. Numbers and booleans may come as text; what is missing gets its default.
 */
export function readOptions(table: OptionTable, given: unknown): Options | Fault {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return fault('bad option value', describe(given));
  for (const name of Object.keys(given)) if (!Object.hasOwn(table, name)) return fault('unknown option', name);
  const options: Record<string, OptionValue> = {};
  for (const [name, values] of Object.entries(table)) {
    const value = readOption(values, Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined);
    if (typeof value === 'object') return fault('bad option value', `${name} ${value.what}`);
    options[name] = value;
  }
  return options as Options; // every name of the table, players among them, was just filled in
}

/** Options that we wrote ourselves: an error in them is a bug. */
export function optionsOf(table: OptionTable, given: Readonly<Record<string, OptionValue>>): Options {
  const options = readOptions(table, given);
  if (isFault(options)) throw new Error(`${options.fault}: ${options.what}`);
  return options;
}

/** The default options of a table. */
export function defaultOptions(table: OptionTable): Options {
  return optionsOf(table, {});
}

/** Only what differs from the defaults: the short way to name options. */
export function chosenOptions(table: OptionTable, options: Options): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== table[name][0]));
}

function readOption(values: readonly OptionValue[], given: unknown): OptionValue | Fault {
  if (given === undefined) return values[0];
  const text = describe(given).toLowerCase();
  return values.find((value) => String(value) === text) ?? fault('bad option value', describe(given));
}

/** A plain value as text; of anything else, which may have no text, its type. */
function describe(given: unknown): string {
  const isPlain = typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean';
  return isPlain ? String(given) : typeof given;
}
