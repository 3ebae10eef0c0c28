import { fill } from '../../core/words.ts';
import { MoveList } from '../play/move-list.tsx';
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
    />
  );
}

/** Says that an earlier moment is shown, and leads back. */
export function Moment({ model }: { model: RoomController }) {
  const { room, shownPly } = model;
  const { momentOf, start, first, earlier, later, now } = roomTexts.value;
  if (shownPly === room.ply) return null;
  const step = (text: string, sign: string, ply: number, isOpen: boolean) => (
    <button type="button" aria-label={text} title={text} disabled={!isOpen} onClick={() => model.show(ply)}>
      {sign}
    </button>
  );
  return (
    <fieldset class="choices moment">
      <legend>{shownPly === 0 ? start : fill(momentOf, { move: shownPly, moves: room.ply })}</legend>
      {step(first, '«', 0, shownPly > 0)}
      {step(earlier, '‹', shownPly - 1, shownPly > 0)}
      {step(later, '›', shownPly + 1, true)}
      <button type="button" class="strong" onClick={() => model.show(undefined)}>
        {now}
      </button>
    </fieldset>
  );
}
