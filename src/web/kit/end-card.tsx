import { X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { kitTexts } from './texts.ts';

interface EndCardProps {
  /** Who won. */
  readonly title: string;
  /** Why, what decided it, and what else is worth knowing: a line for each. */
  readonly lines: readonly string[];
  /** Scores and totals. */
  readonly children?: ComponentChildren;
  /** What can be done next. */
  readonly actions: ComponentChildren;
}

/** The end of a game, over the board; it can be closed to see the board, and opened again. */
export function EndCard({ title, lines, children, actions }: EndCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const { close, showResult } = kitTexts.value;
  if (!isOpen) {
    return (
      <button type="button" class="end-again" onClick={() => setOpen(true)}>
        {showResult}
      </button>
    );
  }
  return (
    <section class="end-card" aria-labelledby={id}>
      <button type="button" class="plain end-close" aria-label={close} title={close} onClick={() => setOpen(false)}>
        <Icon of={X} />
      </button>
      <h2 id={id}>{title}</h2>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {children}
      <div class="ending">{actions}</div>
    </section>
  );
}
