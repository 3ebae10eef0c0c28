import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readName } from '../../protocol/names.ts';
import { countText } from '../kit/format.ts';
import { myRooms, type Person } from '../online/server.ts';
import { makeAccountByPasskey, makeAccountByPassword, signInByPasskey, signInByPassword } from './account.ts';
import { Entry, Form, NameEntry, Panel } from './fields.tsx';
import { useFormAction } from './form-action.ts';
import { hasPasskeys } from './passkeys.ts';
import { accountTexts } from './texts.ts';

interface ComingInProps {
  /** The guest who plays in this browser; null for nobody. */
  readonly guest: Person | null;
  /** A user has signed in. */
  done(): void;
}

/** The two ways from guest to account: a new one, or an existing one. */
export function ComingIn({ guest, done }: ComingInProps) {
  const name = useSignal(readName(guest?.name ?? '') ?? '');
  return (
    <div class="ways">
      <NewAccount name={name} done={done} />
      <SignIn guest={guest} done={done} />
    </div>
  );
}

function NewAccount({ name, done }: { name: Signal<string>; done(): void }) {
  const words = accountTexts.value;
  const action = useFormAction();
  const password = useSignal('');
  const isPossible = hasPasskeys();
  const isByPassword = useSignal(!isPossible);
  const make = async () => {
    const byPassword = () => makeAccountByPassword(name.value, password.value);
    const made = await action.run(isByPassword.value ? byPassword : () => makeAccountByPasskey(name.value));
    if (made !== undefined) done();
  };
  return (
    <Panel title={words.make}>
      <Form action={action} send={() => void make()}>
        <NameEntry value={name} hint={words.nameHint} />
        {isByPassword.value ? (
          <Entry
            {...{ label: words.password, hint: words.passwordHint, value: password }}
            {...{ name: 'new-password', fill: 'new-password', isSecret: true }}
          />
        ) : (
          <p class="soft">{words.passkeyHint}</p>
        )}
        {!isPossible && <p class="soft">{words.noPasskeys}</p>}
        <button type="submit" class="strong" disabled={action.isBusy.value}>
          {isByPassword.value ? words.makeByPassword : words.makeByPasskey}
        </button>
        {isPossible && <OtherWay isByPassword={isByPassword} byPasskey={words.makeByPasskey} />}
      </Form>
    </Panel>
  );
}

function SignIn({ guest, done }: ComingInProps) {
  const words = accountTexts.value;
  const action = useFormAction();
  const name = useSignal('');
  const password = useSignal('');
  const isPossible = hasPasskeys();
  const isByPassword = useSignal(!isPossible);
  const enter = async () => {
    const byPassword = () => signInByPassword(name.value, password.value);
    const wrong = isByPassword.value ? words.wrongPassword : words.wrongPasskey;
    const entered = await action.run(isByPassword.value ? byPassword : signInByPasskey, { wrong });
    if (entered !== undefined) done();
  };
  return (
    <Panel title={words.signIn}>
      <p class="soft">{words.signInHint}</p>
      <ComesAlong guest={guest} />
      <Form action={action} send={() => void enter()}>
        {isByPassword.value && (
          <>
            <NameEntry value={name} />
            <Entry
              {...{ label: words.password, value: password, isSecret: true }}
              {...{ name: 'password', fill: 'current-password' }}
            />
          </>
        )}
        <button type="submit" class="outlined" disabled={action.isBusy.value}>
          {isByPassword.value ? words.signInByPassword : words.signInByPasskey}
        </button>
        {isPossible && <OtherWay isByPassword={isByPassword} byPasskey={words.signInByPasskey} />}
      </Form>
    </Panel>
  );
}

/** Switches between passkey and password. */
function OtherWay({ isByPassword, byPasskey }: { isByPassword: Signal<boolean>; byPasskey: string }) {
  return (
    <button
      type="button"
      class="quiet"
      onClick={() => {
        isByPassword.value = !isByPassword.value;
      }}
    >
      {isByPassword.value ? byPasskey : accountTexts.value.byPassword}
    </button>
  );
}

/** Says that the guest's seats come along, if there are games. */
function ComesAlong({ guest }: { guest: Person | null }) {
  const count = useSignal(0);
  useEffect(() => {
    if (guest === null) return;
    void myRooms().then((rooms = []) => {
      count.value = rooms.length;
    });
  }, [guest, count]);
  return count.value === 0 ? null : <p>{countText(accountTexts.value.comesAlong, count.value)}</p>;
}
