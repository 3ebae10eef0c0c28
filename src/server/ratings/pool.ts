import { type RoomSetup, type Speed, speedOf } from '../../protocol/setup.ts';

/** Within a pool ratings can be compared: one game, one speed, one number of players. */
export interface Pool {
  readonly game: string;
  readonly speed: Speed;
  readonly players: number;
}

export function poolOf({ game, clock, computers }: RoomSetup): Pool {
  return { game, speed: speedOf(clock), players: computers.length };
}

/** The pool as one word, as it is stored. */
export function writePool({ game, speed, players }: Pool): string {
  return `${game} ${speed} ${players}`;
}

export function readPool(text: string): Pool {
  const [game, speed, players] = text.split(' ');
  return { game, speed: speed as Speed, players: Number(players) };
}
