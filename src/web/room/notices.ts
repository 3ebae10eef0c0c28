import { signal } from '@preact/signals';
import { keepItem, readItem, removeItem } from '../local/items.ts';

const KEY = 'gamut notices';

/** Whether the user wants to be notified when it is their turn and the page is hidden. */
export const wantsNotices = signal(readItem(KEY) === 'yes' && permission() === 'granted');

/** Whether this browser can notify at all. */
export function canNotify(): boolean {
  return permission() !== 'none';
}

/** Turns notices on or off; the browser is asked for permission only here. Whether it was granted. */
export async function chooseNotices(isOn: boolean): Promise<boolean> {
  const isAllowed = isOn && (await Notification.requestPermission()) === 'granted';
  if (isAllowed) keepItem(KEY, 'yes');
  else removeItem(KEY);
  wantsNotices.value = isAllowed;
  return isAllowed === isOn;
}

/** Notifies the user of a room, if they want that and do not see the page. A later notice of it replaces this one. */
export function notify(title: string, body: string, room: string): void {
  if (!wantsNotices.value || permission() !== 'granted' || document.visibilityState === 'visible') return;
  const options = { body, tag: room, lang: document.documentElement.lang };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Phones let only the page's worker notify.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
  }
}

function permission(): NotificationPermission | 'none' {
  return 'Notification' in globalThis && isSecureContext ? Notification.permission : 'none';
}
