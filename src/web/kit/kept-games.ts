import { useEffect, useState } from 'preact/hooks';
import type { KeptGame } from '../local/kept.ts';
import { keptGames } from '../local/store.ts';
import { changesElsewhere } from '../local/windows.ts';

/** The browser's own database answers sooner than this, or does not work. */
const LONGEST_MS = 300;

/** All games of this browser, the latest first, as other windows change them too; undefined until they are known. */
export function useKeptGames(): readonly KeptGame[] | undefined {
  const [kept, setKept] = useState<readonly KeptGame[] | undefined>(undefined);
  const news = changesElsewhere.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another window has changed is read again
  useEffect(() => {
    let isGone = false;
    const show = (found: readonly KeptGame[]) => {
      if (!isGone) setKept(found);
    };
    const timer = setTimeout(() => setKept((now) => now ?? []), LONGEST_MS);
    void keptGames.list().then(show);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [news]);
  return kept;
}
