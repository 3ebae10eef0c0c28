import { X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { kitTexts } from './texts.ts';

interface SheetProps {
  readonly title: string;
  /** For more than a few lines. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
  close(): void;
}

/** A box over the page, which cannot be used until it is closed; on phones it comes up from below. */
export function Sheet({ title, isWide = false, children, close }: SheetProps) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    box.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape and by its button
    <dialog
      ref={box}
      class={isWide ? 'over wide' : 'over'}
      aria-labelledby={id}
      onClose={close}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div class="over-box">
        <header class="over-head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            class="plain"
            aria-label={kitTexts.value.close}
            title={kitTexts.value.close}
            onClick={() => box.current?.close()}
          >
            <Icon of={X} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
