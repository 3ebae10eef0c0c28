import { describe, expect, test } from 'vitest';
import type { Game } from '../../../core/game.ts';
import { writeMove } from '../../../core/moves.ts';
import { type OptionValue, optionsOf } from '../../../core/options.ts';
import { type Match, newMatch } from '../../../core/play/match.ts';
import { randomMove } from '../../../core/play/playout.ts';
import { Random } from '../../../core/random.ts';
import { games } from '../../../games/index.ts';
import { glanceOf } from '../../../judge/prospect.ts';
import { Session } from '../../../session/session.ts';
import { type Line, plainText } from '../../../view/styled.ts';
import { Navigator } from '../kit/navigator.ts';
import type { Size } from '../kit/page.ts';
import type { Settings } from '../kit/settings.ts';
import { type GameActions, GamePage } from './game-page.ts';

const SIZES: readonly (readonly [number, number])[] = [
  [80, 24],
  [120, 40],
  [200, 60],
];
const HINT = 'This is the hint that somebody has asked for (Blue 55%).';

/** All boards of a game and all numbers of players. */
function tables(game: Game): readonly Readonly<Record<string, OptionValue>>[] {
  const sizes = Object.entries(game.options).filter(
    ([name, values]) => name === 'players' || typeof values[0] === 'number',
  );
  return sizes.reduce<Readonly<Record<string, OptionValue>>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

/** A match after three moves that have not ended it, as they may on the smallest board. */
function begun(game: Game, options: ReturnType<typeof optionsOf>): Match {
  for (let seed = 1; ; seed++) {
    const match = newMatch(game, options);
    const random = new Random(seed);
    for (let ply = 0; ply < 3; ply++) match.play(writeMove(match.position, randomMove(match.position, random)));
    if (!match.position.over) return match;
  }
}

/** A game in which some moves were made, with hint and evaluation shown. */
function tableOf(game: Game, given: Readonly<Record<string, OptionValue>>, settings: Partial<Settings>) {
  const options = optionsOf(game.options, given);
  const match = begun(game, options);
  const host = { level: 3, redraw() {}, quit() {}, saveSettings() {} } as const;
  const whole = { language: 'en', colour: true, ascii: false, background: 'dark', pause: 0, ...settings } as const;
  const navigator = new Navigator(whole, host);
  const people = Array.from({ length: options.players }, () => undefined);
  const session = new Session(
    match,
    people,
    () => {},
    async () => {},
  );
  const names = people.map((_, seat) => (seat === 0 ? 'You' : 'Computer (level 10)'));
  const page = new GamePage(navigator, session, () => names, { local: session } as unknown as GameActions);
  navigator.open(page);
  page.press('e');
  page.suggest(match.moves[0], HINT, glanceOf(match.position, 3).shares);
  const draw = ([columns, rows]: readonly [number, number]): readonly Line[] =>
    navigator.draw({ columns, rows: rows - 1 } satisfies Size);
  const words = (size: readonly [number, number]) =>
    draw(size)
      .map(plainText)
      .join('\n')
      .replace(/[│┃|\s]+/g, ' ');
  return { match, page, navigator, draw, words };
}

describe.each(games)('$name says everything in every window', (game) => {
  test.each(SIZES)('%d × %d', (...size) => {
    // Without colours and in ASCII boards take more room; that matters where there is little.
    const wider = size[0] === 80 ? [{ colour: false }, { ascii: true }] : [];
    const looks: readonly Partial<Settings>[] = [{}, { language: 'pt' }, ...wider];
    for (const given of tables(game)) {
      for (const settings of looks) {
        const { match, page, navigator, words } = tableOf(game, given, settings);
        const { language } = navigator;
        const seats = game.texts[language].seats.slice(0, match.position.seats);
        for (const lens of game.course.lenses) {
          page.press(lens.key);
          page.message = HINT;
          const seen = words(size);
          const about = JSON.stringify({ given, settings, lens: lens.id });
          for (const seat of seats) {
            expect(seen, about).toContain(inWindow(seat, settings));
            expect(seen, about).toMatch(new RegExp(`${inWindow(seat, settings)} +\\d+%`));
          }
          expect(seen, about).toContain(inWindow(HINT, settings));
          for (const word of lens.texts[language].legend.split(' '))
            expect(seen, about).toContain(inWindow(word, settings));
          expect(seen, about).toContain(inWindow(navigator.texts.players, settings));
          page.press(lens.key);
        }
      }
    }
  });
});

function inWindow(text: string, { ascii }: Partial<Settings>): string {
  if (ascii !== true) return text;
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('×', 'x')
    .replaceAll('–', '-');
}
