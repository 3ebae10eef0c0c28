import type { ComponentChildren } from 'preact';
import { games } from '../games/index.ts';
import { Home } from './screens/home.tsx';
import { NotFound } from './screens/not-found.tsx';
import { Boundary } from './shell/boundary.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { lazy } from './shell/lazy.tsx';
import { Notice } from './shell/notice.tsx';
import { route } from './state/route.ts';
import { Intake } from './study/intake.tsx';

const NewGame = lazy(async () => (await import('./screens/new-game.tsx')).NewGame);
const Play = lazy(async () => (await import('./screens/play.tsx')).Play);
const Settings = lazy(async () => (await import('./screens/settings.tsx')).SettingsScreen);
const Rules = lazy(async () => (await import('./screens/rules.tsx')).RulesScreen);
const Analyse = lazy(async () => (await import('./screens/analyse.tsx')).Analyse);
const Linked = lazy(async () => (await import('./screens/analyse.tsx')).Linked);
const MyGames = lazy(async () => (await import('./screens/games.tsx')).MyGames);
const Learn = lazy(async () => (await import('./screens/learn.tsx')).LearnScreen);

/** The page: a quiet bar on top, and the screen that the address asks for. */
export function App() {
  return (
    <>
      <Header />
      <Boundary>{screenAt(route.value)}</Boundary>
      <Footer />
      <Notice />
      <Intake />
    </>
  );
}

/** Screens by the first word of the address; those that can wait are fetched when they are first shown. */
function screenAt([first, second, ...rest]: readonly string[]): ComponentChildren {
  if (first === undefined) return <Home />;
  if (first === 'settings' && second === undefined) return <Settings />;
  if (first === 'games' && second === undefined) return <MyGames />;
  if (first === 'link' && second !== undefined) return <Linked key={second} link={second} />;
  if (first === 'analyse' && rest.length === 0) {
    return second === undefined ? <Analyse /> : <Analyse key={second} id={second} />;
  }
  if (first === 'game' && second !== undefined) return <Play key={second} id={second} />;
  const game = games.find(({ id }) => id === second);
  if (game !== undefined && rest.length === 0) {
    if (first === 'new') return <NewGame key={game.id} game={game} />;
    if (first === 'rules') return <Rules key={game.id} game={game} />;
    if (first === 'learn') return <Learn key={game.id} game={game} />;
  }
  return <NotFound />;
}
