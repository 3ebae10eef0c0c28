import { effect } from '@preact/signals';
import { route } from '../state/route.ts';
import { arrive, followScroll, scrollBack } from './scroll-place.ts';

/**
 * Moves screen readers to the heading of every new screen, and back to where one was on it; the first one is left as
 * the browser opens it.
 */
export function followArrivals(): void {
  followScroll();
  let isFirst = true;
  let waiting: MutationObserver | undefined;
  effect(() => {
    route.value;
    waiting?.disconnect();
    if (isFirst) {
      isFirst = false;
      return;
    }
    const scrolled = arrive();
    const left = document.querySelector('main');
    // The new screen is drawn a moment later, or much later if its code has yet to be fetched.
    waiting = new MutationObserver(() => {
      if (document.querySelector('main') === left || !focusHeading()) return;
      waiting?.disconnect();
      scrollBack(scrolled);
    });
    waiting.observe(document.body, { childList: true, subtree: true });
  });
}

/** Moves the focus to the heading of the screen; whether there is one. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  if (document.activeElement?.closest('main') == null) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}
