import type { ComponentChildren } from 'preact';

interface StripProps {
  /** Whose turn it is, or who has won. */
  readonly status: ComponentChildren;
  /** What can be done now, or what has just happened. */
  readonly told: ComponentChildren;
  /** What the lens shows. */
  readonly legend?: ComponentChildren;
  /** What went wrong. */
  readonly message: ComponentChildren;
}

/** What the game says at the moment, in a sentence or two; its room is reserved, so that nothing jumps. */
export function Strip({ status, told, legend, message }: StripProps) {
  return (
    <div class="strip said">
      <p class="status" aria-live="polite">
        {status}
      </p>{' '}
      <p class="told" aria-live="polite">
        {told}
      </p>
      <p class="soft legend" aria-live="polite">
        {legend}
      </p>
      <p class="message" aria-live="assertive">
        {message}
      </p>
    </div>
  );
}
