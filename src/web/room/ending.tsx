import { useSignal } from '@preact/signals';
import { recordOfRoom } from '../../protocol/room-record.ts';
import { writeRecordText } from '../../record/record-text.ts';
import { CopyField } from '../kit/copy-field.tsx';
import { addressOf, addressOfRoom } from '../state/route.ts';
import { openRecord } from '../study/files/open.ts';
import type { RoomController } from './controller.ts';
import { roomTexts } from './texts.ts';

/** What can be done with a game that is over. */
export function RoomEnding({ model }: { model: RoomController }) {
  const { room, seat, client } = model;
  const { rematch, playRematch, watchRematch, analyse, copyRecord, record: label, newGame } = roomTexts.value;
  const isCopied = useSignal(false);
  const record = () => recordOfRoom([room.match.game], room.setup, client.events, room.setup.rated);
  const mayAsk = seat !== undefined && room.voters().includes(seat) && (room.agreed.get('rematch')?.size ?? 0) === 0;
  return (
    <div class="ending">
      <p role="status">{room.unrated !== undefined && roomTexts.value.unrated[room.unrated]}</p>
      {room.next !== undefined && (
        <a class="button strong" href={addressOfRoom(room.next)}>
          {seat === undefined ? watchRematch : playRematch}
        </a>
      )}
      {room.next === undefined && mayAsk && (
        <button type="button" class="strong" onClick={() => void model.agree('rematch')}>
          {rematch}
        </button>
      )}
      <button type="button" onClick={() => void openRecord(record())}>
        {analyse}
      </button>
      <button
        type="button"
        aria-expanded={isCopied.value}
        onClick={() => {
          isCopied.value = !isCopied.value;
        }}
      >
        {label}
      </button>
      <a class="button" href={addressOf('invite', room.setup.game)}>
        {newGame}
      </a>
      {isCopied.value && <CopyField label={label} text={writeRecordText(record())} button={copyRecord} />}
    </div>
  );
}
