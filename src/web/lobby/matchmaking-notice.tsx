import { addressOfRoom, route } from '../state/route.ts';
import { searched } from './awaited-room.ts';
import { begun, searchNow, stopSearch } from './matchmaking.ts';
import { pairingTexts } from './matchmaking-texts.ts';

/** On every screen: that somebody is looked for, or has been found. The list of games says more itself. */
export function SearchNotice() {
  const { looking, cancel, found, go } = pairingTexts.value;
  const isLooking = searched.value !== undefined && searchNow()?.room !== undefined && route.value[0] !== 'online';
  return (
    <div class="notice search" role="status">
      {begun.value !== undefined ? (
        <p>
          {found}
          <a class="button strong" href={addressOfRoom(begun.value)}>
            {go}
          </a>
        </p>
      ) : (
        isLooking && (
          <p>
            {looking}
            <button type="button" onClick={() => void stopSearch()}>
              {cancel}
            </button>
          </p>
        )
      )}
    </div>
  );
}
