import type { IconNode } from 'lucide';
import { h } from 'preact';

/** An outlined icon; what it means is said beside it or by its button. */
export function Icon({ of }: { of: IconNode }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([tag, attributes], part) => h(tag, { ...attributes, key: part }))}
    </svg>
  );
}
