import { expect, test } from 'vitest';
import { defaultOptions } from '../../../core/options.ts';
import { newMatch } from '../../../core/play/match.ts';
import { agere } from '../../../games/agere/index.ts';
import { type Computer, Session } from '../../../session/session.ts';
import { plainText } from '../../../view/styled.ts';
import { Navigator } from '../kit/navigator.ts';
import { type GameActions, GamePage } from './game-page.ts';

/** A game that a computer begins, moving when it is told to; the second seat is a person's unless nobody plays here. */
function makePage({ isWatched = false } = {}) {
  let answer: (move: string) => void = () => {};
  const mover: Computer = {
    name: 'mover',
    choose: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    hurry() {},
    close: async () => {},
  };
  const surroundings = { level: 3, redraw() {}, quit() {}, saveSettings() {} } as const;
  const navigator = new Navigator(
    { language: 'en', colour: true, ascii: false, background: 'dark', pause: 0 },
    surroundings,
  );
  const match = newMatch(agere, defaultOptions(agere.options));
  const session = new Session(
    match,
    [mover, isWatched ? mover : undefined],
    () => page.update(),
    async () => {},
  );
  const pages = { local: session, ended() {} } as unknown as GameActions;
  const page = new GamePage(navigator, session, () => ['computer', 'person'], pages);
  navigator.open(page);
  session.proceed();
  return {
    match,
    computerPlays: async (move: string) => {
      answer(move);
      await new Promise(setImmediate);
    },
    press: (...keys: string[]) => {
      for (const key of keys) navigator.handle({ kind: 'key', key });
    },
    paste: (text: string) => navigator.handle({ kind: 'paste', text }),
    seen: () => navigator.draw({ columns: 90, rows: 30 }).map(plainText).join('\n'),
  };
}

test('a move that is typed while a computer thinks waits for its turn', async () => {
  const { match, computerPlays, press, seen } = makePage();
  press(':', 'b', '1');
  expect(seen()).toMatch(/Move: b1_[\s\S]*Esc goes back/);
  press('enter');
  expect(match.moves).toEqual([]);
  expect(seen()).toContain('Move: b1_');
  expect(seen()).toContain('Press Enter to play it when it is your turn');
  await computerPlays('a3');
  expect(seen()).toContain('Move: b1_');
  press('enter');
  expect(match.moves).toEqual(['a3', 'b1']);
  expect(seen()).not.toContain('Move: ');
});

test('so does one that is pasted', async () => {
  const { match, computerPlays, press, paste } = makePage();
  paste(' b1\n');
  await computerPlays('a3');
  press('enter');
  expect(match.moves).toEqual(['a3', 'b1']);
});

test('a typed move that the rules forbid is kept to be mended, and a colon begins anew', async () => {
  const { match, computerPlays, press, seen } = makePage();
  await computerPlays('a3');
  press(':', 'a', '3', 'enter');
  expect(seen()).toContain('Move: a3_');
  press('backspace', '2', 'enter');
  expect(match.moves).toEqual(['a3', 'a2']);
  await computerPlays('b2');
  press(':', 'a', '2', 'enter', ':', 'b', '1', 'enter');
  expect(match.moves).toEqual(['a3', 'a2', 'b2', 'b1']);
});

test('whoever only watches types and pastes nothing', () => {
  const { press, paste, seen } = makePage({ isWatched: true });
  press(':');
  paste('b1');
  expect(seen()).not.toContain('Move: ');
  expect(seen()).not.toContain('your turn');
});
