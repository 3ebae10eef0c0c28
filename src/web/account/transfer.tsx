import { useSignal } from '@preact/signals';
import { fill } from '../../view/words.ts';
import type { Person } from '../online/server.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { useAccount } from './account.ts';
import { ask, isRefusal, useDeed } from './asking.ts';
import { Entry, Form } from './fields.tsx';
import { accountTexts } from './texts.ts';

/** Where a code from another device is typed in; one that was scanned stands there already. */
export function TransferScreen({ code: scanned = '' }: { code: string | undefined }) {
  const { now, refresh } = useAccount();
  const code = useSignal(scanned);
  const taken = useSignal<Person | undefined>(undefined);
  const deed = useDeed();
  const words = accountTexts.value;
  const take = async () => {
    const came = await deed.run(() => ask<{ user: Person }>('transfer/take', { code: code.value }), {
      wrong: words.wrongCode,
    });
    if (came === undefined) return;
    taken.value = came.user;
    await refresh();
  };
  const before = now.value && !isRefusal(now.value) ? now.value.user : undefined;
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
          <Form deed={deed} send={() => void take()}>
            <Entry label={words.codeLabel} value={code} fill="one-time-code" name="code" longest={40} />
            <button type="submit" class="strong" disabled={deed.isBusy.value}>
              {words.takeCode}
            </button>
          </Form>
        </section>
      ) : (
        <div class="deeds">
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
