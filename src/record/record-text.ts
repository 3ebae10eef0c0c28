import { exactMove } from '../core/moves.ts';
import type { OptionTable } from '../core/options.ts';
import type { Position } from '../core/position.ts';
import { NO_MOVE } from '../core/types.ts';
import { writeClock, writeEvaluation, writeScore, writeTermination } from './annotation.ts';
import { type Entry, type GameRecord, type MoveLine, startOf } from './record.ts';
import { Round } from './rounds.ts';

/** A checked record as text: tags, numbered moves, {comments}, (variations), the result. */
export function writeRecordText(record: GameRecord): string {
  const tags = writeTags(record).map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`);
  const words: string[] = [];
  if (record.comment !== undefined) words.push(`{${shield(record.comment)}}`);
  writeLine(words, startOf(record), record.line);
  words.push(writeScore(record));
  return `${tags.join('\n')}\n\n${wrap(words)}\n`;
}

/** Tags that people look for come first, in this order. */
const FIRST = ['Event', 'Site', 'Date', 'Round', 'Player1', 'Player2', 'Player3', 'Player4'];
const WIDTH = 100;

function writeTags(record: GameRecord): [string, string][] {
  const { game, options, start, tags, outcome } = record;
  const first = FIRST.filter((name) => Object.hasOwn(tags, name));
  const others = Object.keys(tags).filter((name) => !FIRST.includes(name));
  const found: [string, string][] = [['Game', game.name]];
  for (const name of namedOptions(game.options)) found.push([capital(name), String(options[name])]);
  for (const name of first) found.push([name, tags[name]]);
  if (start !== undefined) found.push(['Start', start]);
  found.push(['Result', writeScore(record)]);
  if (outcome !== undefined && outcome.reason !== 'rules') found.push(['Termination', writeTermination(outcome)]);
  for (const name of others) found.push([name, tags[name]]);
  return found;
}

/** Options that can have more than one value: all are written, so that no record depends on today's defaults. */
export function namedOptions(table: OptionTable): string[] {
  return Object.keys(table).filter((name) => table[name].length > 1);
}

function capital(name: string): string {
  return `${name[0].toUpperCase()}${name.slice(1)}`;
}

/** Move numbers come before the first move of a round, and wherever a line continues after something else. */
function writeLine(words: string[], position: Position, line: MoveLine, round = new Round(1, position.turn - 1)): void {
  const first = position.ply;
  let interrupted = true;
  for (const entry of line) {
    round.enter(position.turn);
    if (interrupted || round.begins) words.push(round.number(position.seats));
    words.push(`${entry.move}${entry.mark ?? ''}`);
    const said = sayOf(entry);
    if (said !== '') words.push(`{${said}}`);
    for (const variation of entry.variations ?? []) {
      words.push('(');
      writeLine(words, position, variation, round.before());
      words.push(')');
    }
    interrupted = said !== '' || entry.variations !== undefined;
    position.play(moveOf(position, entry.move));
  }
  while (position.ply > first) position.undo();
}

function moveOf(position: Position, text: string) {
  const move = exactMove(position, text);
  if (move === NO_MOVE) throw new Error(`the record was not checked: ${text}`);
  return move;
}

function sayOf({ evaluation, clock, comment }: Entry): string {
  const parts: string[] = [];
  if (evaluation !== undefined) parts.push(`[%eval ${writeEvaluation(evaluation)}]`);
  if (clock !== undefined) parts.push(`[%clk ${writeClock(clock)}]`);
  if (comment !== undefined) parts.push(shield(comment));
  return parts.join(' ');
}

/** A closing brace would end the comment, and '[%' begin a command; line ends are distinguished from wrapped lines. */
function shield(text: string): string {
  return text.replace(/[\\}]|\[(?=%)/g, '\\$&').replaceAll('\n', '\\n');
}

/** Words in lines, without spaces inside parentheses; comments may be broken at single spaces. */
function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  let open = '';
  for (const word of words) {
    if (word === '(') open += word;
    else if (word === ')') line += word;
    else {
      for (const part of `${open}${word}`.split(/(?<!\s) (?!\s)/)) {
        if (line !== '' && line.length + part.length >= WIDTH) {
          lines.push(line);
          line = '';
        }
        line += line === '' ? part : ` ${part}`;
      }
      open = '';
    }
  }
  return [...lines, line].join('\n');
}
