import { useSignal } from '@preact/signals';
import { proveByPasskey, proveByPassword, useAccount } from './account.ts';
import { Entry, Form } from './fields.tsx';
import { type FormAction, isFailure, useFormAction } from './form-action.ts';
import { hasPasskeys } from './passkeys.ts';
import { accountTexts } from './texts.ts';

/** Asks users to confirm their identity if an action needs it; then the action continues. */
export function Proof({ action }: { action: FormAction }) {
  const { unproven } = action;
  return unproven.value === undefined ? null : <Asked answer={unproven.value} />;
}

function Asked({ answer }: { answer(isProven: boolean): void }) {
  const words = accountTexts.value;
  const action = useFormAction();
  const password = useSignal('');
  const account = useAccount().now.value;
  if (!account || isFailure(account)) return null;
  const confirm = async (proof: typeof proveByPasskey) => {
    if ((await action.run(proof, { wrong: words.wrongProof })) !== undefined) answer(true);
  };
  const canUseKey = account.passkeys.length > 0 && hasPasskeys();
  return (
    <section class="panel" aria-label={words.prove}>
      <p>{words.proveHint}</p>
      <Form action={action} send={() => void confirm(() => proveByPassword(password.value))}>
        {account.hasPassword && (
          <>
            {/* For password managers, which need the name. */}
            <input type="text" hidden readOnly autocomplete="username" value={account.user.name} />
            <Entry
              {...{ label: words.password, value: password, isSecret: true }}
              {...{ name: 'password', fill: 'current-password' }}
            />
            <button type="submit" class="strong" disabled={action.isBusy.value}>
              {words.proveNow}
            </button>
          </>
        )}
        {canUseKey && (
          <button type="button" disabled={action.isBusy.value} onClick={() => void confirm(proveByPasskey)}>
            {words.proveByPasskey}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => answer(false)}>
          {words.cancel}
        </button>
      </Form>
    </section>
  );
}
