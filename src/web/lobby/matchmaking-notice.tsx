import { addressOfRoom, route } from '../state/route.ts';
import { awaitedRoom } from './awaited-room.ts';
import { begun, matchmakingRoom, stopMatchmaking } from './matchmaking.ts';
import { matchmakingTexts } from './matchmaking-texts.ts';

/** On every screen: that a search is running, or has found somebody. The list of games says more itself. */
export function MatchmakingNotice() {
  const { looking, cancel, found, go } = matchmakingTexts.value;
  const isLooking =
    awaitedRoom.value !== undefined && matchmakingRoom()?.room !== undefined && route.value[0] !== 'online';
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
            <button type="button" onClick={() => void stopMatchmaking()}>
              {cancel}
            </button>
          </p>
        )
      )}
    </div>
  );
}
