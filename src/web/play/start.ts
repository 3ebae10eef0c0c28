import type { MatchRecord } from '../../core/match.ts';
import type { SeatWord } from '../../table/seats.ts';
import { keepGame } from '../local/store.ts';
import { goTo } from '../state/route.ts';

/** Begins a game: it is kept at once, and the address leads to it. */
export async function startGame(record: MatchRecord, seats: readonly SeatWord[]): Promise<void> {
  const [number, seed] = crypto.getRandomValues(new Uint32Array(2));
  const id = number.toString(36);
  await keepGame({ id, record, seats, seed, isOver: false, changed: Date.now() });
  goTo('game', id);
}
