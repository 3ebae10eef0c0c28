import { expect, test } from 'vitest';
import { optionsOf } from '../../../core/options.ts';
import { newMatch } from '../../../core/play/match.ts';
import { crosscut } from '../../../games/crosscut/index.ts';
import { type Computer, Session } from '../../../session/session.ts';
import { plainText } from '../../../view/styled.ts';
import { Navigator } from '../kit/navigator.ts';
import { BoardCoach } from './board-coach.ts';
import { type GameActions, GamePage } from './game-page.ts';

/** Red can win with b4 or d2; after d4 Blue wins. */
const MOVES = ['b2', 'c2', 'b3', 'c3'];

function coachedPage() {
  const match = newMatch(crosscut, optionsOf(crosscut.options, { size: 5 }));
  for (const move of MOVES) match.play(move);
  const saved: unknown[] = [];
  const navigator = new Navigator(
    { language: 'en', colour: true, ascii: false, background: 'dark', pause: 0 },
    { level: 3, redraw() {}, quit() {}, saveSettings: (some) => saved.push(some) },
  );
  const blue: Computer = { name: 'Blue', choose: () => new Promise(() => {}) };
  const session = new Session(
    match,
    [undefined, blue],
    () => page.update(),
    async () => {},
  );
  const actions = { local: session, ended() {} } as unknown as GameActions;
  const page = new GamePage(navigator, session, () => ['you', 'Blue'], actions);
  const coach = new BoardCoach(navigator, session, 'usual', () => page);
  navigator.open(page);
  const press = (...keys: string[]) => {
    for (const key of keys) navigator.handle({ kind: 'key', key });
  };
  const seen = () => navigator.draw({ columns: 100, rows: 34 }).map(plainText).join('\n');
  return { match, session, coach, press, seen, saved };
}

test('a coach asks in a box to look again, and tells more when it is asked', async () => {
  const { match, session, coach, press, seen, saved } = coachedPage();
  press(':', 'd', '4', 'enter');
  await expect.poll(seen, { timeout: 30_000 }).toMatch(/Look again: there is something much\s+better than d4/);
  press('up', 'enter');
  await expect.poll(seen, { timeout: 30_000 }).not.toContain('how to say it');
  press('enter');
  expect(seen()).toMatch(/The coach would have\s+played/);
  press('escape');
  expect(match.moves).toEqual(MOVES);
  expect(seen()).toContain('Look for a better move than d4.');
  press(':', 'c', '4', 'enter');
  await expect.poll(seen, { timeout: 30_000 }).toContain('Not yet');
  press('down', 'enter');
  expect(session.isThinking).toBe(true);
  coach.count();
  expect(saved).toEqual([{ coached: { 'crosscut 2': [1] } }]);
  await session.close();
});
