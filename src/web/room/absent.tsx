import type { Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import type { RoomController } from './controller.ts';
import { saySeat } from './sayings.ts';
import { roomTexts } from './texts.ts';

/** Computers that play for those who are away, and the way back for the user. */
export function Absent({ model }: { model: RoomController }) {
  const { room, seat, isPlaying } = model;
  const { comeBack, substitute } = roomTexts.value;
  const mayReturn = seat !== undefined && !room.seats[seat].isOut && !isPlaying;
  const gone = isPlaying ? absent(model) : [];
  if (!mayReturn && gone.length === 0) return null;
  return (
    <div class="choices">
      {mayReturn && (
        <button type="button" class="strong" onClick={() => void model.act({ do: 'back' })}>
          {comeBack}
        </button>
      )}
      {gone.map((one) => (
        <button key={one} type="button" onClick={() => void model.act({ do: 'substitute', seat: one })}>
          {fill(substitute, { name: saySeat(room, one) })}
        </button>
      ))}
    </div>
  );
}

/** Seats of three or more players whose sitters are away. */
function absent({ room, client, seat }: RoomController): Seat[] {
  if (room.seats.length < 3) return [];
  return [...room.seats.keys()].filter(
    (one) => one !== seat && room.computerAt(one) === undefined && client.presence.seats[one] === false,
  );
}
