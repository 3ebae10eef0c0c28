import { useSignal, useSignalEffect } from '@preact/signals';
import { keepsNothing } from '../local/keeping.ts';
import { texts } from '../state/texts.ts';
import { isInTrouble } from '../state/trouble.ts';
import { isNewVersionReady, takeNewVersion } from '../state/version.ts';

/**
 * Says that the browser stores nothing, that a new version is ready, or that something failed. If it stores things,
 * every game is saved after each move, so nothing is lost by reloading.
 */
export function Notice() {
  const { newVersion, wentWrong, reload, keepsNothing: unkept, dismiss } = texts.value;
  const isNew = isNewVersionReady.value;
  const isClosed = useSignal(false);
  // Once it could store things again, another failure is news.
  useSignalEffect(() => {
    if (!keepsNothing.value) isClosed.value = false;
  });
  return (
    <div class="notice" role="status">
      {keepsNothing.value && !isClosed.value ? (
        <p>
          {unkept}{' '}
          <button
            type="button"
            onClick={() => {
              isClosed.value = true;
            }}
          >
            {dismiss}
          </button>
        </p>
      ) : (
        (isNew || isInTrouble.value) && (
          <p>
            {isNew ? newVersion : wentWrong}{' '}
            <button type="button" onClick={() => (isNew ? takeNewVersion() : location.reload())}>
              {reload}
            </button>
          </p>
        )
      )}
    </div>
  );
}
