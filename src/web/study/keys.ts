import { goAside, goBack, goOn, goTo, goToEnd, START } from '../../table/study.ts';
import type { StudyEngine } from './engine.ts';
import type { StudyDesk } from './model.ts';

/** What the keys can ask for beside walking. */
export interface StudyKeys {
  readonly desk: StudyDesk;
  readonly engine: StudyEngine;
  /** Whether the focus has come to the board by keyboard: a click leaves the arrows to the game. */
  isOnBoard(): boolean;
  best(): void;
  threat(): void;
  /** Shows what the keys do. */
  help(): void;
}

/** Keys of the analysis screen; returns whether the key meant something. */
export function studyKey(event: KeyboardEvent, keys: StudyKeys): boolean {
  const target = event.target as Element;
  if (target.matches('input, textarea, select')) return false;
  const step = event.ctrlKey || event.metaKey ? stepOf(event) : undefined;
  if (step !== undefined) {
    keys.desk[step]();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // Whoever walks over the board by keyboard needs the arrows there, and whoever is on a button needs its Space.
  if (keys.isOnBoard() && target.matches('[role=gridcell]') && BOARD_KEYS.includes(event.key)) return false;
  if (event.key === ' ' && target.closest('button, a, summary') !== null) return false;
  return act(event.key, keys);
}

/** Ctrl+Z undoes; both Ctrl+Y and Ctrl+Shift+Z redo, as systems differ. */
function stepOf({ key, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

const BOARD_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', ' ', 'Enter'];

function act(key: string, { desk, engine, best, threat, help }: StudyKeys): boolean {
  const study = desk.study.value;
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => desk.go(goBack(study)),
    ArrowRight: () => desk.go(goOn(study)),
    ArrowUp: () => desk.go(goAside(study, -1)),
    ArrowDown: () => desk.go(goAside(study, 1)),
    Home: () => desk.go(goTo(study, START)),
    End: () => desk.go(goToEnd(study)),
    ' ': best,
    x: threat,
    l: () => {
      engine.isOn.value = !engine.isOn.value;
    },
    '?': help,
    Escape: () => {
      desk.drop();
      desk.isDrawing.value = false;
      desk.pointers.value = [];
    },
  };
  const chosen = Object.hasOwn(acts, key) ? acts[key] : undefined;
  if (chosen !== undefined) {
    chosen();
    return true;
  }
  return desk.view.hearKey(key, desk.game.course.lenses, desk.position.value.board.directionCount);
}
