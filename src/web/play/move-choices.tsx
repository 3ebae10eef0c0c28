import type { RefObject } from 'preact';
import type { Game } from '../../core/game.ts';
import { sayChoice } from '../../core/play/words.ts';
import type { Position } from '../../core/position.ts';
import type { Cell } from '../../core/types.ts';
import type { Choice } from '../../session/hand.ts';
import { previewMove } from '../../session/preview.ts';
import type { Tilt } from '../../view/drawing/tilt.ts';
import { type Rotation, rotatedScene } from '../../view/scene.ts';
import { BoardChoices } from '../board/choices.tsx';
import { language } from '../state/language.ts';
import { playTexts } from './texts.ts';

interface MoveChoicesProps {
  readonly position: Position;
  readonly rotation: Rotation;
  readonly tilt?: Tilt | undefined;
  /** Where the piece of the move ends. */
  readonly cell: Cell | undefined;
  /** The moves along the touched cells; fewer than two leave nothing to choose. */
  readonly choices: readonly Choice[];
  readonly hasLabels: boolean;
  /** The element that contains the board. */
  readonly place: RefObject<HTMLDivElement | null>;
  choose(text: string): void;
  preview?(text: string): void;
  cancel(): void;
}

/** The label of a choice, as on its button. */
export function nameChoice(game: Game, choice: string, text: string): string {
  const said = sayChoice(game, choice, text, language.value);
  return `${said[0].toUpperCase()}${said.slice(1)}`;
}

/** The last choice of a move, on the board: buttons around the cell where it ends show what would be there. */
export function MoveChoices({ position, rotation, cell, choices, place, preview, ...rest }: MoveChoicesProps) {
  if (choices.length === 0 || cell === undefined) return null;
  return (
    <BoardChoices
      scene={rotatedScene(position, rotation)}
      cell={cell}
      label={playTexts.value.whichOne}
      takesFocus={place.current?.querySelector(':focus-visible') !== null}
      choices={choices.map(({ word, text }) => ({
        text,
        word: nameChoice(position.game, word, text),
        mark: rotatedScene(previewMove(position, text).position, rotation).items[cell].marks.at(-1),
      }))}
      consider={preview ?? (() => {})}
      {...rest}
    />
  );
}

/** The keyboard focus returns to where it was on the board. */
export function focusBoard(place: RefObject<HTMLDivElement | null>): void {
  place.current?.querySelector<SVGElement>('[data-cell][tabindex="0"]')?.focus({ preventScroll: true });
}
