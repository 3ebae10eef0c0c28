import { goAside, goBack, goOn, goTo, goToEnd, START } from '../../table/study.ts';
import type { StudyEngine } from './engine.ts';
import type { StudyModel } from './model.ts';

/** What the keys can ask for beside walking. */
export interface StudyKeys {
  readonly model: StudyModel;
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
    keys.model[step]();
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

function act(key: string, { model, engine, best, threat, help }: StudyKeys): boolean {
  const study = model.study.value;
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => model.go(goBack(study)),
    ArrowRight: () => model.go(goOn(study)),
    ArrowUp: () => model.go(goAside(study, -1)),
    ArrowDown: () => model.go(goAside(study, 1)),
    Home: () => model.go(goTo(study, START)),
    End: () => model.go(goToEnd(study)),
    ' ': best,
    x: threat,
    l: () => {
      engine.isOn.value = !engine.isOn.value;
    },
    '?': help,
    Escape: () => {
      model.drop();
      model.isDrawing.value = false;
      model.pointers.value = [];
    },
  };
  const chosen = Object.hasOwn(acts, key) ? acts[key] : undefined;
  if (chosen !== undefined) {
    chosen();
    return true;
  }
  return model.view.hearKey(key, model.game.course.lenses, model.position.board.directionCount);
}
