import { Moon, Sun } from 'lucide';
import { Icon } from '../kit/icon.tsx';
import { choose, isDark } from '../state/settings.ts';
import { texts } from '../state/texts.ts';

/** From light to dark and back; the settings can also follow the system. */
export function ThemeSwitch() {
  const { toLight, toDark } = texts.value;
  const words = isDark.value ? toLight : toDark;
  return (
    <button type="button" class="tool" title={words} onClick={() => choose({ theme: isDark.value ? 'light' : 'dark' })}>
      <Icon of={isDark.value ? Sun : Moon} />
      <span class="unseen">{words}</span>
    </button>
  );
}
