import { useLayoutEffect } from 'preact/hooks';
import { isShortcut } from '../kit/shortcuts.ts';
import { language } from '../state/language.ts';
import type { BoardController } from './board-controller.ts';
import { sayMovesFrom, sayPieces } from './spoken.ts';

/** What keys do on one screen only; whether the key was handled. */
type OwnKeys = (event: KeyboardEvent) => boolean;

/** Listens to the keys of a playing screen, wherever the focus is, from the moment it is shown. */
export function usePlayKeys(model: BoardController, own: OwnKeys = () => false): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      if (playKey(event, model, own)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [model, own]);
}

/** Whether the key was handled. */
function playKey(event: KeyboardEvent, model: BoardController, own: OwnKeys): boolean {
  if (!isShortcut(event)) return false;
  if (own(event)) return true;
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const { position } = model;
  const cell = model.cursor.value;
  if (event.key === 'p') model.status.value = () => sayPieces(position, language.value);
  else if (event.key === 'o') model.status.value = () => sayMovesFrom(position, cell);
  else if (event.key === '?') model.panel.value = 'keys';
  else return model.view.hearKey(event.key, model.lenses, position.board.directionCount);
  return true;
}
