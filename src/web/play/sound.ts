import { settings } from '../state/settings.ts';

/** Events that have a sound. */
export type Sound = 'move' | 'capture' | 'tile' | 'end' | 'low' | 'message' | 'turn';

/** One knock: its pitch in Hz, when it begins and how long it rings, in seconds, and how loud it is, from 0 to 1. */
interface Knock {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  /** Wood is dull and short, ceramic rings with a second tone above. */
  readonly material: 'wood' | 'ceramic';
}

const wood = (pitch: number, at = 0, length = 0.09, loud = 0.5): Knock => ({
  pitch,
  at,
  length,
  loud,
  material: 'wood',
});
const ceramic = (pitch: number, at = 0, length = 0.22, loud = 0.3): Knock => ({
  pitch,
  at,
  length,
  loud,
  material: 'ceramic',
});

const SOUNDS: Readonly<Record<Sound, readonly Knock[]>> = {
  move: [wood(310)],
  capture: [wood(240), wood(180, 0.07, 0.12)],
  tile: [ceramic(1180, 0, 0.14)],
  end: [ceramic(660, 0, 0.5), ceramic(880, 0.13, 0.5), ceramic(1320, 0.26, 0.8)],
  low: [wood(520, 0, 0.05), wood(520, 0.16, 0.05)],
  message: [ceramic(990, 0, 0.18, 0.2)],
  turn: [ceramic(740, 0, 0.2), ceramic(990, 0.1, 0.3)],
};

let context: AudioContext | undefined;

/** Plays a sound; only if the user has turned sound on. */
export function playSound(sound: Sound): void {
  const { sound: isOn, volume } = settings.value;
  if (!isOn) return;
  context ??= new AudioContext();
  const out = new GainNode(context, { gain: volume / 100 });
  out.connect(context.destination);
  for (const knock of SOUNDS[sound]) strike(context, out, knock);
}

/** A struck body: tones that die away at once, the higher ones sooner. */
function strike(audio: AudioContext, out: AudioNode, { pitch, at, length, loud, material }: Knock): void {
  const start = audio.currentTime + at;
  const partials = material === 'wood' ? [1, 2.4] : [1, 2.76, 5.4];
  for (const [index, partial] of partials.entries()) {
    const tone = new OscillatorNode(audio, {
      type: material === 'wood' ? 'triangle' : 'sine',
      frequency: pitch * partial,
    });
    const fade = new GainNode(audio, { gain: 0 });
    const end = start + length / (index + 1);
    fade.gain.setValueAtTime(loud / (index + 1) ** 2, start);
    fade.gain.exponentialRampToValueAtTime(0.0005, end);
    tone.connect(fade).connect(out);
    tone.start(start);
    tone.stop(end);
  }
}
