import type { IconNode } from 'lucide';
import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

/** What can be done besides moving: up to five buttons of the same width, each an icon with a word. */
export function ActionBar({ children }: { children: ComponentChildren }) {
  return <div class="action-bar">{children}</div>;
}

interface ActionProps {
  readonly icon: IconNode;
  readonly text: string;
  readonly isOff?: boolean;
  /** For buttons that open something. */
  readonly isOpen?: boolean;
  readonly keys?: string;
  act(): void;
}

/** One of them. */
export function Action({ icon, text, isOff = false, isOpen, keys, act }: ActionProps) {
  return (
    <button
      type="button"
      class="action"
      disabled={isOff}
      aria-keyshortcuts={keys}
      aria-haspopup={isOpen === undefined ? undefined : 'dialog'}
      aria-expanded={isOpen}
      onClick={act}
    >
      <Icon of={icon} />
      <span>{text}</span>
    </button>
  );
}

/** One that leads somewhere else. */
export function ActionLink({ icon, text, href }: { icon: IconNode; text: string; href: string }) {
  return (
    <a class="action" href={href}>
      <Icon of={icon} />
      <span>{text}</span>
    </a>
  );
}
