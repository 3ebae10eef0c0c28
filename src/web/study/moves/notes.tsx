import { ArrowUpRight, Eraser, ListStart, Redo2, Trash2, Undo2 } from 'lucide';
import { MOVE_MARKS } from '../../../record/record.ts';
import { nodeAt, START } from '../../../session/study.ts';
import { canPromote, mark, promote, remove } from '../../../session/study-edit.ts';
import { IconAct } from '../../kit/menu.tsx';
import type { StudyModel } from '../model.ts';
import { studyTexts } from '../texts.ts';

/** The notes on the current move: marks, a comment, arrows; and what can be done with its line. */
export function Notes({ model }: { model: StudyModel }) {
  const { marks, markNames, comment, commentStart, drawHelp, partNames } = studyTexts.value;
  const study = model.study.value;
  const isStart = study.at === START;
  const sign = nodeAt(study).entry.mark;
  const { text } = model.remark.value;
  return (
    <section class="notes" aria-label={partNames.notes}>
      <div class="note-tools">
        <fieldset class="signs" disabled={isStart}>
          <legend class="unseen">{marks}</legend>
          {MOVE_MARKS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={sign === one}
              aria-label={`${one} ${markNames[one]}`}
              title={markNames[one]}
              onClick={() => model.change(mark(study, one))}
            >
              {one}
            </button>
          ))}
        </fieldset>
        <LineTools model={model} />
      </div>
      <textarea
        key={study.at}
        rows={2}
        value={text}
        aria-label={isStart ? commentStart : comment}
        placeholder={isStart ? commentStart : comment}
        aria-describedby="comment-refused"
        onFocus={() => model.leaveBox()}
        onBlur={() => model.leaveBox()}
        onInput={({ currentTarget }) => model.type(currentTarget.value) || putBack(currentTarget, text)}
      />
      <p id="comment-refused" class="message" role="alert">
        {model.refused.value}
      </p>
      {model.isDrawing.value && <p class="soft">{drawHelp}</p>}
    </section>
  );
}

/** Arrows, and what can be done with the line that leads here. */
function LineTools({ model }: { model: StudyModel }) {
  const { draw, clearArrows, promote: raise, remove: cut, undo, redo, tools } = studyTexts.value;
  const study = model.study.value;
  return (
    <fieldset class="line-tools">
      <legend class="unseen">{tools}</legend>
      <IconAct
        icon={ArrowUpRight}
        name={draw}
        isPressed={model.isDrawing.value}
        act={() => {
          model.drop();
          model.isDrawing.value = !model.isDrawing.value;
        }}
      />
      <IconAct
        icon={Eraser}
        name={clearArrows}
        isDisabled={model.remark.value.arrows.length === 0}
        act={() => model.drawArrows([])}
      />
      <IconAct icon={ListStart} name={raise} isDisabled={!canPromote(study)} act={() => model.change(promote(study))} />
      <IconAct icon={Trash2} name={cut} isDisabled={study.at === START} act={() => model.change(remove(study))} />
      <IconAct icon={Undo2} name={undo} isDisabled={!model.steps.canUndo.value} act={() => model.undo()} />
      <IconAct icon={Redo2} name={redo} isDisabled={!model.steps.canRedo.value} act={() => model.redo()} />
    </fieldset>
  );
}

/** The box shows what is saved, with the caret where it was before the refused input. */
function putBack(box: HTMLTextAreaElement, text: string): void {
  const caret = Math.max(0, box.selectionEnd - (box.value.length - text.length));
  box.value = text;
  box.setSelectionRange(caret, caret);
}
