import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { isFault } from '../../core/fault.ts';
import { optionsOf } from '../../core/options.ts';
import { sayFault } from '../../core/play/words.ts';
import { type Position, startPosition } from '../../core/position.ts';
import type { Cell } from '../../core/types.ts';
import { checkRecord } from '../../record/check.ts';
import { isRecordFault } from '../../record/fault.ts';
import { sayRecordFault } from '../../record/words.ts';
import { contentsOf, Setup } from '../../session/study-setup.ts';
import { seenRows } from '../../view/rotation.ts';
import { rotatedScene, type Scene } from '../../view/scene.ts';
import { Board } from '../board/board.tsx';
import { describeCell } from '../board/describe.ts';
import { Marks } from '../board/marks.tsx';
import { hasNames } from '../board/names.ts';
import { OptionRows } from '../kit/rows.tsx';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import { Watched } from '../state/watched.ts';
import { openRecord } from './files/open.ts';
import type { StudyModel } from './model.ts';
import { studyTexts } from './texts.ts';

/** A position being set up by hand: what is selected for placing, and whether the rules accept it. */
class SetupModel {
  readonly chosen = signal(0);
  readonly cursor = signal<Cell>(0);
  /** The content of the text box, if it differs from what the board shows. */
  readonly typed = signal<string | undefined>(undefined);
  readonly trouble = signal('');
  private readonly watched;

  constructor(position: Position) {
    this.watched = signal(new Watched(new Setup(position)));
  }

  get setup(): Setup {
    return this.watched.value.value;
  }

  /** Changes the setup in place. */
  change(act: (setup: Setup) => void): void {
    act(this.watched.peek().peek());
    this.typed.value = undefined;
    this.trouble.value = '';
    this.watched.peek().changed();
  }

  /** Starts again from another position. */
  begin(position: Position): void {
    this.watched.value = new Watched(new Setup(position));
    this.typed.value = undefined;
    this.trouble.value = '';
  }

  /** Places the selected thing on a cell, or removes it again. */
  touch(cell: Cell): void {
    const chosen = this.chosen.value;
    this.cursor.value = cell;
    this.change((setup) => setup.put(cell, setup.content(cell) === chosen ? 0 : chosen));
  }

  read(text: string): void {
    this.typed.value = text;
    const read = Setup.read(this.setup.seen.game, text);
    this.trouble.value = isFault(read) ? sayFault(read, language.value) : '';
    if (!isFault(read)) this.watched.value = new Watched(read);
  }
}

/** The board as an editor: things are selected and placed on cells, and the rules say whether they make a position. */
export function Editor({ model, close }: { model: StudyModel; close(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins with what is shown when it is opened
  const editing = useMemo(() => new SetupModel(model.position), []);
  const { seen } = editing.setup;
  const scene = rotatedScene(seen, model.view.rotation.value);
  return (
    <>
      <div class="place">
        <Board
          scene={scene}
          rows={seenRows(scene)}
          label={studyTexts.value.editTool}
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
      <div class="study-panel editor">
        <h1>{studyTexts.value.editTool}</h1>
        <Palette editing={editing} scene={scene} />
        <OptionRows
          game={seen.game}
          chosen={seen.options}
          change={(name, value) =>
            editing.begin(startPosition(seen.game, optionsOf(seen.game.options, { ...seen.options, [name]: value })))
          }
        />
        <TurnRow editing={editing} />
        <label class="field">
          <span class="soft">{studyTexts.value.positionText}</span>
          <textarea
            rows={3}
            spellcheck={false}
            value={editing.typed.value ?? editing.setup.text()}
            onInput={({ currentTarget }) => editing.read(currentTarget.value)}
          />
        </label>
        <Verdict editing={editing} close={close} />
      </div>
    </>
  );
}

/** What can be placed on a cell. */
function Palette({ editing, scene }: { editing: SetupModel; scene: Scene }) {
  const { seen } = editing.setup;
  const { game } = seen;
  const contents = useMemo(() => contentsOf(seen), [seen]);
  return (
    <fieldset class="palette">
      <legend>{studyTexts.value.content}</legend>
      {contents.map((content) => {
        const name = content === 0 ? studyTexts.value.emptyCell : game.notation.cell(content);
        return (
          <button
            key={content}
            type="button"
            aria-pressed={content === editing.chosen.value}
            aria-label={name}
            title={name}
            onClick={() => {
              editing.chosen.value = content;
            }}
          >
            <Marks marks={game.look.marks(content)} scene={scene} />
          </button>
        );
      })}
    </fieldset>
  );
}

function TurnRow({ editing }: { editing: SetupModel }) {
  const { seen, turn } = editing.setup;
  return (
    <label class="row">
      <span>{studyTexts.value.whoseTurn}</span>
      <select
        value={turn}
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
  const position = setup.position();
  const { finishedPosition, goodPosition, clearBoard, startBoard, cancel, usePosition } = studyTexts.value;
  const verdict = isFault(position)
    ? sayFault(position, language.value)
    : position.over
      ? finishedPosition
      : goodPosition;
  const use = () => {
    if (isFault(position)) return;
    const record = checkRecord({ game, options: position.options, start: setup.text(), tags: {}, line: [] });
    if (isRecordFault(record)) trouble.value = sayRecordFault(record, language.value);
    else void openRecord(record).then(close);
  };
  return (
    <>
      <p class={trouble.value !== '' || isFault(position) ? 'message' : 'soft'} role="status">
        {trouble.value === '' ? verdict : trouble.value}
      </p>
      <div class="actions">
        <button type="button" onClick={() => editing.change((one) => one.clear())}>
          {clearBoard}
        </button>
        <button type="button" onClick={() => editing.begin(startPosition(game, options))}>
          {startBoard}
        </button>
        <button type="button" onClick={close}>
          {cancel}
        </button>
      </div>
      <button type="button" class="main" disabled={isFault(position) || trouble.value !== ''} onClick={use}>
        {usePosition}
      </button>
    </>
  );
}
