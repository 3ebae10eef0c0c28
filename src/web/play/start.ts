import type { MatchRecord } from '../../core/play/match.ts';
import type { SeatWord } from '../../session/seats.ts';
import { type KeptGame, newId } from '../local/kept.ts';
import { goTo } from '../state/route.ts';

/** Whether a new game was already requested: the second click of a double click means the same game. */
let isLeaving = false;

/**
 * Starts a game: the address leads to it. It is stored with its first move; until then it lives in the browser's
 * history, beside its address, so that a reload finds it there even if nothing can be stored.
 */
export function startGame(
  record: MatchRecord,
  seats: readonly SeatWord[],
  more: Pick<KeptGame, 'colours' | 'set' | 'guidance'> = {},
): void {
  if (isLeaving) return;
  isLeaving = true;
  addEventListener(
    'hashchange',
    () => {
      isLeaving = false;
    },
    { once: true },
  );
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const game: KeptGame = { id: newId(), record, seats, seed, isOver: false, changed: Date.now(), ...more };
  goTo('game', game.id);
  history.replaceState({ game }, '');
}

/** The game without moves at this place in the history. */
export function gameInHistory(id: string): KeptGame | undefined {
  const { game }: { readonly game?: KeptGame } = history.state ?? {};
  return game?.id === id ? game : undefined;
}
