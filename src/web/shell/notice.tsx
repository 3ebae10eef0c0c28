import { isInTrouble } from '../state/trouble.ts';
import { isNewVersionReady, takeNewVersion } from '../state/version.ts';
import { texts } from '../state/words.ts';

/**
 * Tells that a new version is ready, or that something failed. Every game is kept after each move, so nothing is lost
 * by starting again.
 */
export function Notice() {
  const { newVersion, wentWrong, reload } = texts.value;
  const isNew = isNewVersionReady.value;
  return (
    <div class="notice" role="status">
      {(isNew || isInTrouble.value) && (
        <p>
          {isNew ? newVersion : wentWrong}{' '}
          <button type="button" onClick={() => (isNew ? takeNewVersion() : location.reload())}>
            {reload}
          </button>
        </p>
      )}
    </div>
  );
}
