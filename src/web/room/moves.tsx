import { MoveList } from '../play/move-list.tsx';
import { TypedMove } from '../play/typed-move.tsx';
import type { RoomController } from './controller.ts';
import { roomTexts } from './texts.ts';

/** The moves so far: each links to its moment, which has an address to share. */
export function RoomMoves({ model }: { model: RoomController }) {
  const { room, sending, shownPly } = model;
  const { history, position } = room.match;
  const sent = sending === undefined ? [] : [{ text: sending, seat: room.turn, note: roomTexts.value.notConfirmed }];
  return (
    <MoveList
      moves={[...history, ...sent]}
      seats={position.seats}
      shown={shownPly}
      show={(count) => model.show(count)}
      addressOf={(count) => `#${count}`}
    >
      {model.isPlaying && <TypedMove model={model} />}
    </MoveList>
  );
}
