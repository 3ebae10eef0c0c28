/**
 * Tells other processes which rooms have news. A hint that is lost does no harm: whoever serves a room also looks for
 * news by itself from time to time.
 */
export interface Bus {
  /** Something new is stored in the room. */
  hint(room: string): void;
  /** Hears the hints of other processes. */
  listen(hear: (room: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** For a process that is alone. */
export const noBus: Bus = {
  hint() {},
  async listen() {},
  async close() {},
};
