import type { Game } from '../core/game.ts';
import { chosenOptions } from '../core/options.ts';
import { eloEstimate, estimateScore } from './elo.ts';
import { budgetText, percent, signedElo } from './format.ts';
import { escapeHtml, type LivePart, writePage, writeSection, writeTable } from './report-page.ts';
import { plotBars, plotEstimates, plotGrid } from './report-plots.ts';
import { ENOUGH_GROUPS, type MatchResult } from './result.ts';
import { openingScores } from './tournament.ts';

/** What a page about a match is made of. */
export interface ReportContent {
  readonly result: MatchResult;
  readonly game: Game;
  /** Milliseconds of all moves of each player. */
  readonly times: readonly (readonly number[])[];
  /** The command line that reproduces it. */
  readonly command: string;
  /** What to call the players, where that is not their words. */
  readonly names?: readonly string[];
  /** All games, to be stepped through. */
  readonly live?: LivePart;
}

/** Elo beyond this is drawn at the edge. */
const MOST_ELO = 800;
const LENGTH_BARS = 24;
/** Characters of a name that fit below a bar. */
const LONGEST_LABEL = 20;
/** Standard deviations of a mean to both sides that hold the true one 95 times in 100. */
const DEVIATIONS = 1.96;

/** A self-contained page with all results of a match. */
export function matchReport({ result: played, game, times, command, names, live }: ReportContent): string {
  const result = { ...played, players: names ?? played.players };
  const { players, tally } = result;
  const groups = openingScores(result);
  const running = groups.map((_, index) => estimateScore(groups.slice(0, index + 1)));
  const rules = Object.entries(chosenOptions(game.options, result.options)).map(([name, value]) => `${name} ${value}`);
  const even = 1 / players.length;
  const parts = [
    `<p>${escapeHtml([game.name, ...rules].join(', '))}. ${result.groups} openings, each played once for every order of the players: ${tally.games} games of ${tally.meanMoves.toFixed(1)} moves on average, ${tally.draws} draws, ${tally.caps} stopped at the move limit. ${escapeHtml(budgetText(result))}, seed ${result.seed}.</p>`,
    result.tooFew ? `<p>Only ${result.groups} openings; a reliable result needs at least ${ENOUGH_GROUPS}.</p>` : '',
    writeSection('Scores', scoreTable(result), eloSentence(result), testSentence(result)),
    writeSection(
      `Score of ${players[0]} so far, opening by opening`,
      plotEstimates('Running score with its 95 % interval', running, { low: 0, high: 1, even, label: percent }),
    ),
    players.length === 2
      ? writeSection(
          `Elo of ${players[0]} above ${players[1]}`,
          plotEstimates('Running Elo difference with its 95 % interval', running.map(eloEstimate), {
            low: -MOST_ELO,
            high: MOST_ELO,
            even: 0,
            label: (value) => (value === 0 ? '0' : signedElo(value)),
          }),
        )
      : '',
    writeSection(
      `Each opening: score of ${players[0]} over all seats`,
      plotGrid('Score in each opening', groups, even),
      '<p>+ more than even, = even, − less.</p>',
    ),
    writeSection('Length of the games', plotBars('Games by their number of moves', lengthBars(result), '')),
    writeSection(
      'Time per move',
      plotBars('Mean milliseconds per move', timeBars(players, times), ' ms'),
      timeTable(players, times),
      `<p>${result.wallClock ? 'Processor time of players here, and the wall clock for programs' : 'Processor time'}.</p>`,
    ),
    writeSection('Points by seat', plotBars('Points by seat', seatBars(result), '')),
    live === undefined ? '' : writeSection('The games', live.html),
    writeSection('Faults', faultTable(result), faultList(result)),
    names === undefined
      ? ''
      : writeSection(
          'The players',
          writeTable(
            ['name', 'player'],
            names.map((name, at) => [name, played.players[at]]),
          ),
        ),
    writeSection(
      'How to repeat it',
      `<pre>${escapeHtml(command)}</pre>`,
      `<p>Openings ${escapeHtml(result.openings.hash)}${result.book === undefined ? ', drawn at random' : `, from the file ${escapeHtml(result.book)}`}. ${escapeHtml(versionText(result))}. Only matches limited by nodes can be repeated move by move.</p>`,
    ),
  ];
  return writePage(`${game.name}: ${players.join(' against ')}`, parts, live);
}

function scoreTable({ players, scores, tally }: MatchResult): string {
  const rows = players.map((name, player) => {
    const { mean, low, high } = scores[player];
    const { wins, draws, losses, caps } = tally.players[player];
    return [name, percent(mean), `${percent(low)} to ${percent(high)}`, ...[wins, draws, losses, caps].map(String)];
  });
  return writeTable(['player', 'score', '95 %', 'wins', 'draws', 'losses', 'stopped'], rows);
}

function eloSentence({ players, scores }: MatchResult): string {
  if (players.length !== 2) return '';
  const { mean, low, high } = eloEstimate(scores[0]);
  const text = `${players[0]} is ${signedElo(mean)} Elo above ${players[1]} (95 %: ${signedElo(low)} to ${signedElo(high)}).`;
  return `<p>${escapeHtml(text)}</p>`;
}

function testSentence({ sprt, sprtState }: MatchResult): string {
  if (sprt === undefined || sprtState === undefined) return '';
  const { verdict, pairs, llr } = sprtState;
  const answer = verdict === undefined ? 'undecided' : `${verdict === 'elo1' ? sprt.elo1 : sprt.elo0} Elo`;
  return `<p>Sequential test of ${sprt.elo0} against ${sprt.elo1} Elo: ${answer} after ${pairs} pairs, LLR ${llr.toFixed(2)}.</p>`;
}

function lengthBars({ games }: MatchResult) {
  const lengths = games.map(({ moves }) => moves.length);
  const low = Math.min(...lengths);
  const width = Math.max(1, Math.ceil((Math.max(...lengths) - low + 1) / LENGTH_BARS));
  const bars: { label: string; value: number; kind: string }[] = [];
  for (let from = low; from <= Math.max(...lengths); from += width) {
    const value = lengths.filter((length) => length >= from && length < from + width).length;
    bars.push({ label: width === 1 ? String(from) : `${from}–${from + width - 1}`, value, kind: 'bar' });
  }
  return bars;
}

/** Players with long names are numbered in plots; the tables name them. */
function timeBars(players: readonly string[], times: readonly (readonly number[])[]) {
  return times.map((own, player) => {
    const name = players[player];
    const label = name.length > LONGEST_LABEL ? `player ${player + 1}` : name;
    const [mean, error] = [meanOf(own), errorOf(own)];
    return { label, value: mean, kind: `p${player}`, low: mean - error, high: mean + error };
  });
}

function timeTable(players: readonly string[], times: readonly (readonly number[])[]): string {
  const rows = players.map((name, player) => {
    const sorted = [...times[player]].sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    const figures = [meanOf(sorted), at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(1));
    return [`${player + 1}: ${name}`, String(sorted.length), ...figures];
  });
  return writeTable(['player', 'moves', 'mean ms', 'median', '99 %', 'longest'], rows);
}

function seatBars({ tally }: MatchResult) {
  return tally.seats.map((value, seat) => {
    const share = value / Math.max(1, tally.games);
    const error = DEVIATIONS * Math.sqrt(Math.max(0, tally.games * share * (1 - share)));
    return { label: `seat ${seat + 1}`, value, kind: 'bar', low: value - error, high: value + error };
  });
}

function faultTable({ players, tally }: MatchResult): string {
  const rows = players.map((name, player) => {
    const { illegalMoves, crashes, timeLosses, floods } = tally.players[player];
    return [name, ...[illegalMoves, crashes, timeLosses, floods].map(String)];
  });
  return writeTable(['player', 'illegal moves', 'crashes', 'time', 'floods'], rows);
}

function faultList({ games, players }: MatchResult): string {
  const faults = games.flatMap(({ id, seat, reason, detail = '', players: seated }) =>
    seat === undefined ? [] : [`Game ${id}: ${players[seated[seat]]} lost by ${reason}: ${detail}`],
  );
  return faults.length === 0
    ? '<p>None.</p>'
    : `<ul>${faults.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`;
}

function versionText({ versions }: MatchResult): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}

/** Half the 95 % interval of a mean. */
function errorOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return DEVIATIONS * Math.sqrt(variance / values.length);
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
