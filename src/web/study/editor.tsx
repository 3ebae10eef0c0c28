import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { isFault } from '../../core/fault.ts';
import { optionsOf } from '../../core/options.ts';
import { sayFault } from '../../core/play/words.ts';
import { startPosition } from '../../core/position.ts';
import { checkRecord } from '../../record/check.ts';
import { isRecordFault } from '../../record/fault.ts';
import { sayRecordFault } from '../../record/words.ts';
import { contentsOf, Setup } from '../../table/study-setup.ts';
import { seenRows } from '../../view/rotation.ts';
import { rotatedScene } from '../../view/scene.ts';
import { Board } from '../board/board.tsx';
import { describeCell } from '../board/describe.ts';
import { MarkShape } from '../board/marks.tsx';
import { hasNames } from '../board/names.ts';
import { OptionRows } from '../kit/rows.tsx';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import type { StudyModel } from './model.ts';
import { openRecord } from './open.ts';
import { studyTexts } from './texts.ts';

/** The board as a workshop: things are chosen and put on cells, and the rules say whether they make a position. */
export function Editor({ model, close }: { model: StudyModel; close(): void }) {
  const { game } = model;
  const setup = useSignal(new Setup(model.position));
  const version = useSignal(0);
  const chosen = useSignal(0);
  const cursor = useSignal(0);
  const typed = useSignal<string | undefined>(undefined);
  const trouble = useSignal('');
  version.value; // drawn again with every change
  const now = setup.value;
  const { seen } = now;
  const { options } = seen;
  const contents = useMemo(() => contentsOf(seen), [seen]);
  const position = now.position();
  const scene = rotatedScene(seen, model.view.rotation.value);
  const { seats } = game.texts[language.value];
  const changed = () => {
    typed.value = undefined;
    trouble.value = '';
    version.value++;
  };
  const readTyped = (text: string) => {
    typed.value = text;
    const read = Setup.read(game, text);
    trouble.value = isFault(read) ? sayFault(read, language.value) : '';
    if (!isFault(read)) setup.value = read;
  };
  const begin = () => {
    if (isFault(position)) return;
    const record = checkRecord({ game, options: position.options, start: now.text(), tags: {}, line: [] });
    if (isRecordFault(record)) trouble.value = sayRecordFault(record, language.value);
    else void openRecord(record).then(close);
  };
  const verdict = isFault(position)
    ? sayFault(position, language.value)
    : position.over
      ? studyTexts.value.finishedPosition
      : studyTexts.value.goodPosition;
  return (
    <>
      <div class="place">
        <Board
          scene={scene}
          rows={seenRows(scene)}
          label={studyTexts.value.editTool}
          hasLabels={hasNames.value}
          accents={{ selected: [], targets: [], starts: [], last: [] }}
          cursor={cursor.value}
          describe={(cell) => describeCell(seen, cell, [], texts.value, language.value)}
          touch={(cell) => {
            cursor.value = cell;
            now.put(cell, now.content(cell) === chosen.value ? 0 : chosen.value);
            changed();
          }}
          moveCursor={(cell) => {
            cursor.value = cell;
          }}
        />
      </div>
      <div class="study-panel editor">
        <h1>{studyTexts.value.editTool}</h1>
        <fieldset class="palette">
          <legend>{studyTexts.value.content}</legend>
          {contents.map((content) => {
            const name = game.notation.cell(content);
            return (
              <button
                key={content}
                type="button"
                aria-pressed={content === chosen.value}
                aria-label={content === 0 ? studyTexts.value.emptyCell : name}
                title={content === 0 ? studyTexts.value.emptyCell : name}
                onClick={() => {
                  chosen.value = content;
                }}
              >
                <svg class="board" viewBox="-22 -22 44 44" aria-hidden="true">
                  {game.look.marks(content).map((mark, level, all) => (
                    <MarkShape
                      // biome-ignore lint/suspicious/noArrayIndexKey: a mark is the one at its level
                      key={level}
                      mark={mark}
                      scene={scene}
                      level={mark.shape === 'disc' ? level : 0}
                      height={level === all.length - 1 ? all.length : 0}
                    />
                  ))}
                </svg>
              </button>
            );
          })}
        </fieldset>
        <OptionRows
          game={game}
          chosen={options}
          change={(name, value) => {
            setup.value = new Setup(startPosition(game, optionsOf(game.options, { ...options, [name]: value })));
            changed();
          }}
        />
        <label class="row">
          <span>{studyTexts.value.whoseTurn}</span>
          <select
            value={now.turn}
            onChange={({ currentTarget }) => {
              now.giveTurn(Number(currentTarget.value));
              changed();
            }}
          >
            {seats.slice(0, seen.seats).map((name, seat) => (
              <option key={name} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span class="soft">{studyTexts.value.positionText}</span>
          <textarea
            rows={3}
            spellcheck={false}
            value={typed.value ?? now.text()}
            onInput={({ currentTarget }) => readTyped(currentTarget.value)}
          />
        </label>
        <p class={trouble.value !== '' || isFault(position) ? 'message' : 'soft'} role="status">
          {trouble.value === '' ? verdict : trouble.value}
        </p>
        <div class="actions">
          <button
            type="button"
            onClick={() => {
              now.clear();
              changed();
            }}
          >
            {studyTexts.value.clearBoard}
          </button>
          <button
            type="button"
            onClick={() => {
              setup.value = new Setup(startPosition(game, options));
              changed();
            }}
          >
            {studyTexts.value.startBoard}
          </button>
          <button type="button" onClick={close}>
            {studyTexts.value.cancel}
          </button>
        </div>
        <button type="button" class="main" disabled={isFault(position) || trouble.value !== ''} onClick={begin}>
          {studyTexts.value.usePosition}
        </button>
      </div>
    </>
  );
}
