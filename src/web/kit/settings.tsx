import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** Settings that belong together, under a heading. */
export function SettingGroup({ title, children }: { title: string; children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="panel settings-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  /** What it does, where the name does not say it. */
  readonly note?: string;
  readonly now: Value;
  /** Two to four values, by the words for them. */
  readonly values: readonly (readonly [Value, ComponentChildren])[];
  change(value: Value): void;
}

/** One of a few values, side by side: what is chosen is seen at a glance. */
export function Choice<Value extends string>({ name, note, now, values, change }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div class="setting" role="radiogroup" aria-labelledby={id}>
      <Name id={id} name={name} note={note} />
      <span class="segments">
        {values.map(([value, text]) => (
          <label key={value}>
            <input type="radio" name={id} checked={value === now} onChange={() => change(value)} />
            <span>{text}</span>
          </label>
        ))}
      </span>
    </div>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  change(isOn: boolean): void;
}

/** Something that is on or off. */
export function Switch({ name, note, isOn, isDisabled = false, change }: SwitchProps) {
  const id = useId();
  return (
    <label class="setting">
      <Name id={id} name={name} note={note} />
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    </label>
  );
}

function Name({ id, name, note }: { id: string; name: string; note: string | undefined }) {
  return (
    <span class="setting-name">
      <span id={id}>{name}</span>
      {note !== undefined && <span class="soft">{note}</span>}
    </span>
  );
}
