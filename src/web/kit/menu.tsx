import type { IconNode } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface MenuProps {
  readonly icon: IconNode;
  readonly name: string;
  readonly children: ComponentChildren;
}

/** A button that opens a list of further actions; choosing one of them closes it. */
export function Menu({ icon, name, children }: MenuProps) {
  const id = useId();
  return (
    <>
      <button type="button" class="act" popovertarget={id}>
        <Icon of={icon} />
        <span>{name}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons in it hear the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are touched */}
      <div
        id={id}
        class="menu"
        popover="auto"
        onClick={({ target, currentTarget }) => {
          if ((target as Element).closest('button, a') !== null) currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}

interface ActProps {
  readonly icon: IconNode;
  readonly name: string;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  act(): void;
}

/** An action: its icon, and its name below or beside it. */
export function Act({ icon, name, isPressed, isDisabled = false, act }: ActProps) {
  return (
    <button type="button" class="act" aria-pressed={isPressed} disabled={isDisabled} onClick={act}>
      <Icon of={icon} />
      <span>{name}</span>
    </button>
  );
}

/** The same where there is room for its icon only: the name is shown on hover, and read aloud. */
export function IconAct({ icon, name, isPressed, isDisabled = false, act }: ActProps) {
  return (
    <button type="button" aria-label={name} title={name} aria-pressed={isPressed} disabled={isDisabled} onClick={act}>
      <Icon of={icon} />
    </button>
  );
}
