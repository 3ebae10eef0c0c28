import { signal } from '@preact/signals';
import type { ShelfName } from './database.ts';

/** What a window tells the others after it has stored or deleted something. */
export interface WindowMessage {
  readonly shelf: ShelfName;
  readonly id: string;
}

/** Rises with every change by another window: lists are read again. */
export const changesElsewhere = signal(0);

const listeners: ((news: WindowMessage) => void)[] = [];
const channel = openChannel();

export function tellWindows(news: WindowMessage): void {
  channel?.postMessage(news);
}

export function hearWindows(hear: (news: WindowMessage) => void): void {
  listeners.push(hear);
}

/** Browsers that refuse storage may refuse this as well: then there is nothing shared to report. */
function openChannel(): BroadcastChannel | undefined {
  try {
    const made = new BroadcastChannel('gamut');
    made.onmessage = ({ data }: MessageEvent<WindowMessage>) => {
      for (const hear of listeners) hear(data);
      changesElsewhere.value++;
    };
    return made;
  } catch {
    return undefined;
  }
}
