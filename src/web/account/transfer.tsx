import { useSignal } from '@preact/signals';
import { fill } from '../../core/words.ts';
import type { Person } from '../online/server.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { useAccount } from './account.ts';
import { Entry, Form } from './fields.tsx';
import { ask, isFailure, useFormAction } from './form-action.ts';
import { accountTexts } from './texts.ts';

/** Where a code from another device is typed in; a scanned one is filled in already. */
export function TransferScreen({ code: scanned = '' }: { code: string | undefined }) {
  const { now, refresh } = useAccount();
  const code = useSignal(scanned);
  const taken = useSignal<Person | undefined>(undefined);
  const action = useFormAction();
  const words = accountTexts.value;
  const take = async () => {
    const came = await action.run(() => ask<{ user: Person }>('transfer/take', { code: code.value }), {
      wrong: words.wrongCode,
    });
    if (came === undefined) return;
    taken.value = came.user;
    await refresh();
  };
  const before = now.value && !isFailure(now.value) ? now.value.user : undefined;
  return (
    <main class="page people">
      <h1>{words.enterCode}</h1>
      <div role="status">
        {taken.value !== undefined && (
          <p class="self">
            <bdi>{fill(words.codeTaken, { name: taken.value.name })}</bdi>
          </p>
        )}
      </div>
      {taken.value === undefined ? (
        <section class="panel">
          <p class="soft">{words.enterHint}</p>
          {before !== undefined && <p>{fill(words.forgets, { name: before.name })}</p>}
          <Form action={action} send={() => void take()}>
            <Entry label={words.codeLabel} value={code} fill="one-time-code" name="code" longest={40} />
            <button type="submit" class="strong" disabled={action.isBusy.value}>
              {words.takeCode}
            </button>
          </Form>
        </section>
      ) : (
        <div class="form-actions">
          <a class="button strong" href={addressOf('online')}>
            {words.toGames}
          </a>
          <a class="button" href={addressOf('account')}>
            {texts.value.account}
          </a>
        </div>
      )}
    </main>
  );
}
