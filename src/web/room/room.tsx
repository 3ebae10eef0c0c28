import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fill } from '../../view/words.ts';
import { countText } from '../kit/format.ts';
import { sayClock } from '../online/clocks.ts';
import { usePlayKeys } from '../play/keys.ts';
import { TypedMove } from '../play/moves.tsx';
import { drawnWith } from '../play/moving.ts';
import { TableBoard } from '../play/table-board.tsx';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { RoomActions } from './actions.tsx';
import { RoomAnalysis } from './analysis.tsx';
import { Chat } from './chat.tsx';
import { RoomTable } from './controller.ts';
import { RoomMoves } from './moves.tsx';
import { RoomPrompt } from './prompt.tsx';
import { RoomSeats } from './seats.tsx';
import { roomTexts } from './texts.ts';

/** The screen of a game between people far from each other, for players and spectators alike. */
export function RoomScreen({ id }: { id: string }) {
  const table = useSignal<RoomTable | undefined>(undefined);
  useEffect(() => {
    const opened = new RoomTable(id);
    table.value = opened;
    return () => opened.close();
  }, [id, table]);
  if (table.value === undefined) return <main class="page" aria-busy="true" />;
  const { client, isKnown, hasFailed } = drawnWith(table.value);
  if (isKnown) return <RoomView table={table.value} />;
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

function RoomView({ table }: { table: RoomTable }) {
  const { room } = drawnWith(table);
  const { name, designer } = room.match.game;
  const { isAsking } = table;
  usePlayKeys(table);
  useEffect(() => {
    // Seen among other tabs: a dot when it is one's turn.
    document.title = `${isAsking ? '● ' : ''}${name} · ${texts.value.name}`;
  }, [isAsking, name]);
  return (
    <main class={`play room ${room.status}`}>
      <h1 class="title">
        {name}
        <span class="soft">, {fill(texts.value.by, { designer })}</span>
        <span class="soft facts">{factsOf(table).join(' · ')}</span>
      </h1>
      <RoomSeats table={table} />
      <TableBoard running={table} />
      <RoomPrompt table={table} />
      <RoomActions table={table} />
      {table.isPlaying && <TypedMove running={table} />}
      <RoomMoves table={table} />
      {room.status === 'over' && room.ply > 0 && <RoomAnalysis table={table} />}
      <Chat table={table} />
    </main>
  );
}

function factsOf({ room, seat, client }: RoomTable): string[] {
  const { rated, watchers, spectating } = roomTexts.value;
  return [
    ...(room.setup.clock === null ? [] : [sayClock(room.setup.clock)]),
    ...(room.setup.rated ? [rated] : []),
    ...(client.presence.watchers === 0 ? [] : [countText(watchers, client.presence.watchers)]),
    ...(seat === undefined ? [spectating] : []),
  ];
}
