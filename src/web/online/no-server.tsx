import { addressOf } from '../state/route.ts';
import { onlineTexts } from './texts.ts';

/** That no game server answers, and what one can do meanwhile. */
export function NoServer({ again }: { again(): void }) {
  const { noServer, tryAgain, playHere } = onlineTexts.value;
  return (
    <div class="panel no-server">
      <p role="status">{noServer}</p>
      <div class="acts">
        <button type="button" class="strong" onClick={again}>
          {tryAgain}
        </button>
        <a class="button" href={addressOf()}>
          {playHere}
        </a>
      </div>
    </div>
  );
}
