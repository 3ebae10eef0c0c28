import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { LONGEST_NAME } from '../../protocol/names.ts';
import type { FormAction } from './form-action.ts';
import { accountTexts } from './texts.ts';

/** No password or code is longer, in characters. */
const LONGEST_ENTRY = 256;

interface EntryProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly hint?: string;
  /** The name by which browsers and password managers know it. */
  readonly fill: string;
  readonly isSecret?: boolean;
  readonly isOptional?: boolean;
  readonly name: string;
  readonly longest?: number;
}

/** A text field with its label above it. */
export function Entry({ label, value, hint, fill, name, isSecret, isOptional, longest = LONGEST_ENTRY }: EntryProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const line = {
    id,
    name,
    autocomplete: fill,
    autocapitalize: 'none',
    spellcheck: false,
    required: isOptional !== true,
    maxLength: longest,
    'aria-describedby': hint === undefined ? undefined : hintId,
    value: value.value,
    onInput({ currentTarget }: { currentTarget: HTMLInputElement }) {
      value.value = currentTarget.value;
    },
  } as const;
  return (
    <div class="entry">
      <label for={id}>{label}</label>
      {isSecret === true ? <input type="password" {...line} /> : <input type="text" {...line} />}
      {hint !== undefined && (
        <span class="soft" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** The name of an account, existing or new. */
export function NameEntry({ value, label, hint }: { value: Signal<string>; label?: string; hint?: string }) {
  const { name } = accountTexts.value;
  const shown = hint === undefined ? {} : { hint };
  return (
    <Entry label={label ?? name} value={value} fill="username" name="username" longest={LONGEST_NAME} {...shown} />
  );
}

interface FormProps {
  readonly action: FormAction;
  readonly children: ComponentChildren;
  send(): void;
}

/** Fields and a button, with the server's answer below. */
export function Form({ action, send, children }: FormProps) {
  return (
    <form
      class="people-form"
      aria-busy={action.isBusy.value}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
      <ActionStatus action={action} />
    </form>
  );
}

/** The server's answer to an action, beside its form. */
export function ActionStatus({ action }: { action: FormAction }) {
  return (
    <>
      <p class="message" role="alert">
        {action.trouble.value}
      </p>
      <p class="done" role="status">
        {action.done.value}
      </p>
    </>
  );
}

/** A part of a screen, with a heading. */
export function Panel({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
