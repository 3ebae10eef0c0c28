import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { countText } from '../kit/format.ts';
import { sayClock } from '../online/clocks.ts';
import { NoServer } from '../online/no-server.tsx';
import { usePlayKeys } from '../play/keys.ts';
import { PlayBoard } from '../play/play-board.tsx';
import { TableHead } from '../play/table-head.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { texts } from '../state/texts.ts';
import { RoomActions } from './actions.tsx';
import { RoomController } from './controller.ts';
import { RoomEnding, reviewRoom } from './ending.tsx';
import { Leaving } from './leaving.tsx';
import { RoomPrompt } from './prompt.tsx';
import { RoomSeats } from './seats.tsx';
import { RoomSide } from './side.tsx';
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
  if (isKnown) return <RoomView model={model.value} />;
  const { noRoom, unreachable, connecting } = roomTexts.value;
  if (client.trouble === 'no such room') return <NotFound title={noRoom} />;
  return (
    <main class="page narrow">
      <h1>{model.value.hasFailed.value ? unreachable : connecting}</h1>
      {model.value.hasFailed.value && <NoServer again={() => client.redial()} />}
    </main>
  );
}

function RoomView({ model }: { model: RoomController }) {
  const { room, isTurn, premove } = model;
  const { game } = room.match;
  const unread = model.reading.unread.value;
  const keys = useCallback((event: KeyboardEvent) => roomKey(event, model), [model]);
  usePlayKeys(model, keys);
  useEffect(() => {
    // Visible among other tabs: a dot when it is the user's turn, and how many messages are new.
    const marks = [...(isTurn ? ['●'] : []), ...(unread > 0 ? [`(${unread})`] : []), game.name];
    document.title = `${marks.join(' ')} · ${texts.value.name}`;
  }, [isTurn, unread, game]);
  return (
    <main class={`play room ${room.status}`}>
      <TableHead model={model} game={game}>
        {factsOf(model).map((fact) => (
          <span key={fact} class="fact">
            {fact}
          </span>
        ))}
      </TableHead>
      <RoomSeats model={model} />
      <PlayBoard
        model={model}
        moment={model.match.moves.length}
        onContextMenu={(event) => {
          if (premove.value === undefined) return;
          event.preventDefault();
          model.drop();
        }}
      />
      {room.status === 'over' && <RoomEnding model={model} />}
      <RoomPrompt model={model} />
      <RoomSide model={model} />
      <RoomActions model={model} />
      <Leaving model={model} />
    </main>
  );
}

/** Keys of a room only; whether the key was handled. */
function roomKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, model: RoomController): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  if (key === 'Escape' && model.premove.value !== undefined) model.drop();
  else if (key === 'v' && model.room.status === 'over') void reviewRoom(model);
  else if (key === 'ArrowLeft') model.show(model.shownPly - 1);
  else if (key === 'ArrowRight') model.show(model.shownPly + 1);
  else if (key === 'Home') model.show(0);
  else if (key === 'End') model.show(undefined);
  else return false;
  return true;
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
