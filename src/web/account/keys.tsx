import { useSignal } from '@preact/signals';
import { fill } from '../../core/words.ts';
import { dateText } from '../kit/format.ts';
import { type Account, addPasskey } from './account.ts';
import { ActionStatus, Entry, Form, NameEntry, Panel } from './fields.tsx';
import { ask, useFormAction } from './form-action.ts';
import { hasPasskeys } from './passkeys.ts';
import { Proof } from './proof.tsx';
import { accountTexts } from './texts.ts';

interface KeysProps {
  readonly account: Account;
  refresh(): Promise<void>;
}

/** What gives users or their programs access besides the password. */
interface WaysIn {
  readonly passkeys: number;
  readonly tokens: number;
}

/** How the user signs in: the passkeys of their devices, and a password. */
export function Keys({ account, refresh }: KeysProps) {
  const words = accountTexts.value;
  const action = useFormAction();
  const then = async (done: object | undefined, sentence: string) => {
    if (done === undefined) return;
    action.done.value = sentence;
    await refresh();
  };
  const add = async () => then(await action.run(() => addPasskey(account.user.name)), words.keyAdded);
  const remove = async (id: string) =>
    then(await action.run(() => ask('account/passkey/remove', { id })), words.keyRemoved);
  return (
    <Panel title={words.passkeys}>
      {account.passkeys.length === 0 && <p class="soft">{words.noKeys}</p>}
      <ul class="lines">
        {account.passkeys.map(({ id, created_at, used_at }, index) => (
          <li key={id}>
            <span class="line">
              <span>{fill(words.keyOf, { number: index + 1 })}</span>
              <span class="soft">{fill(words.keyTimes, { added: dateText(created_at), used: dateText(used_at) })}</span>
            </span>
            <button
              type="button"
              aria-label={fill(words.removeKey, { number: index + 1 })}
              disabled={action.isBusy.value}
              onClick={() => void remove(id)}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys() ? (
        <div class="form-actions">
          <button type="button" disabled={action.isBusy.value} onClick={() => void add()}>
            {words.addKey}
          </button>
        </div>
      ) : (
        <p class="soft">{words.noPasskeys}</p>
      )}
      <ActionStatus action={action} />
      <Proof action={action} />
      <Password {...{ account, refresh }} />
    </Panel>
  );
}

function Password({ account: { user, hasPassword }, refresh }: KeysProps) {
  const words = accountTexts.value;
  const action = useFormAction();
  const before = useSignal('');
  const password = useSignal('');
  const change = async () => {
    const sent = { password: password.value, ...(hasPassword ? { before: before.value } : {}) };
    const changed = await action.run(() => ask<WaysIn>('account/password', sent), { wrong: words.wrongBefore });
    if (changed === undefined) return;
    before.value = password.value = '';
    const { passkeys, tokens } = changed;
    const still = passkeys + tokens === 0 ? '' : ` ${fill(words.stillIn, { passkeys, tokens })}`;
    action.done.value = words.passwordSet + still;
    await refresh();
  };
  return (
    <details class="more">
      <summary>{hasPassword ? words.changePassword : words.setPassword}</summary>
      <p class="soft">{hasPassword ? words.hasPassword : words.hasNoPassword}</p>
      <Form action={action} send={() => void change()}>
        {/* For password managers, which need the name. */}
        <input type="text" hidden readOnly autocomplete="username" value={user.name} />
        {hasPassword && (
          <Entry
            {...{ label: words.before, value: before, isSecret: true }}
            {...{ name: 'password', fill: 'current-password' }}
          />
        )}
        <Entry
          {...{ label: words.newPassword, hint: words.passwordHint, value: password }}
          {...{ name: 'new-password', fill: 'new-password', isSecret: true }}
        />
        <button type="submit" disabled={action.isBusy.value}>
          {hasPassword ? words.changePassword : words.setPassword}
        </button>
      </Form>
      <Proof action={action} />
    </details>
  );
}

/** Another name, under which everybody finds the same account. */
export function Rename({ account, refresh }: KeysProps) {
  const words = accountTexts.value;
  const action = useFormAction();
  const name = useSignal(account.user.name);
  const rename = async () => {
    if ((await action.run(() => ask('account/name', { name: name.value }))) !== undefined) await refresh();
  };
  return (
    <details class="more">
      <summary>{words.changeName}</summary>
      <Form action={action} send={() => void rename()}>
        <NameEntry value={name} label={words.newName} hint={words.nameHint} />
        <button type="submit" disabled={action.isBusy.value}>
          {words.changeName}
        </button>
      </Form>
    </details>
  );
}
