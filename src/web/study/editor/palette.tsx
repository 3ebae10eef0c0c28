import { Eraser, RotateCcw, RotateCw } from 'lucide';
import type { MarkShape } from '../../../core/look.ts';
import { fill } from '../../../core/words.ts';
import { kindsOf } from '../../../session/study-setup.ts';
import type { Scene } from '../../../view/scene.ts';
import { Marks } from '../../board/marks.tsx';
import { Icon } from '../../kit/icon.tsx';
import { language } from '../../state/language.ts';
import { texts } from '../../state/texts.ts';
import { studyTexts } from '../texts.ts';
import type { SetupModel } from './setup-model.ts';

/** What a touch puts on a cell: a kind of piece, whose it is, and which way it faces; or an eraser. */
export function Palette({ editing, scene }: { editing: SetupModel; scene: Scene }) {
  const { seen } = editing.setup;
  const { content, emptyCell, owner, turnLeft, turnRight, kindNames, facing } = studyTexts.value;
  const kinds = kindsOf(seen);
  const seats = seen.game.texts[language.value].seats.slice(0, seen.seats);
  const { directions } = texts.value;
  const kind = editing.kind.value;
  const shown = kind === 'nothing' ? kinds[kinds.length - 1] : kind;
  const way = directions[(editing.facing.value * directions.length) / seen.board.directionCount];
  return (
    <>
      <fieldset class="palette">
        <legend>{content}</legend>
        {kinds.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={kind === one}
            onClick={() => {
              editing.kind.value = one;
            }}
          >
            <Swatch editing={editing} scene={scene} shape={one} owner={editing.owner.value} />
            {kindNames[one]}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={kind === 'nothing'}
          onClick={() => {
            editing.kind.value = 'nothing';
          }}
        >
          <Icon of={Eraser} />
          {emptyCell}
        </button>
      </fieldset>
      <fieldset class="palette" disabled={kind === 'nothing'}>
        <legend>{owner}</legend>
        {seats.map((name, seat) => (
          <button
            key={name}
            type="button"
            aria-pressed={editing.owner.value === seat}
            onClick={() => {
              editing.owner.value = seat;
            }}
          >
            <Swatch editing={editing} scene={scene} shape={shown} owner={seat} />
            {name}
          </button>
        ))}
      </fieldset>
      {editing.isDirected && (
        <fieldset class="palette">
          <legend>{fill(facing, { direction: way })}</legend>
          <button type="button" onClick={() => editing.turn(-1)}>
            <Icon of={RotateCcw} />
            {turnLeft}
          </button>
          <button type="button" onClick={() => editing.turn(1)}>
            <Icon of={RotateCw} />
            {turnRight}
          </button>
        </fieldset>
      )}
    </>
  );
}

interface SwatchProps {
  readonly editing: SetupModel;
  readonly scene: Scene;
  readonly shape: MarkShape;
  readonly owner: number;
}

/** One piece as it would lie on the board. */
function Swatch({ editing, scene, shape, owner }: SwatchProps) {
  const mark = {
    shape,
    owner,
    ...(editing.isDirected && shape === 'arrow' ? { direction: editing.facing.value } : {}),
  };
  return <Marks marks={[mark]} scene={scene} />;
}
