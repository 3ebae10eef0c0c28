import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fill } from '../../core/words.ts';
import type { Scope } from '../../protocol/bot-messages.ts';
import { CopyField } from '../kit/copy-field.tsx';
import { addressOf, addressOfServer } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { type Account, useAccount } from './account.ts';
import { botTexts } from './bot-texts.ts';
import { Failed } from './failed.tsx';
import { Entry, Form, Panel } from './fields.tsx';
import { ask, isFailure, useFormAction } from './form-action.ts';
import { Proof } from './proof.tsx';
import { type ListedToken, TokenList } from './token-list.tsx';

/** The user's own programs: tokens are made, listed and revoked. */
export function BotsScreen() {
  const { now, refresh } = useAccount();
  const words = botTexts.value;
  const account = now.value;
  const isKnown = account && !isFailure(account);
  return (
    <main class="page people" aria-busy={account === undefined}>
      <h1>{texts.value.bots}</h1>
      <p class="lead">{words.hint}</p>
      {account && isFailure(account) && <Failed {...account} again={() => void refresh()} />}
      {(account === null || (isKnown && account.user.kind === 'guest')) && (
        <section class="panel aside-panel">
          <p>{account === null ? words.nobody : words.guest}</p>
          <a class="button strong" href={addressOf('account')}>
            {texts.value.account}
          </a>
        </section>
      )}
      {isKnown && <Tokens account={account} />}
      <Panel title={words.connect}>
        <p>{words.bridge}</p>
        <p class="command">
          <code>gamut bridge "python3 my-engine.py" --server {location.origin} --token gamut_…</code>
        </p>
        <p class="soft">
          {words.how}
          <a href={addressOfServer('openapi.json')}>{words.description}</a>
        </p>
      </Panel>
    </main>
  );
}

interface Made extends ListedToken {
  readonly token: string;
}

function Tokens({ account }: { account: Account }) {
  const tokens = useSignal<readonly ListedToken[] | undefined>(undefined);
  const made = useSignal<Made | undefined>(undefined);
  const refresh = async () => {
    const found = await ask<{ tokens: ListedToken[] }>('tokens');
    if (!isFailure(found)) tokens.value = found.tokens;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each who is signed in
  useEffect(() => {
    void refresh();
  }, [account.user.id]);
  const { made: sentence, token: label, copy } = botTexts.value;
  return (
    <>
      <NewToken
        done={(token) => {
          made.value = token;
          void refresh();
        }}
      />
      <div role="status">
        {made.value !== undefined && (
          <section class="panel shown">
            <p>{fill(sentence, { bot: made.value.bot })}</p>
            <CopyField label={label} text={made.value.token} button={copy} />
          </section>
        )}
      </div>
      {tokens.value !== undefined && <TokenList tokens={tokens.value} refresh={refresh} />}
    </>
  );
}

function NewToken({ done }: { done(token: Made): void }) {
  const words = botTexts.value;
  const action = useFormAction();
  const bot = useSignal('');
  const scopes = { play: useSignal(true), challenge: useSignal(true) } satisfies Record<Scope, Signal<boolean>>;
  const chosen = () => (Object.keys(scopes) as Scope[]).filter((scope) => scopes[scope].value);
  const make = async () => {
    const sent = { bot: bot.value, scopes: chosen() };
    const made = await action.run(() => ask<Made>('tokens', sent), {
      'bad input': words.badName,
      'not allowed': words.taken,
      'too many': words.tooMany,
    });
    if (made === undefined) return;
    bot.value = '';
    done(made);
  };
  return (
    <Panel title={words.make}>
      <Form action={action} send={() => void make()}>
        <Entry label={words.name} value={bot} hint={words.nameHint} fill="off" name="bot" longest={24} />
        <fieldset class="ticks">
          <legend>{words.scopes}</legend>
          {(Object.keys(scopes) as Scope[]).map((scope) => (
            <label key={scope} class="tick">
              <input
                type="checkbox"
                name={scope}
                checked={scopes[scope].value}
                onChange={({ currentTarget }) => {
                  scopes[scope].value = currentTarget.checked;
                }}
              />
              {words.scope[scope]}
            </label>
          ))}
        </fieldset>
        <button type="submit" class="strong" disabled={action.isBusy.value || chosen().length === 0}>
          {words.makeNow}
        </button>
      </Form>
      <Proof action={action} />
    </Panel>
  );
}
