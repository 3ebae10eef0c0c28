import { type Fault, isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import { chosenOptions, type Options } from '../core/options.ts';
import type { Position } from '../core/position.ts';
import { readPosition, writePosition } from '../core/text.ts';
import { readAbstractPlay } from './abstract-play.ts';
import { checkRecord } from './check.ts';
import { isRecordFault, type RecordFault, recordFault } from './fault.ts';
import { LONGEST_TEXT } from './limits.ts';
import { isLink, readLink } from './link.ts';
import type { GameRecord } from './record.ts';
import { recordFromJson, SAVE_FORMAT } from './record-json.ts';
import { readRecordText } from './record-text-reader.ts';

/** What a text turned out to be. A position is a record without moves. */
export interface DetectedRecord {
  readonly kind: 'text' | 'json' | 'link' | 'abstractplay' | 'position';
  readonly record: GameRecord;
}

/** Reads anything that may be pasted: a record in any of our forms, a link, a position; or says why not. */
export function readAnything(games: readonly Game[], text: string, usual?: Game): DetectedRecord | RecordFault {
  if (text.length > LONGEST_TEXT) return recordFault('too long', String(LONGEST_TEXT));
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return recordFault('nothing there');
  if (/^\{\s*["}]|^\[\s*[{\]]/.test(trimmed)) return readJson(games, trimmed);
  if (isLink(trimmed)) return found('link', readLink(games, trimmed));
  if (/^[a-z]+:\/\/\S*$/i.test(trimmed)) return recordFault('other link', trimmed);
  if (looksLikePosition(trimmed)) return found('position', readAnyPosition(games, trimmed, usual));
  return found('text', readRecordText(games, trimmed, usual));
}

/** The text of a position for pasting again: with the name of its game where the position alone is ambiguous. */
export function writeNamedPosition(games: readonly Game[], position: Position): string {
  const text = writePosition(position);
  const read = readAnyPosition(games, text, undefined);
  const tells = !isRecordFault(read) && read.game === position.game;
  return tells ? text : `${position.game.id}: ${text}`;
}

function found(kind: DetectedRecord['kind'], record: GameRecord | RecordFault): DetectedRecord | RecordFault {
  return isRecordFault(record) ? record : { kind, record };
}

function readJson(games: readonly Game[], text: string): DetectedRecord | RecordFault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return recordFault('bad JSON', text);
  }
  if (Array.isArray(value)) {
    if (value.length > 1) return recordFault('several games');
    [value] = value;
  }
  if (isSave(value)) return found('json', recordFromJson(games, value.record));
  const isForeign = typeof value === 'object' && value !== null && 'header' in value;
  if (isForeign) return found('abstractplay', readAbstractPlay(games, value));
  return found('json', recordFromJson(games, value));
}

/** A saved game of a program, with who sat where. */
function isSave(value: unknown): value is { readonly record?: unknown } {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === SAVE_FORMAT;
}

/** One line whose first word has rows, perhaps after the name of a game. */
function looksLikePosition(text: string): boolean {
  return !text.includes('\n') && /^(?:[a-z]+[: ]\s*)?[^\s[\]{}()]+\/[^\s[\]{}()]+\/\S*(?:\s|$)/i.test(text);
}

/** A position does not name its game; among those that it fits, games whose default options it has come first. */
function readAnyPosition(games: readonly Game[], text: string, usual: Game | undefined): GameRecord | RecordFault {
  const [, word, rest] = /^([a-z]+)[: ]\s*(.*)$/i.exec(text) ?? [];
  const named = games.find(({ id, name }) => [id, name.toLowerCase()].includes((word ?? '').toLowerCase()));
  const candidates = named !== undefined ? [named] : usual !== undefined ? [usual] : games;
  const body = named === undefined ? text : rest;
  const read = candidates.map((game) => readPosition(game, body));
  const fitting = read.filter((one): one is Position => !isFault(one));
  const usually = fitting.filter(({ game, options }) => hasUsualBoard(game, options));
  const likely = usually.length > 0 ? usually : fitting;
  if (likely.length > 1) return recordFault('which game', likely.map(({ game }) => game.name).join(', '));
  if (likely.length === 1) {
    const { game, options } = likely[0];
    return checkRecord({ game, options, start: body, tags: {}, line: [] });
  }
  const faults = read.filter((one): one is Fault => isFault(one));
  return faults.length === 1 ? faults[0] : clearest(faults, body);
}

/** Whether all options but the number of players have their defaults. */
function hasUsualBoard(game: Game, options: Options): boolean {
  return Object.keys(chosenOptions(game.options, options)).every((name) => name === 'players');
}

/** The fault of the game that matched best, in cells and board. */
function clearest(faults: readonly Fault[], text: string): RecordFault {
  const near = faults.filter(({ fault }) => fault !== 'bad cell' && fault !== 'bad board shape');
  return near.length === 1 ? near[0] : recordFault('unknown text', text);
}
