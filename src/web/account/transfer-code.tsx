import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fill } from '../../core/words.ts';
import { CopyField } from '../kit/copy-field.tsx';
import { QrCode } from '../kit/qr-code.tsx';
import { addressOf } from '../state/route.ts';
import { ActionStatus, Panel } from './fields.tsx';
import { ask, useFormAction } from './form-action.ts';
import { Proof } from './proof.tsx';
import { accountTexts } from './texts.ts';

interface Code {
  readonly code: string;
  readonly milliseconds: number;
}

/** A code for continuing on another device, to be typed or scanned there. */
export function TransferCode() {
  const { elsewhere, elsewhereHint, showCode, newCode, haveCode } = accountTexts.value;
  const action = useFormAction();
  const shown = useSignal<Code | undefined>(undefined);
  const show = async () => {
    shown.value = await action.run(() => ask<Code>('transfer', {}));
  };
  const now = shown.value;
  useEffect(() => {
    if (now === undefined) return;
    const timer = setTimeout(() => {
      shown.value = undefined;
    }, now.milliseconds);
    return () => clearTimeout(timer);
  }, [now, shown]);
  return (
    <Panel title={elsewhere}>
      <p class="soft">{elsewhereHint}</p>
      <div role="status">{now !== undefined && <Shown code={now} />}</div>
      <div class="form-actions">
        <button type="button" disabled={action.isBusy.value} onClick={() => void show()}>
          {now === undefined ? showCode : newCode}
        </button>
        <a class="quiet" href={addressOf('transfer')}>
          {haveCode}
        </a>
      </div>
      <ActionStatus action={action} />
      <Proof action={action} />
    </Panel>
  );
}

function Shown({ code: { code, milliseconds } }: { code: Code }) {
  const { code: label, codeHint, codeAddress, copyAddress, codeQr } = accountTexts.value;
  // After the #, so that it is never sent to a server.
  const address = new URL(addressOf('transfer', code), location.href).href;
  return (
    <>
      <p class="code">
        <span class="unseen">{label}: </span>
        <strong>{code}</strong>
      </p>
      <p class="soft">{fill(codeHint, { minutes: Math.round(milliseconds / 60_000) })}</p>
      <CopyField label={codeAddress} text={address} button={copyAddress} />
      <QrCode text={address} label={codeQr} />
    </>
  );
}
