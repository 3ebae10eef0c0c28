import { language } from '../state/words.ts';
import type { RunningGame } from './running-game.ts';
import { sayMovesFrom, sayPieces } from './spoken.ts';

/** Keys of the playing screen, wherever the focus is; returns whether the key meant something. */
export function playKey(event: KeyboardEvent, running: RunningGame): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  if ((event.target as Element).matches('input, textarea, select')) return false;
  const { game, position } = running.session.match;
  if (event.key === 'p') running.told.value = sayPieces(position, language.value);
  else if (event.key === 'o') running.told.value = sayMovesFrom(position, running.cursor.value);
  else if (event.key === '?') running.isHelpShown.value = !running.isHelpShown.value;
  else return running.view.hearKey(event.key, game, position.board.directionCount);
  return true;
}
