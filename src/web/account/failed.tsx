import { NoServer } from '../online/no-server.tsx';
import { sayFailure } from './failures.ts';
import type { Failure } from './form-action.ts';

/** Why a screen cannot be shown, and what one can do. */
export function Failed({ failure, again }: Failure & { again(): void }) {
  return failure === 'unreachable' ? <NoServer again={again} /> : <p class="panel">{sayFailure(failure)}</p>;
}
