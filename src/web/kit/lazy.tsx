import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { texts } from '../state/texts.ts';

type Loaded<Props> = { readonly screen: ComponentType<Props> } | { readonly error: unknown } | undefined;

const waiting: (() => void)[] = [];

/** A screen whose code is fetched when it is first shown, or when the page is idle; until then it shows this. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ComponentChildren = <main class="page" aria-busy="true" />,
): ComponentType<Props> {
  let loaded: Signal<Loaded<Props>> | undefined;
  waiting.push(() => {
    loaded ??= begin(load);
  });
  return (props: Props) => {
    loaded ??= begin(load);
    const now = loaded.value;
    if (now === undefined) return <>{meanwhile}</>;
    if ('error' in now) {
      // The next visit tries again.
      loaded = undefined;
      throw new Error(texts.value.notLoaded, { cause: now.error });
    }
    const Screen = now.screen;
    return <Screen {...props} />;
  };
}

/** Fetches the code of all screens, one after another while the page is idle, unless the reader wants to save data. */
export function fetchWhenIdle(): void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData: boolean } };
  if (connection?.saveData === true) return;
  const fetchNext = () => {
    waiting.shift()?.();
    if (waiting.length > 0) whenIdle(fetchNext);
  };
  whenIdle(fetchNext);
}

/** Safari has no idle callback; a timeout will do. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act, 200);
}

function begin<Props>(load: () => Promise<ComponentType<Props>>): Signal<Loaded<Props>> {
  const loaded = signal<Loaded<Props>>(undefined);
  load().then(
    (screen) => {
      loaded.value = { screen };
    },
    (error: unknown) => {
      loaded.value = { error };
    },
  );
  return loaded;
}
