import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../core/game.ts';
import { texts } from '../state/texts.ts';
import { fetchGame, games } from './fetched.ts';

/** A screen about a game, drawn once the game was fetched. */
export function WithGame({ id, screen: Screen }: { id: string; screen: ComponentType<{ game: Game }> }) {
  const [game, setGame] = useState(() => games.find((one) => one.id === id));
  const [error, setError] = useState<unknown>(undefined);
  useEffect(() => {
    fetchGame(id).then(setGame, setError);
  }, [id]);
  if (error !== undefined) throw new Error(texts.value.notLoaded, { cause: error });
  return game === undefined ? <main class="page" aria-busy="true" /> : <Screen game={game} />;
}
