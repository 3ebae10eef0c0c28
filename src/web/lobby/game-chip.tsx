import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fill } from '../../core/words.ts';
import type { Scene } from '../../view/scene.ts';
import { Picture } from '../board/picture.tsx';
import type { GameCard } from '../games/cards.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';

/** A game to invite somebody to: its board, its name, its designer. */
export function GameChip({ card }: { card: GameCard }) {
  const { id, name, designer } = card;
  const scene = useSignal<Scene | undefined>(undefined);
  useEffect(() => {
    // If it cannot be fetched, its place stays empty.
    card.picture().then(
      (drawn) => {
        scene.value = drawn;
      },
      () => {},
    );
  }, [card, scene]);
  return (
    <a class="game-chip" href={addressOf('invite', id)}>
      <span class="chip-picture" aria-hidden="true">
        {scene.value !== undefined && <Picture scene={scene.value} title="" />}
      </span>
      <span class="chip-words">
        <span class="name">{name}</span>
        <span class="unseen">, </span>
        <span class="soft">{fill(texts.value.by, { designer })}</span>
      </span>
    </a>
  );
}
