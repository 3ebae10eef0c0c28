import { render } from 'preact';
import type { Position } from '../../core/position.ts';
import type { Cell } from '../../core/types.ts';
import type { Language } from '../../core/words.ts';
import type { BoardTheme } from '../../view/drawing/theme-names.ts';
import type { Rotation } from '../../view/scene.ts';
import { Embedded } from './embedded.tsx';
import { addStyle } from './style.ts';

/** How an embedded board looks and what it does; every member has a default. */
export interface BoardSettings {
  /**
   * Called with a legal move when somebody has made one, by mouse, finger or keyboard. Play it and show the new
   * position. Without it the board only shows.
   */
  onMove?(move: string): void;
  /** The cells of the last move, which are marked: `match.last?.path`. */
  readonly last?: readonly Cell[];
  /** What is said to screen readers: English by default. */
  readonly language?: Language;
  /** From which side it is seen, in quarter turns clockwise. */
  readonly rotation?: Rotation;
  /** Whether rows and columns are named; they are by default. */
  readonly hasLabels?: boolean;
  readonly theme?: BoardTheme;
  /** By default, what the settings of the device say. */
  readonly isDark?: boolean;
}

/** A board in a page. */
export interface ShownBoard {
  /** Shows another position, or the same one after a move; settings that are not given stay as they are. */
  show(position: Position, settings?: BoardSettings): void;
  /** Removes it from the page. */
  close(): void;
}

/**
 * Shows a position in an element of a page, as wide as the element, and lets people make legal moves: by mouse, finger,
 * keyboard (arrow keys and Enter) and with a screen reader.
 */
export function showBoard(element: HTMLElement, position: Position, settings: BoardSettings = {}): ShownBoard {
  const place = element.ownerDocument.createElement('div');
  place.className = 'gamut-board';
  element.append(place);
  addStyle(element.ownerDocument);
  let current: BoardSettings = {};
  const show = (now: Position, more: BoardSettings = {}) => {
    current = { ...current, last: [], ...more };
    const { last = [], language = 'en', rotation = 0, hasLabels = true, theme = 'porcelain', isDark } = current;
    place.dataset.board = theme;
    place.dataset.theme = (isDark ?? matchMedia('(prefers-color-scheme: dark)').matches) ? 'dark' : 'light';
    render(<Embedded position={now} {...{ last, language, rotation, hasLabels, onMove: current.onMove }} />, place);
  };
  show(position, settings);
  return {
    show,
    close() {
      render(null, place);
      place.remove();
    },
  };
}
