import type { BrowserContextOptions, Page } from 'playwright-core';

/** Where a screen is opened. */
interface Visit {
  readonly page: Page;
  /** Of the site, ending in a slash. */
  readonly address: string;
  /** Somebody else at the same server, in English. */
  somebody(): Promise<Page>;
}

/** A screen in one of its states. It is opened in English; other languages, themes and windows follow while it is shown. */
export interface Screen {
  /** Of its pictures; what comes before the first dash says which part of the page it belongs to. */
  readonly name: string;
  /** Whether the screen moves as it does for most people; otherwise everything is at its place at once. */
  readonly moves?: boolean;
  readonly options?: BrowserContextOptions;
  open(visit: Visit): Promise<void>;
}

/** A screen that only has an address. */
export function addressed(name: string, address: string, ready = 'main h1'): Screen {
  return {
    name,
    async open({ page, address: site }) {
      await page.goto(`${site}#/${address}`);
      await page.locator(ready).first().waitFor();
    },
  };
}
