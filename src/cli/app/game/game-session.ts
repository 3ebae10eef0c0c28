import type { Session } from '../../../table/session.ts';
import type { KeyHelp } from '../kit/page.ts';
import type { Key } from '../terminal/input.ts';

/** A game at a table: played here by a session, or elsewhere in a room. */
export type GameSession = Pick<
  Session,
  | ('match' | 'movers' | 'over' | 'result' | 'isAsking' | 'isThinking' | 'thought' | 'trouble' | 'paused' | 'outcome')
  | ('play' | 'undo' | 'redo' | 'hurry' | 'setPaused' | 'step' | 'close')
>;

/** What is different at a table whose players are not all here. */
export interface RemoteControls {
  /** What is said beside the moves. */
  notes(): readonly string[];
  hints(): string;
  keys(): readonly KeyHelp[];
  /** Why nobody may look through a lens here; undefined where they may. */
  noLenses(): string | undefined;
  /** Whether the key meant something; else it means what it does at every table. */
  press(key: Key): boolean;
}
