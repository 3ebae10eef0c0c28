import type { ComponentChildren } from 'preact';
import { addressOf } from '../state/route.ts';
import { choose, MOTIONS, settings, THEMES } from '../state/settings.ts';
import { texts } from '../state/texts.ts';
import { LANGUAGE_NAMES } from './language-names.ts';

/** All settings of a user; each change is saved and takes effect at once. */
export function SettingsScreen() {
  const words = texts.value;
  const now = settings.value;
  return (
    <main class="page narrow">
      <h1>{words.settings}</h1>
      <Choice
        name={words.language}
        now={now.language}
        values={LANGUAGE_NAMES}
        change={(language) => choose({ language })}
      />
      <Choice
        name={words.theme}
        now={now.theme}
        values={THEMES.map((id) => [id, words.themes[id]])}
        change={(theme) => choose({ theme })}
      />
      <Choice
        name={words.motion}
        now={now.motion}
        values={MOTIONS.map((id) => [id, words.motions[id]])}
        change={(motion) => choose({ motion })}
      />
      <Switch isOn={now.coordinates} change={(coordinates) => choose({ coordinates })}>
        {words.coordinates}
      </Switch>
      <Switch isOn={now.confirmsTouch} change={(confirmsTouch) => choose({ confirmsTouch })}>
        {words.confirmsTouch}
      </Switch>
      <Switch isOn={now.sound} change={(sound) => choose({ sound })}>
        {words.sound}
      </Switch>
      <p class="soft">{words.settingsKept}</p>
      <p>
        <a class="quiet" href={addressOf('account')}>
          {words.account}
        </a>
      </p>
    </main>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly now: Value;
  readonly values: readonly (readonly [Value, string])[];
  change(value: Value): void;
}

function Choice<Value extends string>({ name, now, values, change }: ChoiceProps<Value>) {
  return (
    <label class="row">
      <span>{name}</span>
      <select value={now} onChange={({ currentTarget }) => change(values[currentTarget.selectedIndex][0])}>
        {values.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SwitchProps {
  readonly isOn: boolean;
  readonly children: ComponentChildren;
  change(isOn: boolean): void;
}

function Switch({ isOn, children, change }: SwitchProps) {
  return (
    <label class="row">
      <span>{children}</span>
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => change(currentTarget.checked)} />
    </label>
  );
}
