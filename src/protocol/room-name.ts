/** Rooms have names that nobody guesses: 26 letters of base 32 are 130 bits. */
export const ROOM_NAME = /^[a-z2-7]{26}$/;
