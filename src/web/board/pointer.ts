import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Cell } from '../../core/types.ts';
import { CELL } from '../../view/drawing/frame.ts';
import type { BoardProps } from './board-props.ts';
import { cellOf } from './cell-of.ts';

/** How far a pointer moves before it drags, in pixels. */
const SLACK = 8;
/** Cells smaller than this many pixels are shown in a magnifier when a finger covers them. */
const FINE = 30;

/** A pointer held down on the board. */
interface Grip {
  /** Where it went down; undefined beside the cells. */
  readonly cell: Cell | undefined;
  x: number;
  y: number;
  readonly isFine: boolean;
  isDragging: boolean;
  /** Whether it turns the board. */
  isTurning: boolean;
}

/** A place in the drawing's own units. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the magnifier is in the window, and what it shows. */
export interface Magnified extends Spot {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Mouse, pen and finger: a click touches a cell, a drag touches where it begins and where it ends; if cells are too
 * small for a finger, the one under it when it is lifted is touched.
 */
export function usePointer(props: BoardProps, root: RefObject<SVGSVGElement | null>) {
  const [hovered, setHovered] = useState<Cell | undefined>(undefined);
  const [dragged, setDragged] = useState<({ readonly cell: Cell } & Spot) | undefined>(undefined);
  const [magnified, setMagnified] = useState<Magnified | undefined>(undefined);
  const grip = useRef<Grip | undefined>(undefined);
  const ignoresClick = useRef(false);
  /** Whether a click began here: until then, the second click of a double click belongs to an earlier screen. */
  const hasClicked = useRef(false);

  const hover = (cell: Cell | undefined) => {
    if (cell === hovered) return;
    setHovered(cell);
    props.hover?.(cell);
  };
  const release = () => {
    grip.current = undefined;
    setDragged(undefined);
    setMagnified(undefined);
  };
  const down = (event: PointerEvent) => {
    ignoresClick.current = false;
    const cell = cellAt(event);
    const svg = root.current;
    if (event.button !== 0 || !event.isPrimary || svg === null) return;
    if (cell === undefined && props.turn === undefined) return;
    const isFine = cell !== undefined && event.pointerType === 'touch' && CELL * scaleOf(svg) < FINE;
    grip.current = { cell, x: event.clientX, y: event.clientY, isFine, isDragging: false, isTurning: false };
    if (isFine) {
      svg.setPointerCapture(event.pointerId);
      setMagnified({ ...spotOf(svg, event), clientX: event.clientX, clientY: event.clientY });
    }
  };
  const move = (event: PointerEvent) => {
    const held = grip.current;
    const svg = root.current;
    if (event.pointerType !== 'touch' || held !== undefined) hover(cellAt(event));
    if (held === undefined || svg === null) return;
    if (held.isFine) setMagnified({ ...spotOf(svg, event), clientX: event.clientX, clientY: event.clientY });
    else if (held.isTurning) turn(held, event);
    else if (!held.isDragging && isFar(held, event)) {
      held.isDragging = held.cell !== undefined && canDrag(props, held.cell);
      held.isTurning = !held.isDragging && props.turn !== undefined;
      if (held.isDragging || held.isTurning) svg.setPointerCapture(event.pointerId);
      if (held.isDragging && held.cell !== undefined && !props.accents.selected.includes(held.cell))
        props.touch(held.cell, false);
    }
    if (held.isDragging && held.cell !== undefined) setDragged({ cell: held.cell, ...spotOf(svg, event) });
  };
  const turn = (held: Grip, { clientX, clientY }: PointerEvent) => {
    props.turn?.(clientX - held.x, clientY - held.y);
    held.x = clientX;
    held.y = clientY;
  };
  const up = (event: PointerEvent) => {
    const held = grip.current;
    release();
    if (held === undefined || !(held.isDragging || held.isFine || held.isTurning)) return;
    ignoresClick.current = true;
    if (held.isTurning) return;
    const cell = cellAt(event);
    if (event.pointerType === 'touch') hover(undefined);
    if (cell !== undefined && !(held.isDragging && cell === held.cell)) props.touch(cell, held.isFine);
  };
  const click = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (event.detail > 1 && !hasClicked.current) return;
    hasClicked.current = true;
    if (cell !== undefined && !ignoresClick.current) props.touch(cell, (event as PointerEvent).pointerType === 'touch');
    ignoresClick.current = false;
  };
  const listeners = {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: release,
    onTouchMove: (event: TouchEvent) => {
      // The finger moves the magnifier, not the page.
      if (grip.current?.isFine && event.touches.length === 1) event.preventDefault();
    },
    onPointerLeave: () => hover(undefined),
    onClick: click,
  };
  return { listeners, hovered, dragged, magnified };
}

function canDrag({ accents, scene }: BoardProps, cell: Cell): boolean {
  const canBegin = accents.starts.includes(cell) || accents.selected.includes(cell);
  return canBegin && scene.items[cell].marks.length > 0;
}

function isFar(held: Grip, event: PointerEvent): boolean {
  return Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK;
}

/** The cell under a pointer, whatever has captured it. */
function cellAt(event: PointerEvent): Cell | undefined {
  return cellOf(document.elementFromPoint(event.clientX, event.clientY));
}

/** Pixels for one unit of the drawing. */
function scaleOf(svg: SVGSVGElement): number {
  return svg.getScreenCTM()?.a ?? 1;
}

function spotOf(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Spot {
  const spot = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return { x: spot.x, y: spot.y };
}
