import { useSignal } from '@preact/signals';
import { Share2 } from 'lucide';
import { CopyField } from '../kit/copy-field.tsx';
import { Icon } from '../kit/icon.tsx';
import { QrCode } from '../kit/qr-code.tsx';
import type { RoomController } from './controller.ts';
import { roomTexts } from './texts.ts';

/** The link of the room, to be copied, sent or scanned. */
export function Invitation({ model }: { model: RoomController }) {
  const { invite, inviteWatch, link, copyLink, sendLink, showQr, qr } = roomTexts.value;
  const isShown = useSignal(false);
  const address = roomAddress();
  return (
    <div class="invitation">
      <p>{model.room.status === 'waiting' ? invite : inviteWatch}</p>
      <CopyField label={link} text={address} button={copyLink} />
      {'share' in navigator && (
        <button type="button" class="with-icon" onClick={() => void shareRoom(model)}>
          <Icon of={Share2} /> {sendLink}
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

/** Offers the link to the programs of the device, or copies it. */
export async function shareRoom(model: RoomController): Promise<void> {
  const url = roomAddress();
  try {
    if ('share' in navigator) await navigator.share({ title: model.room.match.game.name, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      model.status.value = () => roomTexts.value.linkCopied;
    }
  } catch (error) {
    // Closing the list of programs is no failure.
    if ((error as Error).name !== 'AbortError') model.status.value = () => `${roomTexts.value.link}: ${url}`;
  }
}

/** The room without the moment that is looked at. */
function roomAddress(): string {
  return `${location.origin}${location.pathname}`;
}
