import type { Game } from '../core/game.ts';
import { chosenOptions } from '../core/options.ts';
import { escapeHtml, type LivePart, writePage, writeSection, writeTable } from './report-page.ts';
import { plotBars } from './report-plots.ts';
import { pointsAgainst, type Tournament } from './tournament.ts';

/** Letters that fit below all bars together. */
const MOST_LETTERS = 40;

/** A self-contained page about a round robin. */
export function tournamentReport(tournament: Tournament, game: Game, command: string, live?: LivePart): string {
  const { entrants, standings, encounters } = tournament;
  const rules = Object.entries(chosenOptions(game.options, tournament.options)).map(
    ([name, value]) => `${name} ${value}`,
  );
  const games = encounters.reduce((sum, { result }) => sum + result.tally.games, 0);
  const [head, ...rows] = crossTable(tournament);
  const parts = [
    `<p>${encounters.length} matches, ${games} games.</p>`,
    writeSection('Standings and cross table', writeTable(head, rows)),
    writeSection(
      `Elo above ${entrants[standings[standings.length - 1].entrant].name}`,
      plotBars(
        'Elo of each entrant',
        standings.map(({ elo, entrant }, place) => {
          const { name } = entrants[entrant];
          const label = name.length * standings.length > MOST_LETTERS ? String(place + 1) : name;
          return { label, value: Math.max(0, elo.mean), kind: 'bar', low: elo.low, high: elo.high };
        }),
        '',
      ),
      '<p>The lines are intervals that hold the true value 95 times in 100.</p>',
    ),
    live === undefined ? '' : writeSection('The games', live.html),
    writeSection('Faults', faultList(tournament)),
    writeSection(
      'The players',
      writeTable(
        ['name', 'player'],
        entrants.map(({ name, word }) => [name, word]),
      ),
    ),
    writeSection('How to repeat it', `<pre>${escapeHtml(command)}</pre>`),
  ];
  return writePage(`${[game.name, ...rules].join(', ')}: a round robin of ${entrants.length}`, parts, live);
}

/**
 * The heading and a row for each entrant, best first: Elo, points, games, faults, and points against each of the
 * others.
 */
export function crossTable(tournament: Tournament): string[][] {
  const { entrants, standings } = tournament;
  const head = ['', 'Elo', '95 %', 'points', 'games', 'faults', ...standings.map((_, place) => String(place + 1))];
  const rows = standings.map(({ entrant, elo, points, games, faults }, place) => [
    `${place + 1} ${entrants[entrant].name}`,
    elo.mean.toFixed(0),
    place === standings.length - 1 ? '' : `${elo.low.toFixed(0)} to ${elo.high.toFixed(0)}`,
    tenths(points),
    String(games),
    String(faults),
    ...standings.map((other) => {
      const tally = pointsAgainst(tournament, entrant, other.entrant);
      return tally === undefined ? '·' : `${tenths(tally.points)}/${tally.games}`;
    }),
  ]);
  return [head, ...rows];
}

/** A sentence for every game that was lost by a fault. */
export function faultSentences({ encounters, entrants }: Tournament): string[] {
  return encounters.flatMap(({ one, other, result }) =>
    result.games.flatMap(({ id, seat, reason, detail = '', players }) => {
      if (seat === undefined) return [];
      const [loser, winner] = players[seat] === 0 ? [one, other] : [other, one];
      return [`${entrants[loser].name} lost game ${id} against ${entrants[winner].name} by ${reason}: ${detail}`];
    }),
  );
}

function faultList(tournament: Tournament): string {
  const faults = faultSentences(tournament);
  return faults.length === 0
    ? '<p>None.</p>'
    : `<ul>${faults.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`;
}

function tenths(points: number): string {
  return String(Math.round(10 * points) / 10);
}
