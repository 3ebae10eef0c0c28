import { useSignal } from '@preact/signals';
import { proveByPasskey, proveByPassword, useAccount } from './account.ts';
import { type Deed, isRefusal, useDeed } from './asking.ts';
import { Entry, Form } from './fields.tsx';
import { hasPasskeys } from './passkeys.ts';
import { accountTexts } from './texts.ts';

/** Where a deed needs it: somebody confirms that it is them, and the deed goes on. */
export function Proof({ deed }: { deed: Deed }) {
  const { unproven } = deed;
  return unproven.value === undefined ? null : <Asked answer={unproven.value} />;
}

function Asked({ answer }: { answer(isProven: boolean): void }) {
  const words = accountTexts.value;
  const deed = useDeed();
  const password = useSignal('');
  const account = useAccount().now.value;
  if (!account || isRefusal(account)) return null;
  const confirm = async (proof: typeof proveByPasskey) => {
    if ((await deed.run(proof, { wrong: words.wrongProof })) !== undefined) answer(true);
  };
  const canUseKey = account.passkeys.length > 0 && hasPasskeys();
  return (
    <section class="panel" aria-label={words.prove}>
      <p>{words.proveHint}</p>
      <Form deed={deed} send={() => void confirm(() => proveByPassword(password.value))}>
        {account.hasPassword && (
          <>
            {/* For password keepers, which want to know whose it is. */}
            <input type="text" hidden readOnly autocomplete="username" value={account.user.name} />
            <Entry
              {...{ label: words.password, value: password, isSecret: true }}
              {...{ name: 'password', fill: 'current-password' }}
            />
            <button type="submit" class="strong" disabled={deed.isBusy.value}>
              {words.proveNow}
            </button>
          </>
        )}
        {canUseKey && (
          <button type="button" disabled={deed.isBusy.value} onClick={() => void confirm(proveByPasskey)}>
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
