import type { Remote } from './remote.ts';

/** How a user comes to a room. */
export interface Arrival {
  readonly remote: Remote;
  readonly room: string;
  /** Takes a free seat if there is one; else only watches. */
  readonly sits: boolean;
  /** Shows the link at once, for the maker of the room. */
  readonly showsLink: boolean;
  /** Is there only to be paired: leaving before that withdraws it. */
  readonly isSearch?: boolean;
}
