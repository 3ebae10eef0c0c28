import { useEffect, useState } from 'preact/hooks';
import type { Scene } from '../../view/scene.ts';
import { Picture } from '../board/picture.tsx';
import type { GameCard } from '../games/cards.ts';

/** What a game looks like, drawn when the page was built; its place stays empty if it cannot be fetched. */
export function CardPicture({ card }: { card: GameCard }) {
  const [scene, setScene] = useState<Scene | undefined>(undefined);
  useEffect(() => {
    card.picture().then(setScene, () => {});
  }, [card]);
  return scene === undefined ? null : <Picture scene={scene} title={card.name} />;
}
