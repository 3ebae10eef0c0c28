import { useSignal } from '@preact/signals';
import { CopyField } from '../kit/copy-field.tsx';
import { QrCode } from '../kit/qr-code.tsx';
import type { RoomController } from './controller.ts';
import { roomTexts } from './texts.ts';

/** The link of the room, to be copied, sent or scanned. */
export function Invitation({ model }: { model: RoomController }) {
  const { invite, inviteWatch, link, copyLink, sendLink, showQr, qr } = roomTexts.value;
  const isShown = useSignal(false);
  const address = `${location.origin}${location.pathname}`;
  return (
    <div class="invitation">
      <p>{model.room.status === 'waiting' ? invite : inviteWatch}</p>
      <CopyField label={link} text={address} button={copyLink} />
      {'share' in navigator && (
        <button type="button" onClick={() => void navigator.share({ url: address }).catch(() => undefined)}>
          {sendLink}
        </button>
      )}
      <details
        class="more"
        onToggle={({ currentTarget }) => {
          isShown.value = currentTarget.open;
        }}
      >
        <summary>{showQr}</summary>
        {isShown.value && <QrCode text={address} label={qr} />}
      </details>
    </div>
  );
}
