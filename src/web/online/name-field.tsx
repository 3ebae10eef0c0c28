import type { Signal } from '@preact/signals';
import { onlineTexts } from './texts.ts';

/** Characters of the longest name the server takes. */
const LONGEST = 24;

/** Where somebody who has no name yet may give one. */
export function NameField({ name }: { name: Signal<string> }) {
  return (
    <label class="field">
      <span class="soft">{onlineTexts.value.yourName}</span>
      <input
        type="text"
        name="name"
        maxLength={LONGEST}
        autocomplete="nickname"
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
    </label>
  );
}
