import { isFault } from '../../core/fault.ts';
import { readPosition } from '../../core/text.ts';
import { fill } from '../../core/words.ts';
import { seatName } from '../../session/seats.ts';
import { drawnGame } from '../games/fetched.ts';
import { countText } from '../kit/format.ts';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { sayClock } from '../online/clocks.ts';
import type { ListedRoom } from '../online/server.ts';
import { onlineTexts } from '../online/texts.ts';
import { sayName } from '../room/sayings.ts';
import { roomTexts } from '../room/texts.ts';
import { language } from '../state/language.ts';
import { addressOfRoom } from '../state/route.ts';
import { texts } from '../state/texts.ts';

/** A room in a list: its board, who sits there, its clock; the whole card is a link to it. */
export function RoomCard({ room, action }: { room: ListedRoom; action: string }) {
  const { id, setup, names, position, moves } = room;
  const game = drawnGame(room.game);
  if (game === undefined) return null;
  const look = () => {
    const read = readPosition(game, position);
    return isFault(read) ? undefined : read;
  };
  const sitters = names.map((name, seat) => {
    const computer = setup.computers[seat];
    if (computer) return seatName(game, computer, language.value);
    return name === null ? onlineTexts.value.freeSeat : sayName(name);
  });
  const facts = [
    ...(setup.clock === null ? [] : [sayClock(setup.clock)]),
    ...(setup.rated ? [roomTexts.value.rated] : []),
    ...(room.status === undefined ? [] : [onlineTexts.value[room.status]]),
    ...(moves === 0 ? [] : [countText(texts.value.moveCount, moves)]),
  ];
  return (
    <a class="room-card" href={addressOfRoom(id)}>
      <Thumbnail key={position} look={look} title={game.name} />
      <span class="about">
        <strong class="game">
          {game.name}
          <span class="unseen">, </span>
          <span class="soft">{fill(texts.value.by, { designer: game.designer })}</span>
        </strong>
        <span class="sitters">
          {sitters.map((sitter, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is the one at its place
            <span key={seat}>
              <span class={`swatch ink-${game.look.inks[seat]} seat-${seat + 1}`} aria-hidden="true" />
              <bdi>{sitter}</bdi>
            </span>
          ))}
        </span>
        <span class="soft">{facts.join(' · ')}</span>
        <span class="go">{action}</span>
      </span>
    </a>
  );
}
