import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { isFault } from '../../../core/fault.ts';
import { chosenOptions, optionsOf } from '../../../core/options.ts';
import type { MatchRecord } from '../../../core/play/match.ts';
import { sayFault } from '../../../core/play/words.ts';
import { type Position, startPosition } from '../../../core/position.ts';
import { fill } from '../../../core/words.ts';
import { checkRecord } from '../../../record/check.ts';
import { isRecordFault } from '../../../record/fault.ts';
import { sayRecordFault } from '../../../record/words.ts';
import { seenRows } from '../../../view/rotation.ts';
import { rotatedScene } from '../../../view/scene.ts';
import { Board } from '../../board/board.tsx';
import { describeCell } from '../../board/describe.ts';
import { hasNames } from '../../board/names.ts';
import type { BoardView } from '../../board/view.ts';
import { OptionRows } from '../../kit/rows.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { language } from '../../state/language.ts';
import { texts } from '../../state/texts.ts';
import { openRecord } from '../files/open.ts';
import { Retry } from '../retry.tsx';
import { studyTexts } from '../texts.ts';
import { Palette } from './palette.tsx';
import { SetupModel } from './setup-model.ts';

interface EditorProps {
  /** What it begins with. */
  readonly position: Position;
  readonly view: BoardView;
  close(): void;
}

/** The board as an editor: pieces are put on cells, and the rules say whether they make a position. */
export function Editor({ position, view, close }: EditorProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins with what is shown when it is opened
  const editing = useMemo(() => new SetupModel(position), []);
  const { seen } = editing.setup;
  const scene = rotatedScene(seen, view.rotation.value);
  const { editTool, positionText } = studyTexts.value;
  return (
    <>
      <div class="place">
        <Board
          scene={scene}
          rows={seenRows(scene)}
          label={editTool}
          hasLabels={hasNames.value}
          accents={{ selected: [], targets: [], starts: [], last: [] }}
          cursor={editing.cursor.value}
          describe={(cell) => describeCell(seen, cell, [], texts.value, language.value)}
          touch={(cell) => editing.touch(cell)}
          moveCursor={(cell) => {
            editing.cursor.value = cell;
          }}
        />
      </div>
      <div class="study-panel">
        <div class="study-parts editor">
          <div class="study-name">
            <h1>{editTool}</h1>
            <p class="soft">
              {seen.game.name}, {fill(texts.value.by, { designer: seen.game.designer })}
            </p>
          </div>
          <Palette editing={editing} scene={scene} />
          <TurnRow editing={editing} />
          <OptionRows
            game={seen.game}
            chosen={seen.options}
            change={(name, value) =>
              editing.begin(startPosition(seen.game, optionsOf(seen.game.options, { ...seen.options, [name]: value })))
            }
          />
          <label class="field">
            <span class="soft">{positionText}</span>
            <textarea
              rows={2}
              spellcheck={false}
              value={editing.typed.value ?? editing.setup.text()}
              onInput={({ currentTarget }) => editing.read(currentTarget.value)}
            />
          </label>
          <Verdict editing={editing} close={close} />
        </div>
      </div>
    </>
  );
}

function TurnRow({ editing }: { editing: SetupModel }) {
  const { seen, toMove } = editing.setup;
  return (
    <label class="row">
      <span>{studyTexts.value.whoseTurn}</span>
      <select
        value={toMove}
        onChange={({ currentTarget }) => editing.change((setup) => setup.giveTurn(Number(currentTarget.value)))}
      >
        {seen.game.texts[language.value].seats.slice(0, seen.seats).map((name, seat) => (
          <option key={name} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the rules say about it, and what can be done with it. */
function Verdict({ editing, close }: { editing: SetupModel; close(): void }) {
  const { setup, trouble } = editing;
  const { game, options } = setup.seen;
  const isStarting = useSignal(false);
  const { finishedPosition, goodPosition, clearBoard, startBoard, cancel, usePosition, retryTool } = studyTexts.value;
  const position = setup.position();
  const isBroken = isFault(position) || trouble.value !== '';
  const verdict = isFault(position)
    ? sayFault(position, language.value)
    : position.over
      ? finishedPosition
      : goodPosition;
  const use = () => {
    if (isFault(position)) return;
    const record = checkRecord({ game, options: position.options, start: setup.text(), tags: {}, line: [] });
    if (isRecordFault(record)) trouble.value = () => sayRecordFault(record, language.value);
    else void openRecord(record).then(close);
  };
  return (
    <>
      <p class={isBroken ? 'message verdict' : 'verdict'} role="status">
        {trouble.value === '' ? verdict : trouble.value}
      </p>
      <div class="editor-acts">
        <button type="button" onClick={() => editing.change((one) => one.clear())}>
          {clearBoard}
        </button>
        <button type="button" onClick={() => editing.begin(startPosition(game, options))}>
          {startBoard}
        </button>
        <button
          type="button"
          disabled={isBroken || position.over}
          onClick={() => {
            isStarting.value = true;
          }}
        >
          {retryTool}
        </button>
        <button type="button" onClick={close}>
          {cancel}
        </button>
        <button type="button" class="strong" disabled={isBroken} onClick={use}>
          {usePosition}
        </button>
      </div>
      {isStarting.value && !isFault(position) && (
        <Sheet
          title={retryTool}
          close={() => {
            isStarting.value = false;
          }}
        >
          <Retry position={position} record={recordFrom(position, setup.text())} />
        </Sheet>
      )}
    </>
  );
}

/** A game without moves that starts at a position. */
function recordFrom({ game, options }: Position, start: string): MatchRecord {
  return { game: game.id, options: chosenOptions(game.options, options), start, moves: [] };
}
