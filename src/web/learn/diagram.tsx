import { useState } from 'preact/hooks';
import type { Diagram } from '../../core/course.ts';
import { isFault } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { readMove } from '../../core/moves.ts';
import { readPosition } from '../../core/text.ts';
import { NO_MOVE } from '../../core/types.ts';
import { makeScene } from '../../view/scene.ts';
import { Board } from '../board/board.tsx';
import { learnTexts } from './texts.ts';
import { useTurn } from './turns.ts';

const nothing = () => {};

/** A position inside a text, on the board that games are played on; its move can be shown and taken back. */
export function DiagramFigure({ game, diagram }: { game: Game; diagram: Diagram }) {
  const [isPlayed, setPlayed] = useState(false);
  const isDrawn = useTurn();
  const position = readPosition(game, diagram.position);
  if (isFault(position)) throw new Error(`${position.fault}: ${position.what}`);
  const move = diagram.move === undefined ? NO_MOVE : readMove(position, diagram.move);
  const path = move === NO_MOVE ? [] : [...game.notation.path(position, move)];
  if (isPlayed && move !== NO_MOVE) position.play(move);
  const names: readonly string[] = position.board.names;
  const { showMove, showBefore } = learnTexts.value;
  return (
    <figure class="diagram">
      <div class="diagram-board" role="img" aria-label={diagram.caption}>
        <div inert>
          {isDrawn && (
            <Board
              scene={makeScene(position)}
              rows={position.board.rows}
              label={game.name}
              accents={{
                selected: isPlayed ? [] : diagram.cells.map((name) => names.indexOf(name)),
                targets: [],
                starts: [],
                last: path,
              }}
              cursor={-1}
              describe={(cell) => names[cell]}
              touch={nothing}
              moveCursor={nothing}
            />
          )}
        </div>
      </div>
      <figcaption>
        {diagram.caption}
        {diagram.move !== undefined && (
          <button type="button" aria-pressed={isPlayed} onClick={() => setPlayed(!isPlayed)}>
            {isPlayed ? showBefore : showMove}
          </button>
        )}
      </figcaption>
    </figure>
  );
}
