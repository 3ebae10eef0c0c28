import { type Signal, useSignal } from '@preact/signals';
import { fill } from '../../core/words.ts';
import { dateText } from '../kit/format.ts';
import type { Account, OpenSession } from './account.ts';
import { ActionStatus, Panel } from './fields.tsx';
import { ask, useFormAction } from './form-action.ts';
import { accountTexts } from './texts.ts';

interface DevicesProps {
  readonly account: Account;
  /** Said of what ends this screen. */
  readonly left: Signal<string>;
  refresh(): Promise<void>;
}

/** Where the user is signed in, and how to sign out there. */
export function Devices({ account: { user, sessions }, left, refresh }: DevicesProps) {
  const words = accountTexts.value;
  const action = useFormAction();
  const isAsking = useSignal(false);
  const run = async (path: string, sent: object, sentence: string) => {
    const done = await action.run(() => ask(path, sent));
    if (done === undefined) return;
    action.done.value = sentence;
    await refresh();
  };
  const leave = async () => {
    if ((await action.run(() => ask('sign-out', {}))) === undefined) return;
    left.value = words.signedOut;
    await refresh();
  };
  return (
    <Panel title={words.devices}>
      <ul class="lines">
        {sessions.map((session) => (
          <li key={session.id}>
            <Device session={session} />
            {!session.isHere && (
              <button
                type="button"
                aria-label={fill(words.endSessionOf, { device: sayDevice(session), date: dateText(session.seen_at) })}
                disabled={action.isBusy.value}
                onClick={() =>
                  void run(
                    'account/sessions/end',
                    { id: session.id },
                    fill(words.sessionEnded, { device: sayDevice(session) }),
                  )
                }
              >
                {words.endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isAsking.value ? (
        <>
          <p>{words.guestLeaves}</p>
          <div class="form-actions">
            <button type="button" class="danger" onClick={() => void leave()}>
              {words.leaveAnyway}
            </button>
            <button
              type="button"
              onClick={() => {
                isAsking.value = false;
              }}
            >
              {words.cancel}
            </button>
          </div>
        </>
      ) : (
        <div class="form-actions">
          <button
            type="button"
            disabled={action.isBusy.value}
            onClick={() => {
              // An account can sign in again, a guest cannot.
              if (user.kind === 'guest') isAsking.value = true;
              else void leave();
            }}
          >
            {words.signOut}
          </button>
          {sessions.length > 1 && (
            <button
              type="button"
              disabled={action.isBusy.value}
              onClick={() => void run('account/sessions/end-others', {}, words.othersEnded)}
            >
              {words.endOthers}
            </button>
          )}
        </div>
      )}
      <ActionStatus action={action} />
    </Panel>
  );
}

function Device({ session }: { session: OpenSession }) {
  const { here, seen } = accountTexts.value;
  return (
    <span class="line">
      <span>{sayDevice(session)}</span>
      <span class="soft">{session.isHere ? here : fill(seen, { date: dateText(session.seen_at) })}</span>
    </span>
  );
}

/** The first that matches: most browsers also use the names of others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

function sayDevice({ device }: OpenSession): string {
  const { device: sentence, someBrowser, someSystem } = accountTexts.value;
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(device))?.[1];
  return fill(sentence, { browser: find(BROWSERS) ?? someBrowser, system: find(SYSTEMS) ?? someSystem });
}
