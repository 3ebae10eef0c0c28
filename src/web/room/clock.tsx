import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { playSound } from '../play/sound.ts';
import type { RoomController } from './controller.ts';
import { roomTexts } from './texts.ts';

const TICK_MS = 100;
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** Below this, tenths are shown, in bold. */
const LOW = 20 * SECOND;

/** The time a seat has left by the server's clock; runs while it is its turn. */
export function SeatClock({ model, seat }: { model: RoomController; seat: Seat }) {
  const { room, client } = model;
  const tick = useSignal(0);
  const wasLow = useRef(false);
  const isRunning = room.status === 'playing' && room.turn === seat;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      tick.value++;
      const isNowLow = (room.clocks?.show(seat, client.now()) ?? LOW) < LOW;
      if (isNowLow && !wasLow.current && seat === model.seat) playSound('low');
      wasLow.current = isNowLow;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, tick, room, client, seat, model]);
  tick.value;
  if (room.clocks === undefined) return null;
  const left = room.clocks.show(seat, client.now());
  const time = sayTime(left);
  return (
    <span
      class={`clock${isRunning ? ' running' : ''}${left < LOW ? ' low' : ''}`}
      role="timer"
      aria-label={fill(roomTexts.value.clock, { time })}
    >
      {time}
    </span>
  );
}

/** Milliseconds as a clock shows them: 0:07.3, 4:59, 1:02:03, 2 d 5 h. */
function sayTime(ms: number): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`;
  // Whole seconds are rounded up: a clock that shows zero has run out.
  const seconds = ms < LOW ? Math.floor(ms / SECOND) : Math.ceil(ms / SECOND);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const head = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  const tenths = ms < LOW ? `.${Math.floor((ms % SECOND) / 100)}` : '';
  return `${head}:${two(seconds % 60)}${tenths}`;
}
