import type { Seat } from '../../core/types.ts';
import { whyNoDraw } from '../../protocol/judge.ts';
import { mayUseLenses } from '../../protocol/lenses.ts';
import { fill } from '../../view/words.ts';
import { BoardTools, LensMenu } from '../play/board-tools.tsx';
import { drawnWith } from '../play/moving.ts';
import type { RoomTable } from './controller.ts';
import { Invitation } from './invitation.tsx';
import { saySeat } from './sayings.ts';
import { roomTexts } from './texts.ts';

/** Everything that can be done beside moving. */
export function RoomActions({ table }: { table: RoomTable }) {
  const { room, seat } = drawnWith(table);
  return (
    <div class="actions">
      {table.isPlaying && <Offers table={table} />}
      {room.status === 'playing' && seat !== undefined && !room.seats[seat].isOut && !table.isPlaying && (
        <button type="button" class="strong" onClick={() => void table.act({ do: 'back' })}>
          {roomTexts.value.comeBack}
        </button>
      )}
      {table.isPlaying && absent(table).map((one) => <Substitute key={one} table={table} seat={one} />)}
      <LensMenu running={table} />
      {!mayUseLenses(room, seat) && <p class="soft">{roomTexts.value.noLenses}</p>}
      <BoardTools running={table}>{room.status !== 'waiting' && <Invitation table={table} />}</BoardTools>
    </div>
  );
}

/** What needs the others' consent, and giving up. */
function Offers({ table }: { table: RoomTable }) {
  const { room } = drawnWith(table);
  const { takeback, draw, abort, resign } = roomTexts.value;
  const isAsked = (what: 'draw' | 'takeback' | 'abort') => (room.agreed.get(what)?.size ?? 0) > 0;
  const mayAbortAlone = room.ply < room.seats.length;
  const hasMoved = table.seat !== undefined && room.movesOf(table.seat) > 0;
  return (
    <>
      {!room.setup.rated && (
        <button
          type="button"
          disabled={!hasMoved || isAsked('takeback') || table.sending !== undefined}
          onClick={() => void table.agree('takeback')}
        >
          {takeback}
        </button>
      )}
      {whyNoDraw(room) === undefined && (
        <button type="button" disabled={isAsked('draw')} onClick={() => void table.agree('draw')}>
          {draw}
        </button>
      )}
      <button
        type="button"
        disabled={isAsked('abort')}
        onClick={() => {
          if (mayAbortAlone) table.ending.value = 'abort';
          else void table.agree('abort');
        }}
      >
        {abort}
      </button>
      <button
        type="button"
        onClick={() => {
          table.ending.value = 'resign';
        }}
      >
        {resign}
      </button>
    </>
  );
}

/** Seats of three or more whose sitters are not there. */
function absent({ room, client, seat }: RoomTable): Seat[] {
  if (room.seats.length < 3) return [];
  return [...room.seats.keys()].filter(
    (one) => one !== seat && room.computerAt(one) === undefined && client.presence.seats[one] === false,
  );
}

function Substitute({ table, seat }: { table: RoomTable; seat: Seat }) {
  return (
    <button type="button" onClick={() => void table.act({ do: 'substitute', seat })}>
      {fill(roomTexts.value.substitute, { name: saySeat(drawnWith(table).room, seat) })}
    </button>
  );
}
