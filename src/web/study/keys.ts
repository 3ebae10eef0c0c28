import { useLayoutEffect, useRef } from 'preact/hooks';
import { lensesFor } from '../../judge/stops-lens.ts';
import { goAside, goBack, goOn, goTo, goToEnd, START } from '../../session/study.ts';
import { isShortcut } from '../kit/shortcuts.ts';
import type { StudyEngine } from './engine.ts';
import type { StudyModel } from './model.ts';

/** What the keys can do besides navigating. */
interface StudyKeys {
  readonly model: StudyModel;
  readonly engine: StudyEngine;
  best(): void;
  threat(): void;
  /** Goes to the next mistake, or with -1 to the one before. */
  mistake(by: 1 | -1): void;
  /** From the review to the analysis, and back. */
  review(): void;
  /** Says why the move was good or not. */
  why(): void;
  /** Shows what the keys do. */
  help(): void;
}

/** Listens to the keys of the analysis screen, except while something else is open over it or instead of it. */
export function useStudyKeys(keys: StudyKeys, isCovered: () => boolean): void {
  /** Whether the focus has come to the board by keyboard: after a click the arrows navigate the game. */
  const isByKeyboard = useRef(true);
  // At the same time as what is shown: a key pressed right then is meant for it.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Tab') isByKeyboard.current = true;
      if (isCovered() || !studyKey(event, keys, isByKeyboard.current)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the board hears of it: after a click on the board, the arrows navigate the game.
    addEventListener('keydown', listen, true);
    const point = () => {
      isByKeyboard.current = false;
    };
    addEventListener('pointerdown', point, true);
    return () => {
      removeEventListener('keydown', listen, true);
      removeEventListener('pointerdown', point, true);
    };
  });
}

/** Whether the key was handled. */
function studyKey(event: KeyboardEvent, keys: StudyKeys, isOnBoard: boolean): boolean {
  const target = event.target as Element;
  if (!isShortcut(event)) return false;
  // The list that is open closes by it.
  if (event.key === 'Escape' && document.querySelector(':popover-open') !== null) return false;
  const step = event.ctrlKey || event.metaKey ? stepOf(event) : undefined;
  if (step !== undefined) {
    keys.model[step]();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // A keyboard user on the board needs the arrows there, and one on a button needs its Space.
  if (isOnBoard && target.matches('[role=gridcell]') && BOARD_KEYS.includes(event.key)) return false;
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

function act(key: string, { model, engine, best, threat, mistake, review, why, help }: StudyKeys): boolean {
  const study = model.study.value;
  const { line } = model;
  const isShown = line.moves !== undefined;
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => (isShown ? line.goTo(line.at - 1) : model.go(goBack(study))),
    ArrowRight: () => (isShown ? line.goTo(line.at + 1) : model.go(goOn(study))),
    ArrowUp: () => model.go(goAside(study, -1)),
    ArrowDown: () => model.go(goAside(study, 1)),
    Home: () => model.go(goTo(study, START)),
    End: () => model.go(goToEnd(study)),
    ' ': best,
    x: threat,
    l: () => {
      engine.isOn.value = !engine.isOn.value;
    },
    n: () => mistake(1),
    N: () => mistake(-1),
    v: review,
    w: why,
    '?': help,
    Escape: () => {
      line.end();
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
  return model.view.hearKey(key, lensesFor(model.game, model.position.seats), model.position.board.directionCount);
}
