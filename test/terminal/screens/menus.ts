import { GuideReader } from '../../../src/cli/app/pages/guide.ts';
import { openLink } from '../../../src/cli/app/pages/link.ts';
import { defaultOptions } from '../../../src/core/options.ts';
import { games } from '../../../src/games/index.ts';
import { writeLink } from '../../../src/record/link.ts';
import { recordOf } from '../../../src/record/record.ts';
import { playedMatch } from './matches.ts';
import type { Desk, Screen } from './screen.ts';

const ENTRIES = { online: 0, load: 1, settings: 2 } as const;

/** Goes to an entry below the games. */
function choose({ press }: Desk, entry: keyof typeof ENTRIES, ...then: string[]): void {
  press('end', ...Array.from({ length: 3 - ENTRIES[entry] }, () => 'up'), 'enter', ...then);
}

const agere = games[0];

/** Screens on which no game is being played. */
export const menuScreens: readonly Screen[] = [
  ...games.map(
    ({ id }, at): Screen => ({
      name: `home-${id}`,
      open: ({ press }) => press(...Array.from({ length: at }, () => 'down')),
    }),
  ),
  { name: 'home-online', open: ({ press }) => press('end', 'up', 'up', 'up') },
  { name: 'home-quit', open: ({ press }) => press('end') },
  { name: 'home-keys', open: ({ press }) => press('?') },
  ...games.map(({ id }): Screen => ({ name: `setup-${id}`, open: ({ pages }) => pages.arrange(id) })),
  ...games
    .filter(({ options }) => options.players.length > 1)
    .map(
      (game): Screen => ({
        name: `setup-${game.id}-4`,
        open: ({ pages }) => pages.arrange(game.id, { options: { ...defaultOptions(game.options), players: 4 } }),
      }),
    ),
  {
    name: 'setup-keys',
    open: ({ pages, press }) => {
      pages.arrange('agere');
      press('?');
    },
  },
  {
    name: 'setup-record',
    open: ({ pages }) => {
      const match = playedMatch(agere, {}, 9);
      pages.arrange('agere', { options: match.options, record: recordOf(match) });
    },
  },
  ...games.map(
    (game): Screen => ({
      name: `seat-${game.id}`,
      open: ({ pages, press }) => {
        pages.arrange(game.id);
        press('end', 'up', 'up', 'enter');
      },
    }),
  ),
  {
    name: 'engine',
    open: ({ pages, press, type }) => {
      pages.arrange('agere');
      press('end', 'up', 'up', 'enter', 'end', 'enter');
      type('nothing-of-that-name --fast');
      press('enter', 'left', 'left');
    },
  },
  {
    name: 'engine-keys',
    open: ({ pages, press }) => {
      pages.arrange('agere');
      press('end', 'up', 'up', 'enter', 'end', 'enter', '?');
    },
  },
  ...games.flatMap((game) =>
    game.course.guide.en.map(
      (_, page): Screen => ({
        name: `guide-${game.id}-${page + 1}`,
        open: ({ navigator, press }) => {
          navigator.open(new GuideReader(navigator, game));
          press(...Array.from({ length: page }, () => 'right'));
        },
      }),
    ),
  ),
  { name: 'settings', open: (desk) => choose(desk, 'settings') },
  { name: 'load', open: (desk) => choose(desk, 'load') },
  {
    name: 'load-refused',
    open: (desk) => {
      choose(desk, 'load');
      desk.type('nonsense');
      desk.press('enter');
    },
  },
  {
    name: 'load-no-file',
    open: (desk) => {
      choose(desk, 'load');
      desk.type('/games/of/yesterday.txt');
      desk.press('enter');
    },
  },
  { name: 'link', open: ({ navigator }) => openLink(navigator, recordOf(playedMatch(agere, {}, 12))) },
  {
    name: 'link-long',
    open: ({ navigator }) => {
      const record = recordOf(playedMatch(games[4], {}, 60));
      if (typeof writeLink(record) !== 'string') throw new Error('no link');
      openLink(navigator, record);
    },
  },
  { name: 'online', open: (desk) => choose(desk, 'online') },
  { name: 'online-link', open: (desk) => choose(desk, 'online', 'enter') },
  { name: 'online-server', open: (desk) => choose(desk, 'online', 'down', 'enter') },
];
