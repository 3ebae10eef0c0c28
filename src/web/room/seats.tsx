import type { Seat } from '../../core/types.ts';
import { seatName } from '../../session/seats.ts';
import { Points } from '../play/seat-list.tsx';
import { playTexts } from '../play/texts.ts';
import { language } from '../state/language.ts';
import { addressOf } from '../state/route.ts';
import { SeatClock } from './clock.tsx';
import type { RoomController } from './controller.ts';
import { saySitter } from './sayings.ts';
import { roomTexts } from './texts.ts';

/** Who sits where and whether they are there, their time and points, and whose turn it is. */
export function RoomSeats({ model }: { model: RoomController }) {
  const { room } = model;
  const { game, position } = model.match;
  const { seats: colours } = game.texts[language.value];
  const scores = game.scores?.(position);
  return (
    <ul class="seats">
      {room.seats.map((_, seat) => {
        const isTurn = room.status === 'playing' && room.turn === seat;
        return (
          <li key={colours[seat]} class={isTurn ? 'turn' : ''}>
            <span class={`swatch ink-${game.look.inks[seat]} seat-${seat + 1}`} aria-hidden="true" />
            <span class="who">
              <strong>
                {colours[seat]}
                {room.outcome?.winners.includes(seat) && <span aria-hidden="true"> ★</span>}
              </strong>
              <Sitting model={model} seat={seat} />
            </span>
            {isTurn && <span class="unseen">{playTexts.value.isTurn}</span>}
            <span class="figures">
              {scores !== undefined && <Points points={scores[seat]} />}
              <SeatClock model={model} seat={seat} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Accounts have a profile, found by the id that stays the same when the name changes. */
function SitterName({ model, seat }: { model: RoomController; seat: Seat }) {
  const { room } = model;
  const { sitter } = room.seats[seat];
  const name = <bdi>{saySitter(room, seat)}</bdi>;
  const hasProfile = sitter !== undefined && sitter.kind !== 'computer' && sitter.isGuest !== true;
  return hasProfile ? <a href={addressOf('p', sitter.user)}>{name}</a> : name;
}

/** The name at a seat, and information about its sitter. */
function Sitting({ model, seat }: { model: RoomController; seat: Seat }) {
  const { room, client } = model;
  const { sitter, standIn, isOut } = room.seats[seat];
  const { you, away, out, guest } = roomTexts.value;
  const isPerson = sitter !== undefined && sitter.kind !== 'computer';
  const facts = [
    ...(seat === model.seat ? [you] : []),
    ...(isOut && room.status === 'playing' ? [out] : []),
    ...(standIn === undefined ? [] : [seatName(room.match.game, standIn, language.value)]),
    ...(isPerson && !isOut && client.presence.seats[seat] === false ? [away] : []),
    ...(seat !== model.seat && isPerson && sitter.isGuest === true ? [guest] : []),
  ];
  return (
    <span class="soft sitting">
      <SitterName model={model} seat={seat} />
      {facts.length > 0 && ` · ${facts.join(' · ')}`}
    </span>
  );
}
