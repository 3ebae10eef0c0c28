import type { Item, Scene } from '../../view/scene.ts';
import { CELL, LABEL_SHIFT, short } from './frame.ts';

/** What lies around and between the cells: lines, bars, outlines and labels. */
export function Ground({ scene, hasLabels }: { scene: Scene; hasLabels: boolean }) {
  const shift = scene.bars.length > 0 ? LABEL_SHIFT : 0;
  return (
    <g aria-hidden="true">
      {scene.lines.map(([x1, y1, x2, y2]) => (
        <line key={`${x1} ${y1} ${x2} ${y2}`} class="line" {...drawn({ x1, y1, x2, y2 })} />
      ))}
      {scene.bars.map(({ cell, owner, ...ends }) => (
        <line key={`${cell} ${ends.x1}`} class={`bar-line ${barClass(scene, cell, owner)}`} {...drawn(ends)} />
      ))}
      {scene.outlines.map(([x1, y1, x2, y2]) => (
        <line key={`${x1} ${y1} ${x2} ${y2}`} class="outline" {...drawn({ x1, y1, x2, y2 })} />
      ))}
      {hasLabels &&
        scene.labels.map(({ side, x, y, text, away }) => (
          <text
            key={side + text}
            class="label"
            x={short((x + (away !== undefined ? shift : side === 'row' ? -shift : 0)) * CELL)}
            y={short((shift * (side === 'row' ? 0 : 1) - y) * CELL)}
          >
            {text}
          </text>
        ))}
    </g>
  );
}

/** The class of a cell: its tint, and that of its region. */
export function cellClass({ outline, tints, inks }: Scene, { cell, x, y }: Item): string {
  const isOdd = outline === 'square' && (Math.round(x) + Math.round(y)) % 2 !== 0;
  const tint = tints.get(cell);
  const zone = tint === undefined ? '' : ` zone-${tint.kind}`;
  const ink = tint?.owner === undefined ? '' : ` ink-${inks[tint.owner]}`;
  return `${isOdd ? 'odd' : 'even'}${outline === 'point' ? ' point' : ''}${zone}${ink}`;
}

/** The ink and the pattern of a bar: those of its owner, else of the seat that holds the cell with its top mark. */
function barClass({ items, inks }: Scene, cell: number, holder: number | undefined): string {
  const owner = holder ?? items[cell].marks.at(-1)?.owner;
  return owner === undefined ? '' : `held ink-${inks[owner]} seat-${owner + 1}`;
}

function drawn(ends: { x1: number; y1: number; x2: number; y2: number }) {
  return {
    x1: short(ends.x1 * CELL),
    y1: short(-ends.y1 * CELL),
    x2: short(ends.x2 * CELL),
    y2: short(-ends.y2 * CELL),
  };
}
