import { fill } from '../../core/words.ts';
import { LensLegend } from '../board/lenses.tsx';
import { countText } from '../kit/format.ts';
import { Strip } from '../kit/strip.tsx';
import { Questions } from '../play/questions.tsx';
import { sayNow } from '../play/sayings.ts';
import { playTexts } from '../play/texts.ts';
import { Absent } from './absent.tsx';
import type { RoomController } from './controller.ts';
import { Proposals } from './proposals.tsx';
import { sayOutcome, saySeat } from './sayings.ts';
import { roomTexts } from './texts.ts';

/** What the room says and asks at the moment. */
export function RoomPrompt({ model }: { model: RoomController }) {
  const { room, client, match } = model;
  return (
    <section class="prompt">
      <Strip
        status={statusOf(model)}
        told={toldOf(model)}
        legend={<LensLegend game={match.game} view={model.view} />}
        message={client.isInTouch ? model.message.value : roomTexts.value.lost}
      />
      <Proposals model={model} />
      {room.status === 'playing' && <Absent model={model} />}
      <Questions model={model} />
    </section>
  );
}

function statusOf(model: RoomController): string {
  const { room, seat } = model;
  const { waiting, yourTurn, sending, standInPlays, toMove, thinking } = roomTexts.value;
  if (room.status === 'over') return sayOutcome(room);
  if (room.status === 'waiting') {
    return countText(waiting, room.seats.filter(({ sitter }) => sitter === undefined).length);
  }
  if (model.sending !== undefined) return sending;
  if (room.turn === seat && model.isPlaying) return yourTurn;
  const name = saySeat(room, room.turn);
  const sentence = fill(room.computerAt(room.turn) === undefined ? toMove : thinking, { name });
  return seat !== undefined && !room.seats[seat].isOut && !model.isPlaying ? `${sentence} ${standInPlays}` : sentence;
}

function toldOf(model: RoomController): string {
  const { room, seat, shownPly, match, premove } = model;
  const { waitingHow, waitingSit, premoved } = roomTexts.value;
  const { atStart, momentOf } = playTexts.value;
  if (shownPly !== room.ply) {
    return shownPly === 0 ? atStart : fill(momentOf, { move: shownPly, moves: room.ply });
  }
  if (premove.value !== undefined) return fill(premoved, { move: premove.value });
  if (room.status === 'waiting') return model.status.value || (seat === undefined ? waitingSit : waitingHow);
  // The status has told how it ended.
  if (room.status === 'over') return model.status.value;
  return sayNow(model, match);
}
