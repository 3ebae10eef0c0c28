import { useSignal } from '@preact/signals';
import { fill } from '../../core/words.ts';
import type { Scope } from '../../protocol/bot-messages.ts';
import { dateText } from '../kit/format.ts';
import { addressOf } from '../state/route.ts';
import { botTexts } from './bot-texts.ts';
import { ActionStatus, Panel } from './fields.tsx';
import { ask, useFormAction } from './form-action.ts';

/** A token as its owner sees it. */
export interface ListedToken {
  readonly id: string;
  readonly bot: string;
  readonly scopes: readonly Scope[];
  readonly created: number;
}

/** All tokens of the user's bots; revoking asks once more, because a program somewhere stops. */
export function TokenList({ tokens, refresh }: { tokens: readonly ListedToken[]; refresh(): Promise<void> }) {
  const words = botTexts.value;
  const action = useFormAction();
  const asked = useSignal('');
  const revoke = async ({ id, bot }: ListedToken) => {
    if ((await action.run(() => ask(`tokens/${id}`, undefined, 'DELETE'))) === undefined) return;
    action.done.value = fill(words.revoked, { bot });
    await refresh();
  };
  return (
    <Panel title={words.list}>
      {tokens.length === 0 && <p class="soft">{words.none}</p>}
      <ul class="lines">
        {tokens.map((token) => (
          <li key={token.id}>
            <span class="line">
              <a href={addressOf('p', `bot:${token.bot}`)}>{token.bot}</a>
              <span class="soft">
                {token.scopes.map((scope) => words.scope[scope]).join(', ')} ·{' '}
                {fill(words.since, { date: dateText(token.created) })}
              </span>
            </span>
            {asked.value === token.id ? (
              <span class="form-actions">
                <button type="button" class="danger" disabled={action.isBusy.value} onClick={() => void revoke(token)}>
                  {words.sure}
                </button>
                <button
                  type="button"
                  onClick={() => {
                    asked.value = '';
                  }}
                >
                  {words.cancel}
                </button>
              </span>
            ) : (
              <button
                type="button"
                aria-label={fill(words.revokeOf, { bot: token.bot, date: dateText(token.created) })}
                onClick={() => {
                  asked.value = token.id;
                }}
              >
                {words.revoke}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ActionStatus action={action} />
    </Panel>
  );
}
