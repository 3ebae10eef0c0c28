import { useLayoutEffect } from 'preact/hooks';
import { language } from '../state/language.ts';
import type { Moving } from './moving.ts';
import { sayMovesFrom, sayPieces } from './spoken.ts';

/** Listens to the keys of a playing screen, wherever the focus is, from the moment in which it is shown. */
export function usePlayKeys(running: Moving): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (playKey(event, running)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [running]);
}

/** Whether the key meant something. */
function playKey(event: KeyboardEvent, running: Moving): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  if ((event.target as Element).matches('input, textarea, select')) return false;
  const { position } = running.session.match;
  if (event.key === 'p') running.told.value = sayPieces(position, language.value);
  else if (event.key === 'o') running.told.value = sayMovesFrom(position, running.cursor.value);
  else if (event.key === '?') running.isHelpShown.value = !running.isHelpShown.value;
  else return running.view.hearKey(event.key, running.lenses, position.board.directionCount);
  return true;
}
