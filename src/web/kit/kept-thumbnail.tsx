import { isFault } from '../../core/fault.ts';
import { readMatch } from '../../core/play/match.ts';
import { drawnGame, games } from '../games/fetched.ts';
import type { KeptGame } from '../local/kept.ts';
import { Thumbnail } from './thumbnail.tsx';

/** How a kept game stands, small; its place is there before the game has arrived. */
export function KeptThumbnail({ kept, title }: { kept: KeptGame; title: string }) {
  if (drawnGame(kept.record.game) === undefined) return <div class="thumbnail" />;
  const look = () => {
    const match = readMatch(games, kept.record);
    return isFault(match) ? undefined : match.position;
  };
  return <Thumbnail look={look} title={title} />;
}
