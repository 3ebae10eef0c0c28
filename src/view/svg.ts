import { frameOf, viewBoxOf } from './drawing/frame.ts';
import { groundShapes } from './drawing/ground.ts';
import { paletteOf } from './drawing/palette.ts';
import { definitions, pieceShapes } from './drawing/pieces.ts';
import { escapeText, type Shape, writeShape } from './drawing/shape.ts';
import type { BoardTheme } from './drawing/theme-names.ts';
import type { Scene } from './scene.ts';

interface Painting {
  readonly theme?: BoardTheme;
  readonly isDark?: boolean;
  readonly hasLabels?: boolean;
  /** What the names of its definitions begin with, where several drawings share a page. */
  readonly id?: string;
}

/** Everything that is seen of a scene, from bottom to top. */
export function sceneShapes(scene: Scene, hasLabels: boolean): Shape[] {
  return [definitions(scene), ...groundShapes(scene, hasLabels), ...pieceShapes(scene)];
}

/** A scene as SVG text that needs nothing else. */
export function drawSvg(scene: Scene, title: string, painting: Painting = {}): string {
  const { theme = 'porcelain', isDark = false, hasLabels = true, id = '' } = painting;
  const palette = paletteOf(theme, isDark, scene.material);
  const shapes = sceneShapes(scene, hasLabels).map((one) => writeShape(one, id, palette));
  const viewBox = viewBoxOf(frameOf(scene, hasLabels));
  const font = 'font-family="Figtree, system-ui, sans-serif"';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img" ${font}>`,
    `<title>${escapeText(title)}</title>`,
    ...shapes,
    '</svg>',
  ].join('\n');
}
