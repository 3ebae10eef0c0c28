import { LensLegend } from '../board/lenses.tsx';
import { countText } from '../kit/format.ts';
import { Questions } from '../play/questions.tsx';
import { sayNow, sayOf } from '../play/sayings.ts';
import { playTexts } from '../play/texts.ts';
import type { RoomController } from './controller.ts';
import { RoomEnding } from './ending.tsx';
import { Moment } from './moves.tsx';
import { Proposals } from './proposals.tsx';
import { sayOutcome, saySeat } from './sayings.ts';
import { Seating } from './seating.tsx';
import { roomTexts } from './texts.ts';

/** What the room says and asks at the moment. */
export function RoomPrompt({ model }: { model: RoomController }) {
  const { room, client, match } = model;
  return (
    <section class="prompt">
      <p class="status" aria-live="polite">
        {statusOf(model)}
      </p>
      <p class="soft told" aria-live="polite">
        {sayNow(model, match)}
      </p>
      <p class="soft legend" aria-live="polite">
        <LensLegend game={match.game} view={model.view} />
      </p>
      <p class="message" aria-live="assertive">
        {client.isConnected ? model.message.value : roomTexts.value.lost}
      </p>
      <Moment model={model} />
      {room.status === 'waiting' && <Seating model={model} />}
      <Proposals model={model} />
      {model.leaving.value === undefined ? (
        <Questions model={model} />
      ) : (
        <Sure model={model} act={model.leaving.value} />
      )}
      {room.status === 'over' && <RoomEnding model={model} />}
    </section>
  );
}

function statusOf(model: RoomController): string {
  const { room, seat } = model;
  const { waiting, yourTurn, sending, standInPlays } = roomTexts.value;
  if (room.status === 'over') return sayOutcome(room);
  if (room.status === 'waiting') {
    return countText(waiting, room.seats.filter(({ sitter }) => sitter === undefined).length);
  }
  if (model.sending !== undefined) return sending;
  if (room.turn === seat && model.isPlaying) return yourTurn;
  const name = saySeat(room, room.turn);
  const { toMove, thinking } = playTexts.value;
  const sentence = sayOf(room.computerAt(room.turn) === undefined ? toMove : thinking, name);
  return seat !== undefined && !room.seats[seat].isOut && !model.isPlaying ? `${sentence} ${standInPlays}` : sentence;
}

/** Asks again before the user ends the game. */
function Sure({ model, act }: { model: RoomController; act: 'resign' | 'abort' }) {
  const { sure, [act]: name, keepPlaying } = roomTexts.value;
  const close = () => {
    model.leaving.value = undefined;
  };
  return (
    <fieldset class="choices">
      <legend>{sure[act]}</legend>
      <button
        type="button"
        class="danger"
        onClick={() => {
          close();
          void model.act({ do: act });
        }}
      >
        {name}
      </button>
      <button type="button" onClick={close}>
        {keepPlaying}
      </button>
    </fieldset>
  );
}
