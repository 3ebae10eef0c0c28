import { effect } from '@preact/signals';
import { screenAt } from './routes.tsx';
import { route } from './state/route.ts';
import { texts } from './state/texts.ts';

/** The title of the window says which screen it shows. */
export function followTitle(): void {
  effect(() => {
    const { name, tagline } = texts.value;
    const { title } = screenAt(route.value);
    document.title = title === undefined ? `${name}: ${tagline}` : `${title} · ${name}`;
  });
}
