import { fill } from '../../../core/words.ts';
import type { BestLine } from '../../../session/study-lines.ts';
import { locale } from '../../state/locale.ts';
import { studyTexts } from '../texts.ts';

/** A score as people read it: pieces ahead with a sign, or a proved result with its distance. */
export function scoreText({ score, proved }: Pick<BestLine, 'score' | 'proved'>): string {
  if (proved > 0) return fill(studyTexts.value.winIn, { plies: proved });
  if (proved < 0) return fill(studyTexts.value.lossIn, { plies: -proved });
  const form = { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale.value, form).format(score / 100);
}

export function percentText(share: number): string {
  return new Intl.NumberFormat(locale.value, { style: 'percent' }).format(share);
}
