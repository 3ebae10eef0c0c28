import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { writePage } from '../arena/report-page.ts';
import { writeMove } from '../core/moves.ts';
import { defaultOptions } from '../core/options.ts';
import { randomMove } from '../core/play/playout.ts';
import { startPosition } from '../core/position.ts';
import { Random } from '../core/random.ts';
import { games } from '../games/index.ts';
import { stepperStyle, writeStepper } from './stepper.ts';
import { STEPPER_SCRIPT } from './stepper-script.ts';

const HOSTILE = `</script><img src=x onerror="alert('1')">&amp;`;
/** Moves of a game that is compared. */
const PLIES = 60;

test.each(games)('the steps of $name lead to the position that was played', (game) => {
  const start = startPosition(game, defaultOptions(game.options));
  const position = start.clone();
  const random = new Random(4);
  const moves: string[] = [];
  while (!position.over && moves.length < PLIES) {
    const move = randomMove(position, random);
    moves.push(writeMove(position, move));
    position.play(move);
  }
  const players = Array(position.seats).fill(HOSTILE);
  const html = writeStepper(start, [{ title: HOSTILE, players, moves, result: 'Nobody wins.' }]);
  expect(html).not.toMatch(/<img|undefined|NaN|\[object/);
  expect(html.match(/<script/g)).toHaveLength(1);
  const [, json = ''] = /<script type="application\/json" id="stepper-games">(.*)<\/script>/.exec(html) ?? [];
  const { start: contents, pieces, games: told } = JSON.parse(json);
  expect(told[0].title).toBe(HOSTILE);
  for (const step of told[0].steps) for (let at = 0; at < step.length; at += 2) contents[step[at]] = step[at + 1];
  expect(contents).toEqual(Array.from(position.slots.subarray(0, position.board.cellCount)));
  for (const content of contents) {
    for (const name of pieces[content]) if (name !== '') expect(html).toContain(`<g id="${name.slice(1)}">`);
  }
});

test('a page allows this script and no other', () => {
  const start = startPosition(games[0], defaultOptions(games[0].options));
  const hash = createHash('sha256').update(STEPPER_SCRIPT).digest('base64');
  const live = { html: writeStepper(start, []), style: stepperStyle(start), script: STEPPER_SCRIPT, hash };
  const page = writePage('Games', [live.html], live);
  expect(page).toContain(`script-src 'sha256-${hash}'`);
  expect(page).toContain(`<script>${STEPPER_SCRIPT}</script>`);
  expect(writePage('None', [])).not.toContain('script');
});
