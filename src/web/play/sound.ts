import { settings } from '../state/settings.ts';

let context: AudioContext | undefined;

/** A short knock, as of a piece set on wood; only if the user has turned sound on. */
export function knock(): void {
  if (!settings.value.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: 320 });
  const volume = new GainNode(context, { gain: 0.25 });
  volume.gain.setValueAtTime(0.25, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.08);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.09);
}
