import { fill } from '../../core/words.ts';
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
  if (seat !== undefined) {
    return (
      <>
        <Invitation model={model} />
        <div class="ending">
          <button type="button" onClick={() => void model.act({ do: 'stand' })}>
            {stand}
          </button>
          <button
            type="button"
            onClick={() => {
              model.leaving.value = 'abort';
            }}
          >
            {abort}
          </button>
        </div>
      </>
    );
  }
  return (
    <>
      {client.user === '' && <NameField name={model.wishedName} />}
      <div class="ending">
        {free.map((one) => (
          <button key={one} type="button" class="strong" onClick={() => void model.sit(one)}>
            <span class={`swatch ink-${game.look.inks[one]} seat-${one + 1}`} aria-hidden="true" />
            {fill(sit, { seat: game.texts[language.value].seats[one] })}
          </button>
        ))}
      </div>
      <Invitation model={model} />
    </>
  );
}
