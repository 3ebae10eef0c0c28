import type { ComponentChildren, ComponentType } from 'preact';
import type { Game } from '../core/game.ts';
import { fill } from '../core/words.ts';
import { ROOM_NAME } from '../protocol/setup.ts';
import { cards, type GameCard } from './games/cards.ts';
import { fetchGames } from './games/fetched.ts';
import { WithGame } from './games/with-game.tsx';
import { Home } from './home/home.tsx';
import { lazy } from './kit/lazy.tsx';
import type { PeopleWord } from './people.tsx';
import { NotFound } from './shell/not-found.tsx';
import { texts } from './state/texts.ts';

/** What the page shows at an address. */
interface Screen {
  /** For the window; the first screen has the name of the app. */
  readonly title: string | undefined;
  /** Whether language and theme can be chosen below it: not if the board takes all the height. */
  readonly hasFoot: boolean;
  draw(): ComponentChildren;
}

/** The screen that the words of an address name. */
export function screenAt([first, ...rest]: readonly string[]): Screen {
  const find = first === undefined ? home : Object.hasOwn(SCREENS, first) ? SCREENS[first] : undefined;
  return find?.(rest) ?? { title: texts.value.notFound, hasFoot: true, draw: () => <NotFound /> };
}

const About = lazy(async () => (await import('./about/about.tsx')).AboutScreen);
const NewGame = lazy(async () => (await import('./setup/new-game.tsx')).NewGame);
const Invite = lazy(async () => (await import('./setup/new-game.tsx')).Invite);
const Play = lazy(async () => (await import('./game/play.tsx')).Play);
const Settings = lazy(async () => (await import('./shell/settings.tsx')).SettingsScreen);
const Rules = lazy(async () => (await import('./learn/rules.tsx')).RulesScreen);
const Analyse = lazy(async () => (await withGames(import('./study/analyse.tsx'))).Analyse);
const Linked = lazy(async () => (await withGames(import('./study/analyse.tsx'))).Linked);
const MyGames = lazy(async () => (await withGames(import('./saved/games.tsx'))).MyGames);
const Room = lazy(async () => (await import('./room/room.tsx')).RoomScreen);
const Lobby = lazy(async () => (await import('./lobby/lobby.tsx')).Lobby);
const Archive = lazy(async () => (await import('./archive/archive.tsx')).Archive);
const Learn = lazy(async () => (await import('./learn/learn.tsx')).LearnScreen);
const LearnHub = lazy(async () => (await import('./learn/hub.tsx')).LearnHub);
const People = lazy(async () => (await import('./people.tsx')).PeopleScreen);

/** Screens on which any text may be opened need every game. */
async function withGames<Module>(screen: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([screen, fetchGames()]);
  return module;
}

/** A screen for the words after its first one; undefined if they mean nothing. */
type Find = (rest: readonly string[]) => Screen | undefined;

/** All screens by the first word of their address; those that can wait are fetched when they are first shown. */
const SCREENS: Readonly<Record<string, Find>> = {
  settings: alone(() => ({ title: texts.value.settings, hasFoot: false, draw: () => <Settings /> })),
  about: ofGame((game) => ({ title: game.name, hasFoot: true, draw: drawn(About, game) })),
  games: alone(() => ({ title: texts.value.myGames, hasFoot: true, draw: () => <MyGames /> })),
  new: ofGame((game) => ({
    title: fill(texts.value.newGameOf, { game: game.name }),
    hasFoot: true,
    draw: drawn(NewGame, game),
  })),
  /** The same for an online game. */
  invite: ofGame((game) => ({
    title: fill(texts.value.newGameOf, { game: game.name }),
    hasFoot: true,
    draw: drawn(Invite, game),
  })),
  rules: ofGame((game) => ({
    title: fill(texts.value.rulesOf, { game: game.name }),
    hasFoot: true,
    draw: drawn(Rules, game),
  })),
  learn: (rest) => (rest.length === 0 ? hub() : lesson(rest)),
  game: named((id) => ({ title: texts.value.play, hasFoot: false, draw: () => <Play key={id} id={id} /> })),
  room: named((id) =>
    ROOM_NAME.test(id) ? { title: texts.value.play, hasFoot: false, draw: () => <Room key={id} id={id} /> } : undefined,
  ),
  online: alone(() => ({ title: texts.value.playWithOthers, hasFoot: true, draw: () => <Lobby /> })),
  /** The search follows, names and values in turn. */
  archive: (rest) => ({ title: texts.value.archive, hasFoot: true, draw: () => <Archive words={rest} /> }),
  link: named((link) => ({
    title: texts.value.analyse,
    hasFoot: false,
    draw: () => <Linked key={link} link={link} />,
  })),
  analyse: (rest) => (rest.length === 0 ? { ...analysis(), draw: () => <Analyse /> } : named(analysis)(rest)),
  review: named((id) => ({
    title: texts.value.analyse,
    hasFoot: false,
    draw: () => <Analyse key={`review ${id}`} id={id} isReview />,
  })),
  account: ofPeople('account', 'account', 0),
  /** A code scanned from another device may follow. */
  transfer: ofPeople('transfer', 'account', 1),
  bots: ofPeople('bots', 'bots', 0),
  /** A user by name or id, a bot as bot:<name>. */
  p: (rest) => (rest.length === 0 ? undefined : ofPeople('p', 'profile', 1)(rest)),
  /** Game, speed and number of players may follow. */
  ratings: ofPeople('ratings', 'ratings', 3),
};

function home(): Screen {
  return { title: undefined, hasFoot: true, draw: () => <Home /> };
}

function hub(): Screen {
  return { title: texts.value.learn, hasFoot: true, draw: () => <LearnHub /> };
}

const lesson = ofGame((game) => {
  if (game.lessonSteps === 0) return undefined;
  const title = fill(texts.value.learnGame, { game: game.name });
  return { title, hasFoot: false, draw: drawn(Learn, game) };
});

function analysis(id = ''): Screen {
  const game = cards.find((one) => one.id === id);
  const title = game === undefined ? texts.value.analyse : `${texts.value.analyse}: ${game.name}`;
  return { title, hasFoot: false, draw: () => <Analyse key={id} id={id} /> };
}

/** An address of one word. */
function alone(screen: () => Screen): Find {
  return (rest) => (rest.length === 0 ? screen() : undefined);
}

/** An address with the name of something. */
function named(screen: (name: string) => Screen | undefined): Find {
  return ([name, ...more]) => (name === undefined || more.length > 0 ? undefined : screen(name));
}

/** An address with the name of a game. */
function ofGame(screen: (game: GameCard) => Screen | undefined): Find {
  return named((name) => {
    const game = cards.find(({ id }) => id === name);
    return game === undefined ? undefined : screen(game);
  });
}

/** A screen about one game, which is fetched for it. */
function drawn(screen: ComponentType<{ game: Game }>, { id }: GameCard): Screen['draw'] {
  return () => <WithGame key={id} id={id} screen={screen} />;
}

/** A screen about people, whose word may be followed by more. */
function ofPeople(word: PeopleWord, title: 'account' | 'bots' | 'profile' | 'ratings', most: number): Find {
  return (rest) =>
    rest.length > most
      ? undefined
      : { title: texts.value[title], hasFoot: true, draw: () => <People word={word} rest={rest} /> };
}
