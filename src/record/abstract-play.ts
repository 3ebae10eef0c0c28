import type { AbstractPlay } from '../core/abstract-play.ts';
import { isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import { exactMove } from '../core/moves.ts';
import { chosenOptions, type Options, readOptions } from '../core/options.ts';
import type { Position } from '../core/position.ts';
import { readPosition, writePosition } from '../core/text.ts';
import { NO_MOVE } from '../core/types.ts';
import { checkRecord } from './check.ts';
import { isRecordFault, type RecordFault, recordFault } from './fault.ts';
import { MOST_MOVES } from './limits.ts';
import { type GameRecord, matchOf, type Outcome, startOf } from './record.ts';

/** A finished game in AbstractPlay's format. generated: the current time, as in '2026-01-31T12:00:00.000Z'. */
export function writeAbstractPlay(record: GameRecord, generated: string): string | RecordFault {
  const { game, options, tags, outcome } = record;
  const { abstractPlay: foreign } = game;
  if (foreign === undefined) return recordFault('foreign game', game.name);
  const variants = foreign.variants(options);
  if (variants === undefined) return recordFault('foreign variant', describeOptions(game, options));
  if (outcome === undefined || outcome.winners.length === 0) return recordFault('not finished');
  const isPied = isSwapped(record);
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  const scores = outcome.reason === 'rules' ? game.scores?.(matchOf(record).position) : undefined;
  const players = (isPied ? seats.toReversed() : seats).map((seat) => ({
    name: tags[`Player${seat + 1}`] || game.texts.en.seats[seat],
    ...(scores === undefined ? {} : { score: scores[seat] }),
    is_ai: Object.hasOwn(tags, `Engine${seat + 1}`),
    result: outcome.winners.includes(seat) ? 1 : 0,
  }));
  const usual = foreign.start?.(options.players);
  return JSON.stringify({
    header: {
      game: { name: foreign.names[0], ...(variants.length === 0 ? {} : { variants }) },
      ...(tags.Event && tags.Round ? { event: tags.Event, round: tags.Round } : {}),
      site: { name: tags.Site || 'Gamut', ...(tags.GameId ? { gameid: tags.GameId } : {}) },
      'date-start': tags.Date || generated,
      'date-end': tags.DateEnd || tags.Date || generated,
      'date-generated': generated,
      ...(isPied ? { pied: true } : {}),
      players,
      ...(record.start === usual ? {} : { startingPosition: writePosition(startOf(record)) }),
    },
    moves: writeRounds(record, foreign),
  });
}

/** Our record for one of theirs, already parsed. */
export function readAbstractPlay(games: readonly Game[], value: unknown): GameRecord | RecordFault {
  const { header, moves } = asObject(value);
  const { game: about, players, startingPosition, pied } = asObject(header);
  const { name, variants = [] } = asObject(about);
  const game = games.find(({ abstractPlay }) => abstractPlay?.names.some((one) => one === name));
  const foreign = game?.abstractPlay;
  if (foreign === undefined || game === undefined) return recordFault('foreign game', textOf(name));
  const given = isTexts(variants) ? foreign.options(variants) : undefined;
  if (given === undefined) return recordFault('foreign variant', isTexts(variants) ? variants.join(' ') : '');
  if (!Array.isArray(players)) return recordFault('bad key', 'players');
  const isPied = pied === true;
  const start = typeof startingPosition === 'string' ? startingPosition : foreign.start?.(players.length);
  const begun = start === undefined ? undefined : readPosition(game, start);
  if (begun !== undefined && isFault(begun)) return begun;
  const told = { ...given, players: players.length, ...(isPied ? foreign.swap?.options : {}) };
  const options = readOptions(game.options, { ...begun?.options, ...told });
  if (isFault(options)) return options;
  const read = readRounds(moves, foreign, options);
  if (isRecordFault(read)) return read;
  const seated = isPied ? players.toReversed() : players;
  const outcome = readResults(seated, read.end);
  if (isRecordFault(outcome)) return outcome;
  const draft: GameRecord = {
    game,
    options,
    ...(start === undefined ? {} : { start }),
    tags: readTags(asObject(header), seated),
    line: (isPied && foreign.swap ? read.moves.toSpliced(1, 0, foreign.swap.move) : read.moves).map((move) => ({
      move,
    })),
    outcome,
  };
  const byRules = checkRecord({ ...draft, outcome: { reason: 'rules', winners: outcome.winners } });
  // Where our rules have not ended the game, the players have.
  return isRecordFault(byRules) && byRules.fault === 'wrong result' ? checkRecord(draft) : byRules;
}

function describeOptions(game: Game, options: GameRecord['options']): string {
  return Object.entries(chosenOptions(game.options, options))
    .map((pair) => pair.join(' '))
    .join(', ');
}

/** With the pie rule we write a move for what they note with the players. */
function isSwapped({ game, line }: GameRecord): boolean {
  const swap = game.abstractPlay?.swap?.move;
  return swap !== undefined && line[1]?.move === swap;
}

const ENDS = ['resign', 'timeout', 'drawagreed', 'gameabandoned'];

type Fields = Readonly<Record<string, unknown>>;

function asObject(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Text of a primitive value: an object may convert itself to text in its own way, or not at all. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length < 10 && value.every((one) => typeof one === 'string');
}

/**
 * A list for each round, with a place for each player; a place without a move is null, or 'pass' where they write that.
 */
function writeRounds(record: GameRecord, foreign: AbstractPlay): (string | null)[][] {
  const position = startOf(record);
  const skipped = foreign.tellsPass ? 'pass' : null;
  const rounds: (string | null)[][] = [[]];
  for (let seat = 0; seat < position.turn; seat++) rounds[0].push(null);
  for (const { move: text } of record.line) {
    const move = exactMove(position, text);
    if (move === NO_MOVE) throw new Error(`the record was not checked: ${text}`);
    if (text !== foreign.swap?.move) {
      const isExchanged = isSwapped(record) && position.ply > 1;
      const seat = isExchanged ? 1 - position.turn : position.turn;
      while (seat !== rounds[rounds.length - 1].length % position.seats) addTo(rounds, skipped, position.seats);
      addTo(rounds, writeForeignMove(position, move, text, foreign), position.seats);
    }
    position.play(move);
  }
  return rounds;
}

function addTo(rounds: (string | null)[][], text: string | null, seats: number): void {
  if (rounds[rounds.length - 1].length === seats) rounds.push([]);
  rounds[rounds.length - 1].push(text);
}

function writeForeignMove(position: Position, move: number, text: string, foreign: AbstractPlay): string {
  return shiftCells(text, foreign, position.options, 1) + (foreign.mark?.(position, move) ?? '');
}

/** way: 1 for their numbers, -1 for ours. */
function shiftCells(text: string, foreign: AbstractPlay, options: Options, way: 1 | -1): string {
  const { shift } = foreign;
  if (shift === undefined) return text;
  return text.replace(/([a-z])(\d+)/gi, (_, letter: string, number: string) => {
    const row = letter.toLowerCase().charCodeAt(0) - 97;
    return `${letter}${Number(number) + way * shift(row, options)}`;
  });
}

interface Rounds {
  readonly moves: string[];
  /** Their name for an end that was not by the rules, and the player concerned. */
  readonly end?: { readonly type: string; readonly player: unknown };
}

function readRounds(value: unknown, foreign: AbstractPlay, options: Options): Rounds | RecordFault {
  if (!Array.isArray(value)) return recordFault('bad key', 'moves');
  const moves: string[] = [];
  for (const round of value) {
    if (!Array.isArray(round) || round.length > 8) return recordFault('bad key', 'moves');
    const order = (one: unknown) => Number(textOf(asObject(one).sequence ?? 0)) || 0;
    for (const one of round.toSorted((a, b) => order(a) - order(b))) {
      if (one === null) continue;
      const text = typeof one === 'string' ? one : asObject(one).move;
      const results = asObject(one).result;
      const end = Array.isArray(results)
        ? results.map(asObject).find(({ type }) => ENDS.includes(textOf(type)))
        : undefined;
      if (end !== undefined) return { moves, end: { type: textOf(end.type), player: end.player } };
      if (typeof text !== 'string') return recordFault('bad key', 'moves');
      if (ENDS.includes(text)) return { moves, end: { type: text, player: undefined } };
      if (moves.push(shiftCells(text, foreign, options, -1)) > MOST_MOVES)
        return recordFault('too many moves', String(MOST_MOVES));
    }
  }
  return { moves };
}

/** The highest result wins; the player named with a resignation or time-out has lost. */
function readResults(players: readonly unknown[], end: Rounds['end']): Outcome | RecordFault {
  const results = players.map((player) => asObject(player).result);
  if (!results.every((result) => typeof result === 'number')) return recordFault('bad key', 'result');
  const best = Math.max(...results);
  const winners = results.flatMap((result, seat) => (result === best ? [seat] : []));
  const named = typeof end?.player === 'number' ? end.player - 1 : undefined;
  const loser = named ?? (players.length === 2 && winners.length === 1 ? 1 - winners[0] : undefined);
  const canLose = loser !== undefined && loser >= 0 && loser < players.length && !winners.includes(loser);
  if (end?.type === 'resign' && canLose) return { reason: 'resignation', winners, loser };
  if (end?.type === 'timeout' && canLose) return { reason: 'time', winners, loser };
  if (end?.type === 'drawagreed' && winners.length > 1) return { reason: 'agreement', winners };
  return { reason: 'adjudication', winners };
}

function readTags(header: Fields, players: readonly unknown[]): GameRecord['tags'] {
  const { name: site, gameid } = asObject(header.site);
  const found: [string, unknown][] = [
    ['Event', header.event],
    ['Site', site],
    ['Date', header['date-start']],
    ['Round', header.round],
    ['GameId', gameid],
    ['DateEnd', header['date-end']],
  ];
  players.forEach((player, seat) => {
    found.push([`Player${seat + 1}`, asObject(player).name]);
    if (asObject(player).is_ai === true) found.push([`Engine${seat + 1}`, asObject(player).name]);
  });
  const texts = found.filter(([, text]) => typeof text === 'string' || typeof text === 'number');
  return Object.fromEntries(texts.map(([name, text]) => [name, String(text)]));
}
