import type { Page } from 'playwright-core';
import { legalMoves, readMove } from '../../src/core/moves.ts';
import type { Match } from '../../src/core/play/match.ts';
import { games } from '../../src/games/index.ts';
import { coachTexts } from '../../src/session/coach/words.ts';
import { BOARD_THEMES } from '../../src/view/drawing/theme-names.ts';
import { gameOf, openGame, randomGame, startOf } from '../../test/browser/support/play-table.ts';
import { play } from './first.ts';
import type { Screen } from './screen.ts';
import { LARGEST, ROUND } from './some-games.ts';

const COMPUTER = ['human', 'level:6'];

/** Games at one device, in all their states. */
export const PLAYING: readonly Screen[] = [
  ...games.map(({ id }) => ({ name: `play-${id}`, open: during(id, {}, 0.4) })),
  ...games.map(({ id }) => ({ name: `end-${id}`, open: during(id, {}, 1) })),
  {
    name: 'play-first',
    async open({ page, address }) {
      await page.goto(`${address}#/about/${games[0].id}`);
      await play(page, games[0].name);
    },
  },
  { name: 'play-four', open: during(ROUND.id, { players: 4 }, 0.5) },
  { name: 'end-four', open: during(ROUND.id, { players: 4 }, 1) },
  ...games.map(({ id }) => ({ name: `play-selected-${id}`, open: during(id, {}, 0.4, select) })),
  { name: 'play-thinking', open: during(LARGEST.id, {}, 0.3, undefined, ['level:10', 'level:10']) },
  ...games.slice(0, 8).map(({ id }) => ({ name: `play-tilted-${id}`, open: during(id, {}, 0.5, press('d')) })),
  ...games.map(({ id }) => ({ name: `play-lens-${id}`, open: during(id, {}, 0.4, lens(id)) })),
  { name: 'play-keys', open: during(ROUND.id, {}, 0.4, press('?')) },
  { name: 'play-aim', open: during(ROUND.id, {}, 0.4, click('.table-head .aim')) },
  { name: 'play-more', open: during(ROUND.id, {}, 0.4, click('.action-bar .action >> nth=-1')) },
  { name: 'play-lenses', open: during(ROUND.id, {}, 0.4, click('.action-bar .action >> nth=2')) },
  { name: 'play-resign', open: during(ROUND.id, {}, 0.4, click('.action-bar .action >> nth=3'), COMPUTER) },
  { name: 'play-hint', open: during(games[0].id, {}, 0.4, press('i'), COMPUTER) },
  { name: 'play-back', open: during(ROUND.id, {}, 0.4, press('ArrowLeft'), COMPUTER) },
  ...BOARD_THEMES.slice(1).flatMap((theme) =>
    [ROUND, LARGEST].map(({ id }) => ({ name: `play-${theme}-${id}`, open: during(id, {}, 0.4, board(theme)) })),
  ),
  { name: 'coach-asks', open: coached(0) },
  { name: 'coach-shows', open: coached(1) },
  { name: 'coach-tells', open: coached(3) },
  { name: 'play-zoomed', open: during(LARGEST.id, {}, 0.4, press('z')) },
];

/** A part of a whole game of random moves; its players take turns unless they are named. */
function during(
  id: string,
  options: Readonly<Record<string, number>>,
  part: number,
  then?: (page: Page, open: Opened) => Promise<void>,
  seats?: readonly string[],
): Screen['open'] {
  return async ({ page, address }) => {
    const match = randomGame(id, options, 5);
    const turns = Math.floor((match.moves.length * part) / 2) * 2;
    const plies = part === 1 ? match.moves.length : turns;
    await openGame(page, address, match, plies, seats);
    await then?.(page, { id, plies, match });
  };
}

interface Opened {
  readonly id: string;
  readonly plies: number;
  readonly match: ReturnType<typeof randomGame>;
}

/** The first cell of the move that was played next. */
async function select(page: Page, { id, plies, match }: Opened): Promise<void> {
  const game = gameOf(id);
  const before = startOf(match);
  for (const move of match.moves.slice(0, plies)) before.play(move);
  const [first] = game.notation.path(before.position, readMove(before.position, match.moves[plies]));
  if (first !== undefined) await page.locator(`[data-cell="${first}"]`).click({ force: true });
}

function press(key: string) {
  return async (page: Page) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(400);
  };
}

function click(selector: string) {
  return async (page: Page) => {
    await page.locator(selector).click();
    await page.locator('dialog[open]').waitFor();
  };
}

/** Boards as chosen in the settings of another window. */
function board(theme: string) {
  return async (page: Page) => {
    await page.evaluate(`{
      const kept = JSON.parse(localStorage.getItem('gamut settings') ?? '{}');
      localStorage.setItem('gamut settings', JSON.stringify({ ...kept, board: '${theme}' }));
      dispatchEvent(new StorageEvent('storage', { key: 'gamut settings' }));
    }`);
    await page.locator(`html[data-board="${theme}"]`).waitFor();
  };
}

/** A win that is missed, and what the coach says; it is asked for more so many times. */
function coached(times: number): Screen['open'] {
  return async ({ page, address }) => {
    const { match, ply, cell } = missedWin();
    await openGame(page, address, match, ply, ['human', 'level:3'], { guidance: 'usual' });
    await page.locator(`[data-cell="${cell}"]`).click({ force: true });
    await page.locator('.coach strong').waitFor({ timeout: 60_000 });
    const more = page.locator('.coach').getByRole('button', { name: coachTexts.en.more });
    // A step may be skipped where there is nothing to show, and in the end there is no more.
    for (let time = 0; time < times && (await more.count()) > 0; time++) await more.click();
    if (times > 0) await page.locator('.coach p:not(.soft) >> nth=1').waitFor({ timeout: 60_000 });
  };
}

/** Random games of each game in which a missed win is looked for. */
const SEEDS = Array.from({ length: 20 }, (_, at) => at + 1);

/** A place in a random game where the first player could win with one touch, and a cell on which it does not. */
function missedWin() {
  for (const game of games.filter(({ options }) => options.players[0] === 2)) {
    for (const seed of SEEDS) {
      const found = missedIn(randomGame(game.id, {}, seed));
      if (found !== undefined) return found;
    }
  }
  throw new Error('no win was missed');
}

function missedIn(match: Match) {
  const position = startOf(match).position.clone();
  const { path } = position.game.notation;
  for (const [ply, text] of match.moves.entries()) {
    const wins = (move: number) => {
      position.play(move);
      const isWon = position.winners === 1;
      position.undo();
      return isWon;
    };
    const moves = position.turn === 0 ? legalMoves(position).filter((move) => path(position, move).length === 1) : [];
    const other = moves.find((move) => !wins(move));
    if (other !== undefined && moves.some(wins)) return { match, ply, cell: path(position, other)[0] };
    position.play(readMove(position, text));
  }
  return undefined;
}

/** The first way in which the game can be looked at. */
function lens(id: string) {
  return press(gameOf(id).course.lenses[0]?.key ?? 'Escape');
}
