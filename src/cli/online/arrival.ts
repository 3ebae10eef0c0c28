import type { Remote } from './remote.ts';

/** How somebody comes to a room. */
export interface Arrival {
  readonly remote: Remote;
  readonly room: string;
  /** Sits down where there is a free seat; else only watches. */
  readonly sits: boolean;
  /** Shows the link at once, for whoever made the room. */
  readonly showsLink: boolean;
  /** Is there only to be found by others: whoever leaves before that gives it up. */
  readonly isSearch?: boolean;
}
