import { signal } from '@preact/signals';
import { workerAddress } from './route.ts';

/** Whether a newer version is waiting to take over. */
export const isNewVersionReady = signal(false);

let waiting: ServiceWorker | null = null;

const HOUR_MS = 3_600_000;

/**
 * Caches the page for offline use, and checks for newer versions: when it opens, and every hour after.
 * The browser's own service worker does the caching; a newer one waits until the user agrees.
 */
export function followVersions(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.register(workerAddress).then(
    (registration) => {
      watch(registration);
      setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
    },
    // Browsers may refuse in private windows; the page works without.
    () => undefined,
  );
}

/** Lets the newer version take over; the page reloads with it. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The very first one has nothing to replace.
    if (registration.waiting === null || navigator.serviceWorker.controller === null) return;
    waiting = registration.waiting;
    isNewVersionReady.value = true;
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}
