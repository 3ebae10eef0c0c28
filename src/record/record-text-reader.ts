import { isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import { readOptions } from '../core/options.ts';
import { readPosition } from '../core/text.ts';
import { readClock, readEvaluation, readOutcome, readScore } from './annotation.ts';
import { checkRecord, isReserved } from './check.ts';
import { type RecordFault, recordFault } from './fault.ts';
import { DEEPEST, LONGEST_TEXT, MOST_MOVES } from './limits.ts';
import { type Entry, type GameRecord, MOVE_MARKS, type MoveLine, type MoveMark } from './record.ts';
import { readTokens, type Token } from './tokens.ts';

/** The record in a text, however sloppily written. Where it names no game, the given one is assumed. */
export function readRecordText(games: readonly Game[], text: string, usual?: Game): GameRecord | RecordFault {
  if (text.length > LONGEST_TEXT) return recordFault('too long', String(LONGEST_TEXT));
  const body: Body = { tags: new Map(), lines: [{ entries: [], comment: '' }], score: undefined, moves: 0 };
  for (const token of readTokens(text)) {
    const fault = takeToken(body, token);
    if (fault !== undefined) return fault;
  }
  if (body.lines.length > 1) return recordFault('not closed', '(');
  if (body.tags.size === 0 && body.moves === 0) return recordFault('unknown text', text.trim());
  return makeRecord(games, body, usual);
}

/** An entry that may still get annotations. */
interface OpenEntry {
  move: string;
  mark?: MoveMark;
  comment?: string;
  evaluation?: NonNullable<Entry['evaluation']>;
  clock?: number;
  variations?: MoveLine[];
}

interface OpenLine {
  readonly entries: OpenEntry[];
  /** Comment before its first move. */
  comment: string;
}

interface Body {
  /** By name in lower case: the name as written, and the value. */
  readonly tags: Map<string, readonly [string, string]>;
  /** The main line and the variations that are open. */
  readonly lines: OpenLine[];
  score: string | undefined;
  moves: number;
}

function takeToken(body: Body, token: Token): RecordFault | undefined {
  const line = body.lines[body.lines.length - 1];
  const last = line.entries.at(-1);
  switch (token.kind) {
    case 'tag':
      if (body.moves > 0 || body.score !== undefined) return recordFault('several games');
      if (body.tags.has(token.name.toLowerCase())) return recordFault('bad tag', token.name);
      body.tags.set(token.name.toLowerCase(), [token.name, token.text]);
      return undefined;
    case 'open':
      if (last === undefined) return recordFault('bad character', '(');
      if (body.lines.length > DEEPEST) return recordFault('too deep');
      body.lines.push({ entries: [], comment: '' });
      return undefined;
    case 'close':
      return closeLine(body);
    case 'comment':
      return takeComment(body, line, token.text);
    case 'move':
      if (body.score !== undefined && body.lines.length === 1) return recordFault('several games');
      if (++body.moves > MOST_MOVES) return recordFault('too many moves', String(MOST_MOVES));
      line.entries.push({ move: token.text });
      return undefined;
    case 'mark': {
      const mark = readMark(token.text);
      if (last === undefined || mark === undefined) return recordFault('bad mark', token.text);
      if (mark !== '') last.mark = mark;
      return undefined;
    }
    case 'score':
      if (body.lines.length === 1) body.score = token.text;
      return undefined;
    default:
      return recordFault(token.kind === 'bad' ? 'bad character' : 'not closed', token.text);
  }
}

function closeLine(body: Body): RecordFault | undefined {
  if (body.lines.length === 1) return recordFault('bad character', ')');
  const closed = body.lines.pop();
  const owner = body.lines[body.lines.length - 1].entries.at(-1);
  if (closed === undefined || owner === undefined) throw new Error('a variation has lost its move');
  if (closed.entries.length === 0) return undefined;
  const [first] = closed.entries;
  // Records keep a comment before a variation with its first move.
  if (closed.comment !== '') first.comment = `${closed.comment} ${first.comment ?? ''}`;
  owner.variations ??= [];
  owner.variations.push(closed.entries);
  return undefined;
}

function takeComment(body: Body, line: OpenLine, text: string): RecordFault | undefined {
  const last = line.entries.at(-1);
  let bad: RecordFault | undefined;
  const paragraph = text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join(' ');
  const rest = paragraph.replace(
    /(\\?)\[%(\w{1,20})\s+([^\]]{0,60})\]\s?/g,
    (all, escaped: string, name: string, value: string) => {
      if (escaped !== '') return all;
      bad ??= last === undefined ? undefined : takeCommand(last, name.toLowerCase(), value.trim(), body);
      return '';
    },
  );
  if (bad !== undefined) return bad;
  const plain = rest.replace(/\\([\\}[n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)).trim();
  if (plain === '') return undefined;
  if (last === undefined) line.comment = line.comment === '' ? plain : `${line.comment} ${plain}`;
  else last.comment = last.comment === undefined ? plain : `${last.comment} ${plain}`;
  return undefined;
}

/** Unknown commands, which other programs may write, are dropped. */
function takeCommand(entry: OpenEntry, name: string, value: string, { moves }: Body): RecordFault | undefined {
  if (name === 'eval') {
    const evaluation = readEvaluation(value);
    if (evaluation === undefined) return recordFault('bad evaluation', value, { ply: moves });
    entry.evaluation = evaluation;
  }
  if (name === 'clk') {
    const clock = readClock(value);
    if (clock === undefined) return recordFault('bad clock', value, { ply: moves });
    entry.clock = clock;
  }
  return undefined;
}

/** Marks as characters or as the numbers (NAGs) that other programs write; '' for a number with another meaning. */
function readMark(text: string): MoveMark | '' | undefined {
  if (!text.startsWith('$')) return MOVE_MARKS.find((mark) => mark === text);
  return MOVE_MARKS[Number(text.slice(1)) - 1] ?? '';
}

function makeRecord(games: readonly Game[], body: Body, usual: Game | undefined): GameRecord | RecordFault {
  const { tags } = body;
  const value = (name: string) => tags.get(name)?.[1];
  const wanted = value('game')?.trim().toLowerCase();
  if (wanted === undefined && usual === undefined) return recordFault('no game named');
  const game =
    wanted === undefined ? usual : games.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  if (game === undefined) return recordFault('unknown game', value('game'));
  const start = value('start') ?? value('fen') ?? value('position');
  const named = Object.keys(game.options).flatMap((name) => (tags.has(name) ? [[name, value(name)]] : []));
  const begun = start === undefined ? undefined : readPosition(game, start);
  if (begun !== undefined && isFault(begun)) return begun;
  const options = readOptions(game.options, { ...begun?.options, ...Object.fromEntries(named) });
  if (isFault(options)) return options;
  const score = body.score ?? value('result') ?? '*';
  const winners = readScore(score.trim());
  if (winners === undefined || winners.some((seat) => seat >= options.players)) return recordFault('bad result', score);
  const outcome = readOutcome(winners, value('termination') ?? '', options.players);
  if (outcome === 'bad') return recordFault('bad result', value('termination'));
  const [main] = body.lines;
  const draft: GameRecord = {
    game,
    options,
    ...(start === undefined ? {} : { start }),
    tags: {},
    comment: main.comment,
    line: main.entries,
    ...(outcome === undefined ? {} : { outcome }),
  };
  const others = [...tags]
    .filter(([plain]) => !isReserved(plain, draft))
    .map(([, [name, text]]) => [capital(name), text]);
  return checkRecord({ ...draft, tags: Object.fromEntries(others) });
}

/** Tags of other programs may begin with a lower-case letter or contain underscores. */
function capital(name: string): string {
  const letters = name.replaceAll('_', '');
  return `${letters[0].toUpperCase()}${letters.slice(1)}`;
}
