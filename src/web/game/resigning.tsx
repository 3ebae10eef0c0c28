import { Sheet } from '../kit/sheet.tsx';
import { playTexts } from '../play/texts.ts';
import type { GameModel } from './game-model.ts';

/** Asks again before a game is given up; the safe answer comes first. */
export function Resigning({ model }: { model: GameModel }) {
  const { reallyResign, resignMeans, resign, keepPlaying } = playTexts.value;
  if (model.panel.value !== 'resign') return null;
  return (
    <Sheet title={reallyResign} close={() => model.closePanel()}>
      <p>{resignMeans}</p>
      <div class="choices">
        <button type="button" class="strong" onClick={() => model.closePanel()}>
          {keepPlaying}
        </button>
        <button
          type="button"
          class="danger"
          onClick={() => {
            model.closePanel();
            model.resign();
          }}
        >
          {resign}
        </button>
      </div>
    </Sheet>
  );
}
