import { type Signal, useSignal } from '@preact/signals';
import { fill } from '../../core/words.ts';
import { focusHeading } from '../shell/arrival.ts';
import { addressOf, addressOfServer } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { type Account, useAccount } from './account.ts';
import { Avatar } from './avatar.tsx';
import { ComingIn } from './coming-in.tsx';
import { Devices } from './devices.tsx';
import { Failed } from './failed.tsx';
import { Farewell } from './farewell.tsx';
import { Panel } from './fields.tsx';
import { type Failure, isFailure } from './form-action.ts';
import { Keys, Rename } from './keys.tsx';
import { accountTexts } from './texts.ts';
import { TransferCode } from './transfer-code.tsx';

/** Who this browser is to the server, how to prove it, and how to sign out. */
export function AccountScreen() {
  const { now, refresh: ask } = useAccount();
  const left = useSignal('');
  const refresh = async () => {
    const before = whoIn(now.value);
    await ask();
    if (whoIn(now.value) === before) return;
    // Another user's screen, where screen readers begin at the top.
    requestAnimationFrame(() => {
      scrollTo(0, 0);
      focusHeading();
    });
  };
  const done = () => {
    left.value = '';
    void refresh();
  };
  const words = accountTexts.value;
  const account = now.value;
  return (
    <main class="page people wide" aria-busy={account === undefined}>
      <h1>{texts.value.account}</h1>
      <p class="told" role="status">
        {left.value}
      </p>
      {account === null && (
        <>
          <p class="lead">{words.nobody}</p>
          <ComingIn guest={null} done={done} />
          <section class="panel aside-panel">
            <p>{words.enterHint}</p>
            <a class="button" href={addressOf('transfer')}>
              {words.haveCode}
            </a>
          </section>
        </>
      )}
      {account && isFailure(account) && <Failed {...account} again={() => void ask()} />}
      {account === undefined && <div class="skeleton" />}
      {account && !isFailure(account) && <Known key={account.user.id} {...{ account, left, refresh, done }} />}
    </main>
  );
}

interface KnownProps {
  readonly account: Account;
  readonly left: Signal<string>;
  refresh(): Promise<void>;
  /** A user has signed in. */
  done(): void;
}

function Known(props: KnownProps) {
  const { account, done } = props;
  const { user } = account;
  const words = accountTexts.value;
  const isGuest = user.kind === 'guest';
  return (
    <>
      <section class="panel raised self-panel">
        <Avatar name={user.name} />
        <div>
          <p class="self">
            <bdi>{fill(isGuest ? words.guest : words.member, { name: user.name })}</bdi>
          </p>
          {isGuest && <p class="soft">{words.guestHint}</p>}
        </div>
        <div class="form-actions">
          {!isGuest && (
            <a class="button" href={addressOf('p', user.name)}>
              {words.yourProfile}
            </a>
          )}
          <a class="button" href={addressOf('ratings')}>
            {texts.value.ratings}
          </a>
          <a class="button" href={addressOf('bots')}>
            {words.bots}
          </a>
        </div>
        {!isGuest && <Rename key={user.name} {...props} />}
      </section>
      {isGuest && <ComingIn guest={user} done={done} />}
      <div class="people-columns">
        <div>
          {!isGuest && <Keys {...props} />}
          <Devices {...props} />
        </div>
        <div>
          <TransferCode />
          <Panel title={words.data}>
            <p class="soft">{words.dataHint}</p>
            <div class="form-actions">
              <a class="button" href={addressOfServer('account/export')} download>
                {words.download}
              </a>
            </div>
          </Panel>
          <Farewell {...props} />
        </div>
      </div>
    </>
  );
}

/** The user a screen is about; a guest who gets an account is another user to screen readers. */
function whoIn(account: Account | Failure | null | undefined): string {
  return account && !isFailure(account) ? `${account.user.kind} ${account.user.id}` : '';
}
