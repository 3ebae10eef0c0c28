// gamut/view: positions as pictures and as plain text.
export { type Change, changesBetween } from '../view/changes.ts';
export { BOARD_THEMES, type BoardTheme } from '../view/drawing/theme-names.ts';
export { drawPlain } from '../view/plain.ts';
export { type Item, makeScene, type Rotation, rotatedScene, type Scene } from '../view/scene.ts';
export { drawSvg } from '../view/svg.ts';
