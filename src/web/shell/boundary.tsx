import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { addressOf, route } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { BrandMark } from './mark.tsx';

/** An error while a screen is drawn is shown in one sentence; the page is never blank. */
export function Boundary({ children }: { children: ComponentChildren }) {
  const [error, forget] = useErrorBoundary((thrown: unknown) => console.error(thrown));
  const address = route.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another try
  useEffect(() => forget(), [address]);
  if (error === undefined) return <>{children}</>;
  const { wentWrong, reload, home } = texts.value;
  return (
    <main class="page narrow nothing">
      <BrandMark />
      <h1>{wentWrong}</h1>
      <p class="soft">{error instanceof Error ? error.message : String(error)}</p>
      <p class="nothing-ways">
        <button type="button" class="button main" onClick={() => location.reload()}>
          {reload}
        </button>
        <a class="button" href={addressOf()}>
          {home}
        </a>
      </p>
    </main>
  );
}
