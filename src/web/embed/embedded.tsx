import { useRef, useState } from 'preact/hooks';
import { readMove } from '../../core/moves.ts';
import { wordMoves } from '../../core/play/picker.ts';
import { sayChoice, sayWordMove } from '../../core/play/words.ts';
import type { Position } from '../../core/position.ts';
import { type Cell, NO_MOVE } from '../../core/types.ts';
import type { Language } from '../../core/words.ts';
import { Hand } from '../../session/hand.ts';
import { previewMove } from '../../session/preview.ts';
import { seenRows } from '../../view/rotation.ts';
import { type Rotation, rotatedScene } from '../../view/scene.ts';
import { Board } from '../board/board.tsx';
import { BoardChoices } from '../board/choices.tsx';
import { describeCell } from '../board/describe.ts';
import { embedTexts } from './texts.ts';

export interface EmbeddedProps {
  readonly position: Position;
  /** The cells of the last move. */
  readonly last: readonly Cell[];
  readonly language: Language;
  readonly rotation: Rotation;
  readonly hasLabels: boolean;
  /** Receives a legal move as text; without it nothing can be moved. */
  readonly onMove: ((move: string) => void) | undefined;
}

/** A board by itself: it knows which moves are legal, and says when one was made. */
export function Embedded({ position, last, language, rotation, hasLabels, onMove }: EmbeddedProps) {
  const hand = useRef(new Hand()).current;
  const [cursor, setCursor] = useState<Cell>(0);
  const [, draw] = useState(0);
  const again = () => draw((count) => count + 1);
  const canMove = onMove !== undefined && !position.over;
  const make = (move: string) => {
    hand.drop();
    again();
    if (readMove(position, move) !== NO_MOVE) onMove?.(move);
  };
  const touch = (cell: Cell) => {
    setCursor(cell);
    if (!canMove) return;
    const touched = hand.touch(position, cell);
    if (touched.kind === 'move') make(touched.text);
    else again();
  };
  const drop = () => {
    hand.drop();
    again();
  };
  const scene = rotatedScene(position, rotation);
  const texts = embedTexts[language];
  const next = canMove ? hand.next(position) : [];
  const isMaking = hand.touched.length > 0;
  const choices = canMove ? hand.choices(position) : [];
  const { game } = position;
  return (
    <>
      <Board
        scene={scene}
        rows={seenRows(scene)}
        label={game.name}
        hasLabels={hasLabels}
        cursor={cursor}
        accents={{
          selected: hand.touched,
          targets: isMaking ? next : [],
          starts: isMaking ? [] : next,
          last: isMaking ? [] : last,
          decisive: position.over ? game.decisive?.(position) : undefined,
        }}
        describe={(cell) => describeCell(position, cell, next, texts, language)}
        touch={touch}
        moveCursor={setCursor}
        drop={drop}
      />
      {choices.length > 0 && hand.end !== undefined && (
        <BoardChoices
          scene={scene}
          cell={hand.end}
          hasLabels={hasLabels}
          label={texts.whichOne}
          takesFocus
          choices={choices.map(({ word, text }) => ({
            text,
            word: sayChoice(game, word, text, language),
            mark: markAfter(position, text, rotation, hand.end ?? 0),
          }))}
          choose={make}
          consider={() => {}}
          cancel={drop}
        />
      )}
      {canMove && !isMaking && wordMoves(position).length > 0 && (
        <p class="word-moves">
          {wordMoves(position).map((text) => (
            <button key={text} type="button" onClick={() => make(text)}>
              {sayWordMove(game, text, language)}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

/** What a move would leave on a cell. */
function markAfter(position: Position, text: string, rotation: Rotation, cell: Cell) {
  return rotatedScene(previewMove(position, text).position, rotation).items[cell].marks.at(-1);
}
