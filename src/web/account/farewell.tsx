import { type Signal, useSignal } from '@preact/signals';
import { fill } from '../../core/words.ts';
import { type Account, deleteAccount } from './account.ts';
import { Entry, Form } from './fields.tsx';
import { useFormAction } from './form-action.ts';
import { accountTexts } from './texts.ts';

interface FarewellProps {
  readonly account: Account;
  /** Said of what ends this screen. */
  readonly left: Signal<string>;
  refresh(): Promise<void>;
}

/** Deletes an account: asked twice, because nothing brings it back. */
export function Farewell({ account: { user, hasPassword, passkeys }, left, refresh }: FarewellProps) {
  const words = accountTexts.value;
  const action = useFormAction();
  const name = useSignal('');
  const password = useSignal('');
  const isGuest = user.kind === 'guest';
  const isChoice = hasPassword && passkeys.length > 0;
  const remove = async () => {
    const byPassword = password.value === '' ? 'passkey' : { password: password.value };
    const done = await action.run(() => deleteAccount(name.value, isGuest ? 'none' : byPassword), {
      wrong: words.wrongDelete,
    });
    if (done === undefined) return;
    left.value = words.deleted;
    await refresh();
  };
  return (
    <details class="more panel">
      <summary>{isGuest ? words.deleteGuest : words.delete}</summary>
      <p>{words.deleteHint}</p>
      <Form action={action} send={() => void remove()}>
        <Entry label={fill(words.writeName, { name: user.name })} value={name} fill="off" name="confirm" />
        {hasPassword && (
          <Entry
            {...{ label: isChoice ? words.deletePasswordOrKey : words.deletePassword, value: password }}
            {...{ name: 'password', fill: 'current-password', isSecret: true, isOptional: isChoice }}
          />
        )}
        <button type="submit" class="danger" disabled={action.isBusy.value}>
          {words.deleteNow}
        </button>
      </Form>
    </details>
  );
}
