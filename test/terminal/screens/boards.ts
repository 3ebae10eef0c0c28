import { EndPage } from '../../../src/cli/app/game/end.ts';
import { type GameActions, GamePage } from '../../../src/cli/app/game/game-page.ts';
import { confirm, Dialog } from '../../../src/cli/app/kit/dialog.ts';
import { Grid } from '../../../src/cli/app/kit/grid.ts';
import { shortNames } from '../../../src/cli/app/pages/short-names.ts';
import type { Game } from '../../../src/core/game.ts';
import { legalMoves, listedTexts } from '../../../src/core/moves.ts';
import type { OptionValue } from '../../../src/core/options.ts';
import type { Match } from '../../../src/core/play/match.ts';
import { fill } from '../../../src/core/words.ts';
import { games } from '../../../src/games/index.ts';
import { glanceOf } from '../../../src/judge/prospect.ts';
import { recordOf } from '../../../src/record/record.ts';
import type { Answer } from '../../../src/search/worker/service.ts';
import { type GameSet, pointsOf, withGame } from '../../../src/session/game-set.ts';
import { type Computer, Session } from '../../../src/session/session.ts';
import { largest, playedMatch } from './matches.ts';
import { openReview } from './reviews.ts';
import type { Desk, Screen } from './screen.ts';

type Given = Readonly<Record<string, OptionValue>>;

/** A computer that never moves. */
const SLOW: Computer = { name: 'slow', choose: () => new Promise(() => {}), hurry() {}, close: async () => {} };
const THOUGHT = { depth: 8, nodes: 145_291, score: 17, proved: 0, move: '', line: [] } as unknown as Answer;

/** The page of a game in the middle, with a computer at every seat but the first. */
function openGame({ navigator }: Desk, match: Match, seats = seatsOf(match)): { page: GamePage; session: Session } {
  const computers = seats.map((word) => (word === 'human' ? undefined : SLOW));
  const session = new Session(
    match,
    computers,
    () => page.update(),
    async () => {},
  );
  const names = () => shortNames(navigator, match.game, seats);
  const page = new GamePage(navigator, session, names, { local: session } as unknown as GameActions);
  navigator.open(page);
  return { page, session };
}

function seatsOf({ position }: Match): readonly string[] {
  return Array.from({ length: position.seats }, (_, seat) => (seat === position.turn ? 'human' : 'level:10'));
}

/** With evaluation, lens, where there are any, and hint. */
function openFull(desk: Desk, match: Match, seats?: readonly string[]): void {
  const { page } = openGame(desk, match, seats);
  const { game, position } = match;
  desk.press('e', ...game.course.lenses.slice(0, 1).map(({ key }) => key));
  const { texts, language } = desk.navigator;
  const score = fill(texts.hintShares, { name: game.texts[language].seats[position.turn], share: 57 });
  const [move] = listedTexts(position);
  page.suggest(move, fill(texts.hint, { move, score }), glanceOf(position, 22).shares);
}

function boardScreens(game: Game): readonly Screen[] {
  const most: Given = game.options.players.length > 1 ? { players: 4 } : {};
  const name = (word: string) => `${game.id}-${word}`;
  return [
    { name: name('start'), open: (desk) => void openGame(desk, playedMatch(game, {}, 0), ['human', 'level:3']) },
    { name: name('middle'), open: (desk) => void openGame(desk, playedMatch(game, most, 21)) },
    { name: name('full'), open: (desk) => openFull(desk, playedMatch(game, most, 22)) },
    {
      name: name('full-largest'),
      open: (desk) => openFull(desk, playedMatch(game, { ...largest(game), ...most }, 30)),
    },
    {
      name: name('people'),
      open: (desk) => {
        const match = playedMatch(game, most, 24);
        openFull(
          desk,
          match,
          Array.from({ length: match.position.seats }, () => 'human'),
        );
      },
    },
    { name: name('picked'), open: (desk) => pickUp(desk, playedMatch(game, most, 13)) },
    { name: name('choice'), open: (desk) => openChoice(desk, game) },
    {
      name: name('moves'),
      open: ({ navigator }) => {
        const moves = listedTexts(playedMatch(game, most, 8).position);
        const title = () =>
          fill(navigator.texts.moveList, { name: game.texts[navigator.language].seats[0], count: moves.length });
        navigator.open(new Dialog(navigator, title, new Grid(moves, () => {})));
      },
    },
    { name: name('over'), open: (desk) => void openGame(desk, playedMatch(game, most)) },
    { name: name('end'), open: (desk) => openEnd(desk, playedMatch(game, most)) },
    {
      name: name('review'),
      open: (desk) => {
        openReview(desk, recordOf(playedMatch(game, most)));
        desk.press('n', 't');
      },
    },
    {
      name: name('review-all'),
      open: (desk) => {
        openReview(desk, recordOf(playedMatch(game, { ...largest(game), ...most }, 30)), 1);
        desk.press('n', 'n', 'tab');
      },
    },
    {
      name: name('trainer'),
      open: (desk) => {
        openReview(desk, recordOf(playedMatch(game, most)), 1);
        desk.press('n', 'r', 't');
      },
    },
  ];
}

function openEnd(desk: Desk, match: Match, set?: GameSet): void {
  const { session } = openGame(desk, match);
  const acts = { again() {}, swap() {}, other() {}, review() {}, save: () => '', link() {}, menu() {} };
  const seats = seatsOf(match);
  const { navigator } = desk;
  const names = () => shortNames(navigator, match.game, seats);
  navigator.replace(new EndPage(navigator, session, names, set, acts));
}

/** The first piece that can move is picked up, where moves begin with one. */
function pickUp(desk: Desk, match: Match): void {
  const { page } = openGame(desk, match);
  const { position, game } = match;
  const path = legalMoves(position)
    .map((move) => game.notation.path(position, move))
    .find((one) => one.length > 1);
  if (path !== undefined) page.touch(`cell ${path[0]}`);
  else desk.press(':', 'z', '9', 'enter');
}

/** Several moves lead along the same cells. */
function openChoice(desk: Desk, game: Game): void {
  for (let plies = 0; plies < 24; plies++) {
    const match = playedMatch(game, {}, plies);
    const { position } = match;
    const paths = legalMoves(position).map((move) => String(game.notation.path(position, move)));
    const twice = paths.find((path, at) => paths.indexOf(path) !== at);
    if (twice === undefined) continue;
    const { page } = openGame(desk, match);
    for (const cell of twice.split(',')) page.touch(`cell ${cell}`);
    return;
  }
  const { session } = openGame(desk, playedMatch(game, {}, 7), ['level:9', 'level:10']);
  session.thinkingSince = 0;
  session.thought = THOUGHT;
}

const pacru = games.find(({ id }) => id === 'pacru') ?? games[0];
const crosscut = games.find(({ id }) => id === 'crosscut') ?? games[0];

/** Screens on which a game is being played or looked through. */
export const gameScreens: readonly Screen[] = [
  ...games.flatMap(boardScreens),
  {
    name: 'game-keys',
    open: (desk) => {
      openGame(desk, playedMatch(pacru, { players: 4 }, 8));
      desk.press('?');
    },
  },
  {
    name: 'review-keys',
    open: (desk) => {
      openReview(desk, recordOf(playedMatch(pacru, {}, 8)));
      desk.press('?');
    },
  },
  {
    name: 'review-summary',
    open: (desk) => {
      openReview(desk, recordOf(playedMatch(pacru, { players: 4 })));
      desk.press('i');
    },
  },
  {
    name: 'review-save',
    open: (desk) => {
      openReview(desk, recordOf(playedMatch(crosscut, {})));
      desk.press('s');
    },
  },
  {
    name: 'review-paused',
    open: (desk) => {
      openReview(desk, recordOf(playedMatch(crosscut, {})));
      desk.press('p', 'N');
    },
  },
  {
    name: 'thinking',
    open: (desk) => {
      const { session } = openGame(desk, playedMatch(crosscut, {}, 9), ['level:9', 'level:10']);
      session.thinkingSince = 0;
      session.thought = THOUGHT;
    },
  },
  {
    name: 'paused',
    open: (desk) => {
      const { session } = openGame(desk, playedMatch(crosscut, {}, 9), ['level:9', 'level:10']);
      session.paused = true;
    },
  },
  {
    name: 'trouble',
    open: (desk) => {
      const { session } = openGame(desk, playedMatch(crosscut, {}, 9), ['level:9', 'level:10']);
      session.trouble = 'python3 my-bot.py: ended with status 1';
    },
  },
  {
    name: 'typed',
    open: (desk) => {
      openGame(desk, playedMatch(crosscut, {}, 8));
      desk.press(':');
      desk.type('d4-e5 and more');
      desk.press('enter', 'left', 'left');
    },
  },
  {
    name: 'end-of-set',
    open: (desk) => {
      const match = playedMatch(pacru, { players: 4 });
      openEnd(desk, match, withGame({ games: 3, past: [[12, 9, 15, 7]] }, pointsOf(match, undefined)));
    },
  },
  {
    name: 'resign',
    open: ({ navigator }) =>
      confirm(
        navigator,
        () => navigator.texts.confirmResign,
        () => {},
      ),
  },
  {
    name: 'leave',
    open: ({ navigator }) =>
      confirm(
        navigator,
        () => navigator.texts.confirmQuit,
        () => {},
      ),
  },
];
