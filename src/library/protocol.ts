// gamut/protocol: games between people and programs on a server.
export type { Action } from '../protocol/actions.ts';
export {
  type BotEvent,
  botEventSchema,
  botMoveSchema,
  type RoomLine,
  roomLineSchema,
} from '../protocol/bot-messages.ts';
export type { EventBody, RoomEvent } from '../protocol/events.ts';
export {
  type ClientMessage,
  type Command,
  clientMessageSchema,
  commandSchema,
  type ErrorCode,
  type NewRoom,
  newRoomSchema,
  type ServerMessage,
} from '../protocol/messages.ts';
export { Room, type SeatState } from '../protocol/room.ts';
export { type Answered, type ClientParts, RoomClient, type Wire } from '../protocol/room-client.ts';
export type { ClockSetting, RoomSetup, Sitter } from '../protocol/setup.ts';
