import { Sheet } from '../kit/sheet.tsx';
import { playTexts } from '../play/texts.ts';
import type { RoomController } from './controller.ts';
import { roomTexts } from './texts.ts';

/** Asks again before the user ends the game; the safe answer comes first. */
export function Leaving({ model }: { model: RoomController }) {
  const act = model.leaving.value;
  if (act === undefined) return null;
  const { sure, means, keepPlaying, [act]: name } = roomTexts.value;
  const close = () => {
    model.leaving.value = undefined;
  };
  const isWaiting = model.room.status === 'waiting';
  return (
    <Sheet title={sure[act]} close={close}>
      <p>{means[act]}</p>
      <div class="choices">
        <button type="button" class="strong" onClick={close}>
          {isWaiting ? playTexts.value.cancel : keepPlaying}
        </button>
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
      </div>
    </Sheet>
  );
}
