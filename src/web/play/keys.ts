import { useLayoutEffect } from 'preact/hooks';
import { isShortcut } from '../kit/shortcuts.ts';
import { language } from '../state/language.ts';
import type { BoardController } from './board-controller.ts';
import { sayMovesFrom, sayPieces } from './spoken.ts';

/** Listens to the keys of a playing screen, wherever the focus is, from the moment it is shown. */
export function usePlayKeys(model: BoardController): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (playKey(event, model)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [model]);
}

/** Whether the key was handled. */
function playKey(event: KeyboardEvent, model: BoardController): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || !isShortcut(event)) return false;
  const { position } = model;
  if (event.key === 'p') model.status.value = sayPieces(position, language.value);
  else if (event.key === 'o') model.status.value = sayMovesFrom(position, model.cursor.value);
  else if (event.key === '?') model.isHelpShown.value = !model.isHelpShown.value;
  else return model.view.hearKey(event.key, model.lenses, position.board.directionCount);
  return true;
}
