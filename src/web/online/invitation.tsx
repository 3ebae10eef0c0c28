import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { drawnWith } from '../play/moving.ts';
import { CopyField } from './copy-field.tsx';
import type { RoomTable } from './room-table.ts';
import { roomTexts } from './room-texts.ts';

/** The link of the room, to be copied, sent or scanned. */
export function Invitation({ table }: { table: RoomTable }) {
  const { invite, inviteWatch, link, copyLink, sendLink, showQr } = roomTexts.value;
  const isShown = useSignal(false);
  const address = `${location.origin}${location.pathname}`;
  return (
    <div class="invitation">
      <p>{drawnWith(table).room.status === 'waiting' ? invite : inviteWatch}</p>
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
        {isShown.value && <QrCode text={address} />}
      </details>
    </div>
  );
}

/** A text as a picture for cameras: dark on light in every theme, because many cameras want it so. */
function QrCode({ text }: { text: string }) {
  const rows = useSignal<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      rows.value = encode(text, { border: 2, ecc: 'M' }).data;
    });
  }, [text, rows]);
  const size = rows.value.length;
  const path = rows.value
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={roomTexts.value.qr}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
