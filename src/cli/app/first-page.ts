import type { Navigator } from './kit/navigator.ts';
import { type HomeItem, HomePage, resumeItem } from './pages/home.ts';
import type { ResumableGame, ResumableGames } from './pages/resumable-games.ts';
import type { Pages } from './pages.ts';

/** Unfinished games on the first page. */
const LATEST = 2;

/** Opens the first page. loaded: the pages behind it, as soon as they are there. */
export function openFirstPage(
  navigator: Navigator,
  resumable: ResumableGames,
  loaded: () => Pages | undefined,
  warning: () => string,
): void {
  let kept: readonly ResumableGame[] = [];
  navigator.open(
    new HomePage(navigator, {
      game: (id) => loaded()?.arrange(id),
      before: () => kept.slice(0, LATEST).map((save) => resumeItem(navigator, save, () => loaded()?.resume(save))),
      after: () => otherItems(navigator, loaded, kept),
      show: () => {
        kept = resumable.list();
      },
      warning,
    }),
  );
}

function otherItems(
  navigator: Navigator,
  loaded: () => Pages | undefined,
  kept: readonly ResumableGame[],
): readonly HomeItem[] {
  const { texts } = navigator;
  return [
    { label: texts.online, about: texts.onlineAbout, choose: () => loaded()?.online() },
    ...(kept.length > LATEST
      ? [{ label: texts.savedGames, about: texts.savedAbout, choose: () => loaded()?.openSaved(kept) }]
      : []),
    { label: texts.load, about: texts.loadAbout, choose: () => loaded()?.load() },
    { label: texts.settings, about: texts.settingsAbout, choose: () => loaded()?.settings() },
    { label: texts.quit, about: texts.quitAbout, choose: () => navigator.quit() },
  ].map(({ label, about, choose }) => ({
    label,
    group: texts.more,
    choose,
    preview: () => ({ title: label, sentences: [about] }),
  }));
}
