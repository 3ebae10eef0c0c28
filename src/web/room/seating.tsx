import { fill } from '../../core/words.ts';
import { Emblem } from '../kit/emblem.tsx';
import { NameField } from '../online/name-field.tsx';
import { language } from '../state/language.ts';
import type { RoomController } from './controller.ts';
import { Invitation } from './invitation.tsx';
import { roomTexts } from './texts.ts';

/** Before the game: a free seat to take, or the link to send to others. */
export function Seating({ model }: { model: RoomController }) {
  const { room, seat, client } = model;
  const { sit, stand, abort } = roomTexts.value;
  const { game } = room.match;
  const free = [...room.seats.keys()].filter((one) => room.seats[one].sitter === undefined);
  const isHost = seat !== undefined && room.host() === seat;
  return (
    <div class="seating">
      {seat === undefined && client.user === '' && <NameField name={model.wishedName} />}
      {seat === undefined && (
        <div class="choices">
          {free.map((one) => (
            <button key={one} type="button" class="strong sit" onClick={() => void model.sit(one)}>
              <Emblem ink={game.look.inks[one]} seat={one} />
              {fill(sit, { seat: game.texts[language.value].seats[one] })}
            </button>
          ))}
        </div>
      )}
      <Invitation model={model} />
      {seat !== undefined && (
        <div class="choices">
          <button type="button" onClick={() => void model.act({ do: 'stand' })}>
            {stand}
          </button>
          {isHost && (
            <button
              type="button"
              onClick={() => {
                model.leaving.value = 'abort';
              }}
            >
              {abort}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
