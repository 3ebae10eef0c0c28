import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fill } from '../../core/words.ts';
import { countText } from '../kit/format.ts';
import { sayClock } from '../online/clocks.ts';
import { usePlayKeys } from '../play/keys.ts';
import { PlayBoard } from '../play/play-board.tsx';
import { TypedMove } from '../play/typed-move.tsx';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { RoomActions } from './actions.tsx';
import { RoomAnalysis } from './analysis.tsx';
import { Chat } from './chat.tsx';
import { RoomController } from './controller.ts';
import { RoomMoves } from './moves.tsx';
import { RoomPrompt } from './prompt.tsx';
import { RoomSeats } from './seats.tsx';
import { roomTexts } from './texts.ts';

/** The screen of an online game, for players and spectators alike. */
export function RoomScreen({ id }: { id: string }) {
  const model = useSignal<RoomController | undefined>(undefined);
  useEffect(() => {
    const opened = new RoomController(id);
    model.value = opened;
    return () => opened.close();
  }, [id, model]);
  if (model.value === undefined) return <main class="page" aria-busy="true" />;
  const { client, isKnown } = model.value;
  const hasFailed = model.value.hasFailed.value;
  if (isKnown) return <RoomView model={model.value} />;
  const { noRoom, unreachable, connecting, lobby } = roomTexts.value;
  const isMissing = client.trouble === 'no such room';
  return (
    <main class="page narrow">
      <h1>{isMissing ? noRoom : hasFailed ? unreachable : connecting}</h1>
      {(isMissing || hasFailed) && (
        <p>
          <a class="button" href={addressOf('online')}>
            {lobby}
          </a>
        </p>
      )}
    </main>
  );
}

function RoomView({ model }: { model: RoomController }) {
  const { room } = model;
  const { name, designer } = room.match.game;
  const { isAsking } = model;
  usePlayKeys(model);
  useEffect(() => {
    // Visible among other tabs: a dot when it is the user's turn.
    document.title = `${isAsking ? '● ' : ''}${name} · ${texts.value.name}`;
  }, [isAsking, name]);
  return (
    <main class={`play room ${room.status}`}>
      <h1 class="title">
        {name}
        <span class="soft">, {fill(texts.value.by, { designer })}</span>
        <span class="soft facts">{factsOf(model).join(' · ')}</span>
      </h1>
      <RoomSeats model={model} />
      <PlayBoard model={model} moment={model.match.moves.length} />
      <RoomPrompt model={model} />
      <RoomActions model={model} />
      {model.isPlaying && <TypedMove model={model} />}
      <RoomMoves model={model} />
      {room.status === 'over' && room.ply > 0 && <RoomAnalysis model={model} />}
      <Chat model={model} />
    </main>
  );
}

function factsOf({ room, seat, client }: RoomController): string[] {
  const { rated, watchers, spectating } = roomTexts.value;
  return [
    ...(room.setup.clock === null ? [] : [sayClock(room.setup.clock)]),
    ...(room.setup.rated ? [rated] : []),
    ...(client.presence.watchers === 0 ? [] : [countText(watchers, client.presence.watchers)]),
    ...(seat === undefined ? [spectating] : []),
  ];
}
