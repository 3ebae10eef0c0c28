import { expect, test } from 'vitest';
import { optionsOf } from '../core/options.ts';
import { agere } from '../games/agere/index.ts';
import { matchReport } from './report.ts';
import { escapeHtml } from './report-page.ts';
import { plotBars, plotGrid } from './report-plots.ts';
import { makeResult, type Plan } from './result.ts';
import { makeSchedule } from './schedule.ts';
import type { PlayedGame } from './tally.ts';
import { makeTournament } from './tournament.ts';
import { crossTable, faultSentences, tournamentReport } from './tournament-report.ts';

const HOSTILE = `engine:"><script>alert('x')</script><img src=http://evil/x onerror=1>&amp;`;

function resultOf(players: readonly string[], firstSeat: readonly number[], last: Partial<PlayedGame> = {}) {
  const plan: Plan = {
    game: agere.id,
    options: optionsOf(agere.options, { size: 5 }),
    players,
    seed: 3,
    budget: { nodes: 500 },
    cap: 100,
    patience: [1, 1],
    versions: { gamut: '1' },
  };
  const count = firstSeat.length / 2;
  const games = firstSeat.map((share, id): PlayedGame => {
    const end = id === firstSeat.length - 1 ? last : {};
    return { id, moves: Array(10 + id).fill('a1'), shares: [share, 1 - share], reason: 'finished', times: [1], ...end };
  });
  return makeResult(plan, Array(count).fill(['a1']), makeSchedule(count, 2, 1), games);
}

const FAULT = { reason: 'flood', seat: 0, detail: '<b>said too much</b>' } as const;

test('a page has all plots and tables, the command, and no clock time in the result', () => {
  const result = resultOf(['ab', 'uct'], [1, 0, 1, 1], FAULT);
  expect(JSON.stringify(result)).not.toContain('times');
  const page = matchReport({ result, game: agere, times: [[1, 2, 3], [40]], command: 'gamut match ab uct' });
  expect(page.match(/<svg /g)?.length).toBe(6);
  expect(page).toContain('<pre>gamut match ab uct</pre>');
  expect(page).toContain('75.0 %');
  expect(page).toContain('<p>Processor time.</p>');
  expect(page).toContain('Game 3: uct lost by flood: &lt;b&gt;said too much&lt;/b&gt;');
  expect(page).toMatch(/1: ab<\/th><td>3<\/td><td>2\.0<\/td><td>2\.0<\/td><td>3\.0<\/td><td>3\.0</);
  expect(page).toContain('prefers-color-scheme: dark');
  expect(page).toContain('name="viewport"');
});

test.each([[[1, 0, 1, 0]], [[0, 1, 0, 1]], [[1, 0]], [[]]])(
  'no figure is endless or missing in a page of %j',
  (shares) => {
    const page = matchReport({ result: resultOf(['a', 'b'], shares), game: agere, times: [[], []], command: '' });
    for (const [, points] of page.matchAll(/(?:points|x|y|width|height|viewBox)="([^"]*)"/g)) {
      expect(points).not.toMatch(/NaN|Infinity/);
    }
  },
);

test('what is even depends on the number of players, and is told without colours', () => {
  const grid = plotGrid('Score in each opening', [0.4, 1 / 3, 0.3], 1 / 3);
  expect([...grid.matchAll(/<rect class="(\w+)"/g)].map(([, kind]) => kind)).toEqual(['won', 'drawn', 'lost']);
  expect([...grid.matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, sign]) => sign)).toEqual(['+', '=', '−']);
});

test.each([
  [7, ['0', '2', '4', '6', '8']],
  [60, ['0', '20', '40', '60', '80']],
  [199.7, ['0', '50', '100', '150', '200']],
  [0.3, ['0', '0.1', '0.2', '0.3', '0.4']],
])('bars up to %d stand beside round numbers', (value, expected) => {
  const bars = plotBars('Bars', [{ label: '', value, kind: 'bar' }], '');
  expect([...bars.matchAll(/text-anchor="end">([^<]+)</g)].map(([, tick]) => tick)).toEqual(expected);
});

test('player words are only ever text, and nothing is fetched from elsewhere', () => {
  const result = resultOf([HOSTILE, 'uct'], [1, 0, 1, 1], FAULT);
  const entrants = [HOSTILE, 'uct'].map((word) => ({ name: word, word }));
  const tournament = makeTournament(agere.id, result.options, entrants, [{ one: 0, other: 1, result }]);
  const pages = [
    matchReport({ result, game: agere, times: [[1], [1]], command: HOSTILE }),
    tournamentReport(tournament, agere, HOSTILE),
  ];
  for (const page of pages) {
    expect(page).toContain(escapeHtml(HOSTILE));
    expect(page).not.toMatch(/<script|<img|<link|<iframe|@import|url\(/i);
    expect(page).toContain("default-src 'none'");
  }
});

test('a cross table has the best first, points against each other, and faults', () => {
  const options = optionsOf(agere.options, { size: 5 });
  const entrants = ['weak', 'middle', 'strong'].map((name) => ({ name, word: name }));
  const tournament = makeTournament(agere.id, options, entrants, [
    { one: 0, other: 1, result: resultOf(['weak', 'middle'], [0, 1, 0, 0]) },
    { one: 0, other: 2, result: resultOf(['weak', 'strong'], [0, 1, 0, 1]) },
    { one: 1, other: 2, result: resultOf(['middle', 'strong'], [0, 1, 0, 0], FAULT) },
  ]);
  const rows = crossTable(tournament);
  expect(rows.map(([name]) => name)).toEqual(['', '1 strong', '2 middle', '3 weak']);
  expect(rows[1].slice(-3)).toEqual(['·', '3/4', '4/4']);
  expect(rows[2].slice(-3)).toEqual(['1/4', '·', '3/4']);
  expect(rows[3].slice(-3)).toEqual(['0/4', '1/4', '·']);
  expect(rows.slice(1).map((row) => row[3])).toEqual(['7', '4', '1']);
  expect(tournament.standings.map(({ faults }) => faults)).toEqual([1, 0, 0]);
  expect(faultSentences(tournament)).toEqual(['strong lost game 3 against middle by flood: <b>said too much</b>']);
});
