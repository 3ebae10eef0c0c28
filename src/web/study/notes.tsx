import { useSignal } from '@preact/signals';
import { MOVE_MARKS } from '../../record/record.ts';
import { goBack, goOn, goTo, goToEnd, nodeAt, START } from '../../session/study.ts';
import { canPromote, mark, promote, remove } from '../../session/study-edit.ts';
import type { StudyModel } from './model.ts';
import { studyTexts } from './texts.ts';

/** The buttons that navigate the moves. */
export function Walk({ model }: { model: StudyModel }) {
  const { toStart, back, on, toEnd, turn, zoom } = studyTexts.value;
  const study = model.study.value;
  const hasNext = nodeAt(study).children.length > 0;
  return (
    <div class="walk">
      <button
        type="button"
        disabled={study.at === START}
        aria-label={toStart}
        title={toStart}
        onClick={() => model.go(goTo(study, START))}
      >
        <Icon d="M5 4V16M16 4 8 10 16 16Z" />
      </button>
      <button
        type="button"
        disabled={study.at === START}
        aria-label={back}
        title={back}
        onClick={() => model.go(goBack(study))}
      >
        <Icon d="M13 4 6 10 13 16Z" />
      </button>
      <button type="button" disabled={!hasNext} aria-label={on} title={on} onClick={() => model.go(goOn(study))}>
        <Icon d="M7 4 14 10 7 16Z" />
      </button>
      <button
        type="button"
        disabled={!hasNext}
        aria-label={toEnd}
        title={toEnd}
        onClick={() => model.go(goToEnd(study))}
      >
        <Icon d="M15 4V16M4 4 12 10 4 16Z" />
      </button>
      <button type="button" aria-label={turn} title={turn} onClick={() => model.view.flip()}>
        <Icon d="M6 16V4M3 8 6 4 9 8M14 4V16M11 12 14 16 17 12" isOpen />
      </button>
      <button
        type="button"
        aria-pressed={model.view.isNear.value}
        aria-label={zoom}
        title={zoom}
        onClick={() => model.view.zoom()}
      >
        <Icon d="M13 13 17 17M3 8.5A5.5 5.5 0 1 0 14 8.5A5.5 5.5 0 1 0 3 8.5M6 8.5H11M8.5 6V11" isOpen />
      </button>
    </div>
  );
}

/** A symbol on a button with a label in words. */
function Icon({ d, isOpen = false }: { d: string; isOpen?: boolean }) {
  return (
    <svg class={isOpen ? 'icon open' : 'icon'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** The notes on the current move: marks, a comment, arrows; and what can be done with its line. */
export function Notes({ model }: { model: StudyModel }) {
  const {
    marks,
    markNames,
    comment,
    commentStart,
    draw,
    drawHelp,
    clearArrows,
    promote: raise,
    remove: cut,
    undo,
    redo,
  } = studyTexts.value;
  const study = model.study.value;
  const isStart = study.at === START;
  const sign = nodeAt(study).entry.mark;
  const { text, arrows } = model.remark.value;
  return (
    <section class="notes">
      <fieldset class="signs" disabled={isStart}>
        <legend>{marks}</legend>
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
      <label class="field">
        <span class="soft">{isStart ? commentStart : comment}</span>
        <textarea
          key={study.at}
          rows={2}
          value={text}
          aria-describedby="comment-refused"
          onFocus={() => model.leaveBox()}
          onBlur={() => model.leaveBox()}
          onInput={({ currentTarget }) => model.type(currentTarget.value) || putBack(currentTarget, text)}
        />
      </label>
      <p id="comment-refused" class="message" role="alert">
        {model.refused.value}
      </p>
      <div class="actions">
        <button type="button" disabled={!canPromote(study)} onClick={() => model.change(promote(study))}>
          {raise}
        </button>
        <button type="button" disabled={isStart} onClick={() => model.change(remove(study))}>
          {cut}
        </button>
        <button type="button" disabled={!model.steps.canUndo.value} onClick={() => model.undo()}>
          {undo}
        </button>
        <button type="button" disabled={!model.steps.canRedo.value} onClick={() => model.redo()}>
          {redo}
        </button>
        <button
          type="button"
          aria-pressed={model.isDrawing.value}
          onClick={() => {
            model.drop();
            model.isDrawing.value = !model.isDrawing.value;
          }}
        >
          {draw}
        </button>
        <button type="button" disabled={arrows.length === 0} onClick={() => model.drawArrows([])}>
          {clearArrows}
        </button>
      </div>
      {model.isDrawing.value && <p class="soft">{drawHelp}</p>}
    </section>
  );
}

/** The box shows what is saved, with the caret where it was before the refused input. */
function putBack(box: HTMLTextAreaElement, text: string): void {
  const caret = Math.max(0, box.selectionEnd - (box.value.length - text.length));
  box.value = text;
  box.setSelectionRange(caret, caret);
}

/** A move as text, for those who would rather type it. */
export function TypeMove({ model }: { model: StudyModel }) {
  const text = useSignal('');
  return (
    <form
      class="type-move"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value.trim() !== '' && model.play(text.value)) text.value = '';
      }}
    >
      <label class="field">
        <span class="soft">{studyTexts.value.typeMove}</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
    </form>
  );
}
