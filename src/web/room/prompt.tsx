import { fill } from '../../view/words.ts';
import { LensLegend } from '../board/lenses.tsx';
import { countText } from '../kit/format.ts';
import { drawnWith } from '../play/moving.ts';
import { Questions, sayNow } from '../play/prompt.tsx';
import { playTexts } from '../play/texts.ts';
import type { RoomTable } from './controller.ts';
import { RoomEnding } from './ending.tsx';
import { Moment } from './moves.tsx';
import { Proposals } from './proposals.tsx';
import { sayOutcome, saySeat } from './sayings.ts';
import { Seating } from './seating.tsx';
import { roomTexts } from './texts.ts';

/** What the room says and asks at the moment. */
export function RoomPrompt({ table }: { table: RoomTable }) {
  const { room, client, session } = drawnWith(table);
  return (
    <section class="prompt">
      <p class="status" aria-live="polite">
        {statusOf(table)}
      </p>
      <p class="soft told" aria-live="polite">
        {sayNow(table)}
      </p>
      <p class="soft legend" aria-live="polite">
        <LensLegend game={session.match.game} view={table.view} />
      </p>
      <p class="message" aria-live="assertive">
        {client.isConnected ? table.message.value : roomTexts.value.lost}
      </p>
      <Moment table={table} />
      {room.status === 'waiting' && <Seating table={table} />}
      <Proposals table={table} />
      {table.ending.value === undefined ? (
        <Questions running={table} />
      ) : (
        <Sure table={table} act={table.ending.value} />
      )}
      {room.status === 'over' && <RoomEnding table={table} />}
    </section>
  );
}

function statusOf(table: RoomTable): string {
  const { room, seat } = table;
  const { waiting, yourTurn, sending, standInPlays } = roomTexts.value;
  if (room.status === 'over') return sayOutcome(room);
  if (room.status === 'waiting') {
    return countText(waiting, room.seats.filter(({ sitter }) => sitter === undefined).length);
  }
  if (table.sending !== undefined) return sending;
  if (room.turn === seat && table.isPlaying) return yourTurn;
  const name = saySeat(room, room.turn);
  const { toMove, thinking } = playTexts.value;
  const sentence = fill(room.computerAt(room.turn) === undefined ? toMove : thinking, { name });
  return seat !== undefined && !room.seats[seat].isOut && !table.isPlaying ? `${sentence} ${standInPlays}` : sentence;
}

/** Asks again before somebody ends the game. */
function Sure({ table, act }: { table: RoomTable; act: 'resign' | 'abort' }) {
  const { sure, [act]: name, keepPlaying } = roomTexts.value;
  const close = () => {
    table.ending.value = undefined;
  };
  return (
    <fieldset class="choices">
      <legend>{sure[act]}</legend>
      <button
        type="button"
        class="danger"
        onClick={() => {
          close();
          void table.act({ do: act });
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
