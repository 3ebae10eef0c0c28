import type { Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { mayUseLenses, whyNoDraw } from '../../protocol/judge.ts';
import { BoardTools, LensMenu } from '../play/board-tools.tsx';
import type { RoomController } from './controller.ts';
import { Invitation } from './invitation.tsx';
import { saySeat } from './sayings.ts';
import { roomTexts } from './texts.ts';

/** Everything that can be done besides moving. */
export function RoomActions({ model }: { model: RoomController }) {
  const { room, seat } = model;
  return (
    <div class="actions">
      {model.isPlaying && <Offers model={model} />}
      {room.status === 'playing' && seat !== undefined && !room.seats[seat].isOut && !model.isPlaying && (
        <button type="button" class="strong" onClick={() => void model.act({ do: 'back' })}>
          {roomTexts.value.comeBack}
        </button>
      )}
      {model.isPlaying && absent(model).map((one) => <Substitute key={one} model={model} seat={one} />)}
      <LensMenu model={model} />
      {!mayUseLenses(room, seat) && <p class="soft">{roomTexts.value.noLenses}</p>}
      <BoardTools model={model}>{room.status !== 'waiting' && <Invitation model={model} />}</BoardTools>
    </div>
  );
}

/** What needs the others' consent, and resigning. */
function Offers({ model }: { model: RoomController }) {
  const { room } = model;
  const { takeback, draw, abort, resign } = roomTexts.value;
  const isAsked = (what: 'draw' | 'takeback' | 'abort') => (room.agreed.get(what)?.size ?? 0) > 0;
  const mayAbortAlone = room.ply < room.seats.length;
  const hasMoved = model.seat !== undefined && room.movesOf(model.seat) > 0;
  return (
    <>
      {!room.setup.rated && (
        <button
          type="button"
          disabled={!hasMoved || isAsked('takeback') || model.sending !== undefined}
          onClick={() => void model.agree('takeback')}
        >
          {takeback}
        </button>
      )}
      {whyNoDraw(room) === undefined && (
        <button type="button" disabled={isAsked('draw')} onClick={() => void model.agree('draw')}>
          {draw}
        </button>
      )}
      <button
        type="button"
        disabled={isAsked('abort')}
        onClick={() => {
          if (mayAbortAlone) model.leaving.value = 'abort';
          else void model.agree('abort');
        }}
      >
        {abort}
      </button>
      <button
        type="button"
        onClick={() => {
          model.leaving.value = 'resign';
        }}
      >
        {resign}
      </button>
    </>
  );
}

/** Seats of three or more players whose sitters are away. */
function absent({ room, client, seat }: RoomController): Seat[] {
  if (room.seats.length < 3) return [];
  return [...room.seats.keys()].filter(
    (one) => one !== seat && room.computerAt(one) === undefined && client.presence.seats[one] === false,
  );
}

function Substitute({ model, seat }: { model: RoomController; seat: Seat }) {
  return (
    <button type="button" onClick={() => void model.act({ do: 'substitute', seat })}>
      {fill(roomTexts.value.substitute, { name: saySeat(model.room, seat) })}
    </button>
  );
}
