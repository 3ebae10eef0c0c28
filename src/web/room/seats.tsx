import type { ComponentChildren } from 'preact';
import type { Seat } from '../../core/types.ts';
import { seatName } from '../../session/seats.ts';
import { SeatLists, type SeatView } from '../play/seat-list.tsx';
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
  const scores = game.scores?.(position);
  const winners = room.outcome?.winners ?? [];
  const seats = room.seats.map((one, seat): SeatView => {
    const isOut = one.isOut && room.status === 'playing';
    return {
      seat,
      ink: game.look.inks[seat],
      name: nameOf(model, seat),
      note: noteOf(model, seat),
      isTurn: room.status === 'playing' && room.turn === seat,
      isWinner: winners.includes(seat),
      isOut,
      points: scores?.[seat],
      // Who is out has no use for time, and needs the room for who stands in.
      clock: room.clocks === undefined || isOut ? undefined : <SeatClock model={model} seat={seat} />,
    };
  });
  return <SeatLists seats={seats} own={model.seat ?? 0} />;
}

/** Accounts have a profile, found by the id that stays the same when the name changes. */
function nameOf({ room }: RoomController, seat: Seat): ComponentChildren {
  const { sitter } = room.seats[seat];
  const said = saySitter(room, seat);
  const name = <bdi title={said}>{said}</bdi>;
  const hasProfile = sitter !== undefined && sitter.kind !== 'computer' && sitter.isGuest !== true;
  return hasProfile ? <a href={addressOf('p', sitter.user)}>{name}</a> : name;
}

/** The colour, and what is known about who sits there. */
function noteOf({ room, client, seat: own }: RoomController, seat: Seat): ComponentChildren {
  const { sitter, standIn, isOut } = room.seats[seat];
  const { you, away, guest } = roomTexts.value;
  const { game } = room.match;
  const isPerson = sitter !== undefined && sitter.kind !== 'computer';
  const isAway = isPerson && !isOut && room.status === 'playing' && client.presence.seats[seat] === false;
  const facts = [
    game.texts[language.value].seats[seat],
    ...(seat === own ? [you] : []),
    ...(standIn === undefined ? [] : [seatName(game, standIn, language.value)]),
    ...(seat !== own && isPerson && sitter.isGuest === true ? [guest] : []),
  ];
  return (
    <>
      {facts.join(' · ')}
      {isAway && (
        <>
          {' · '}
          <span class="away">{away}</span>
        </>
      )}
    </>
  );
}
