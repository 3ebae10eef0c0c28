import { isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import { readOptions } from '../core/options.ts';
import { startPosition } from '../core/position.ts';
import { readPosition } from '../core/text.ts';
import { BitReader, BitWriter } from './bits.ts';
import { checkRecord } from './check.ts';
import { type RecordFault, recordFault } from './fault.ts';
import { LONGEST_COMMENT } from './limits.ts';
import { getLine, getOutcome, getTags, putLine, putOutcome, putTags, TextSum } from './link-parts.ts';
import { type GameRecord, startOf } from './record.ts';
import { namedOptions } from './record-text.ts';

const VERSION = '1';
/** Letters of the longest link: browsers accept it, and a thousand moves need a tenth. */
const LONGEST_LINK = 20_000;
const LONGEST_START = 2000;

/**
 * The whole game as a URL fragment, after '#': version ~ game ~ options ~ contents ~ sum. A move is its place among the
 * sorted texts of the legal moves, so that only a change of rules or notation can break it; the checksum includes the
 * texts of the moves, so that this is detected.
 */
export function writeLink(record: GameRecord): string | RecordFault {
  const { game, options, start, comment } = record;
  const settings = namedOptions(game.options).map((name) => `${name}=${options[name]}`);
  const head = [VERSION, game.id, settings.join(',')].join('~');
  const sum = new TextSum(head);
  const bits = new BitWriter();
  bits.put(start === undefined ? 0 : 1, 2);
  if (start !== undefined) bits.putText(start);
  putOutcome(bits, record.outcome, options.players);
  putTags(bits, record.tags);
  bits.putText(comment ?? '');
  const isAnnotated = record.line.some((entry) => Object.keys(entry).length > 1);
  bits.put(isAnnotated ? 1 : 0, 2);
  putLine({ bits, sum, position: startOf(record), isAnnotated }, record.line);
  const body = bits.end();
  sum.add(body);
  const link = [head, body, sum.end()].join('~');
  return link.length > LONGEST_LINK ? recordFault('too long', String(LONGEST_LINK)) : link;
}

/** Whether a text can only be one of our links. */
export function isLink(text: string): boolean {
  return /(?:^|#)\d+~[a-z]/i.test(text.slice(0, 500));
}

/** The record in a link, whatever stands before '#'; a single fault for everything that can be wrong inside. */
export function readLink(games: readonly Game[], text: string): GameRecord | RecordFault {
  const fragment = text.slice(text.indexOf('#') + 1).trim();
  if (fragment.length > LONGEST_LINK) return recordFault('too long', String(LONGEST_LINK));
  // Some programs percent-encode these characters.
  const parts = fragment.replace(/%7e/gi, '~').replace(/%3d/gi, '=').replace(/%2c/gi, ',').split('~');
  const [version, id, settings, body, told] = parts;
  if (!/^\d{1,3}$/.test(version)) return recordFault('other link', fragment);
  if (version !== VERSION) return recordFault('unknown version', version);
  const game = games.find((one) => one.id === id);
  if (game === undefined) return recordFault('unknown game', id ?? '');
  if (told === undefined || parts.length !== 5) return broken(fragment);
  const pairs = settings.split(',').filter((pair) => pair !== '');
  const options = readOptions(game.options, Object.fromEntries(pairs.map((pair) => pair.split('=', 2))));
  if (isFault(options)) return options;
  const sum = new TextSum([version, id, settings].join('~'));
  return readBody(game, { options, body, told, sum }) ?? broken(fragment);
}

interface Parts {
  readonly options: GameRecord['options'];
  readonly body: string;
  readonly told: string;
  readonly sum: TextSum;
}

/** undefined for contents that writeLink cannot have written. */
function readBody(game: Game, { options, body, told, sum }: Parts): GameRecord | RecordFault | undefined {
  const bits = new BitReader(body);
  const start = bits.get(2) === 1 ? bits.getText(LONGEST_START) : undefined;
  const position = start === undefined ? startPosition(game, options) : readPosition(game, start);
  if (isFault(position) || position.seats !== options.players) return undefined;
  const outcome = getOutcome(bits, options.players);
  const tags = getTags(bits);
  const comment = bits.getText(LONGEST_COMMENT);
  if (tags === undefined || comment === undefined) return undefined;
  const isAnnotated = bits.get(2) === 1;
  const line = getLine({ bits, sum, position, isAnnotated });
  sum.add(body);
  if (line === undefined || !bits.isComplete || sum.end() !== told) return undefined;
  return checkRecord({
    game,
    options,
    ...(start === undefined ? {} : { start }),
    tags,
    comment,
    line,
    ...(outcome === undefined ? {} : { outcome }),
  });
}

function broken(fragment: string): RecordFault {
  return recordFault('broken link', fragment);
}
