import { fill } from '../../core/words.ts';
import { speedOf } from '../../protocol/setup.ts';
import { sayClock } from '../online/clocks.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { matchmakingRoom, stopMatchmaking } from './matchmaking.ts';
import { matchmakingTexts } from './matchmaking-texts.ts';

/** Shows that a search is running, for which game, and how to stop it. */
export function Waiting() {
  const { looking, lookingMany, waitHere, noNeedToWait, lost, cancel, asking, meanwhile } = matchmakingTexts.value;
  const client = matchmakingRoom();
  const room = client?.room;
  const players = room?.seats.length ?? 2;
  const here = room?.seats.filter(({ sitter }) => sitter !== undefined).length ?? 1;
  return (
    <div class="searching">
      <p role="status">
        <strong>{room === undefined ? asking : players > 2 ? fill(lookingMany, { here, players }) : looking}</strong>
      </p>
      <div class="sweep" aria-hidden="true" />
      {room !== undefined && (
        <>
          <p class="soft">{factsOf(room).join(' · ')}</p>
          <p class="soft">
            {client?.isConnected ? (speedOf(room.setup.clock) === 'days' ? noNeedToWait : waitHere) : lost}
          </p>
        </>
      )}
      <div class="acts">
        <button type="button" onClick={() => void stopMatchmaking()}>
          {cancel}
        </button>
        {room !== undefined && (
          <a class="button" href={addressOf('new', room.setup.game)}>
            {meanwhile}
          </a>
        )}
      </div>
    </div>
  );
}

type Room = NonNullable<NonNullable<ReturnType<typeof matchmakingRoom>>['room']>;

/** What is searched for: the game and who made it, its clock, and whether it is rated. */
function factsOf({ match, setup }: Room): string[] {
  const { casual, rated } = matchmakingTexts.value;
  const { name, designer } = match.game;
  return [`${name}, ${fill(texts.value.by, { designer })}`, sayClock(setup.clock), setup.rated ? rated : casual];
}
