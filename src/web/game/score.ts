import { fill } from '../../core/words.ts';
import type { Answer } from '../../search/worker/service.ts';
import { playTexts } from '../play/texts.ts';

/** A computer's evaluation: pieces more or less, or a proved result. */
export function sayScore({ score, proved }: Answer): string {
  const { winIn, lossIn } = playTexts.value;
  if (proved !== 0) return fill(proved > 0 ? winIn : lossIn, { plies: Math.abs(proved) });
  return `${score < 0 ? '−' : '+'}${(Math.abs(score) / 100).toFixed(1)}`;
}
