import type { Position } from '../../../core/position.ts';
import type { Language } from '../../../core/words.ts';
import type { GameRecord } from '../../../record/record.ts';
import { cardOf } from '../../../session/share-card.ts';
import { CARD, drawCard } from '../../../view/card/card.ts';
import { type Rotation, rotatedScene } from '../../../view/scene.ts';

/** What a picture shows. */
export interface Shown {
  readonly record: GameRecord;
  readonly position: Position;
  /** Whether it is the last position of the record. */
  readonly isEnd: boolean;
  readonly rotation: Rotation;
  readonly language: Language;
}

/** The board with players and result as SVG text; letters are outlines, so it needs no font. */
export function shareSvg({ record, position, isEnd, rotation, language }: Shown): string {
  return drawCard(rotatedScene(position, rotation), cardOf(record, position, isEnd, language));
}

/** The same as pixels, 1200 by 630. */
export async function sharePng(svg: string): Promise<Blob | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, CARD.width, CARD.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
