import { lazy } from './kit/lazy.tsx';
import { hasAwaited } from './lobby/awaited-room.ts';
import { screenAt } from './routes.tsx';
import { Boundary } from './shell/boundary.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Notice } from './shell/notice.tsx';
import { route } from './state/route.ts';
import { Intake } from './study/files/intake.tsx';

const SearchNotice = lazy(async () => (await import('./lobby/matchmaking-notice.tsx')).MatchmakingNotice, null);

/** The page: a quiet bar on top, and the screen that the address asks for. */
export function App() {
  const { hasFoot, draw } = screenAt(route.value);
  return (
    <>
      <Header isAtBoard={!hasFoot} />
      <Boundary>{draw()}</Boundary>
      {hasFoot && <Footer />}
      <Notice />
      {hasAwaited.value && <SearchNotice />}
      <Intake />
    </>
  );
}
