import { useSignal } from '@preact/signals';
import type { StudyModel } from '../model.ts';
import { studyTexts } from '../texts.ts';

/** A move as text, for those who would rather type it. */
export function TypeMove({ model }: { model: StudyModel }) {
  const text = useSignal('');
  const { typeMove } = studyTexts.value;
  return (
    <form
      class="type-move"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value.trim() !== '' && model.play(text.value)) text.value = '';
      }}
    >
      <input
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-label={typeMove}
        placeholder={typeMove}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
    </form>
  );
}
