import type { Signal } from '@preact/signals';
import { LONGEST_NAME } from '../../protocol/names.ts';
import { onlineTexts } from './texts.ts';

/** Where users without a name may enter one. */
export function NameField({ name }: { name: Signal<string> }) {
  return (
    <label class="field">
      <span class="soft">{onlineTexts.value.yourName}</span>
      <input
        type="text"
        name="name"
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
    </label>
  );
}
