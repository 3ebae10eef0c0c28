import { writeFileSync } from 'node:fs';
import type { Language } from '../../core/words.ts';
import { writePng } from '../../node/png.ts';
import type { GameRecord } from '../../record/record.ts';
import { matchOf } from '../../record/record.ts';
import { cardOf } from '../../session/share-card.ts';
import { CARD, cardShapes, drawCard } from '../../view/card/card.ts';
import { rasterise } from '../../view/raster/raster.ts';
import { makeScene } from '../../view/scene.ts';

/** Writes the board after this many moves as a picture to be shared, as SVG text or as pixels by the file's kind. */
export function writePicture(
  record: GameRecord,
  ply: number,
  language: Language,
  files: { readonly png?: string; readonly svg?: string },
): void {
  const { position } = matchOf(record, ply);
  const words = cardOf(record, position, ply === record.line.length, language);
  const scene = makeScene(position);
  if (files.svg !== undefined) writeFileSync(files.svg, drawCard(scene, words));
  if (files.png === undefined) return;
  const { shapes, palette } = cardShapes(scene, words);
  const { pixels } = rasterise(shapes, CARD, { k: 1, x: 0, y: 0 }, palette);
  writeFileSync(files.png, writePng(CARD.width, CARD.height, pixels));
}
