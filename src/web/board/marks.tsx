import type { Mark } from '../../core/look.ts';
import type { Scene } from '../../view/scene.ts';

/** How much higher each disc of a stack lies than the one below; farther apart when the stack is spread out. */
const RISE = 4;
const FANNED = 13;

export interface MarkProps {
  readonly mark: Mark;
  readonly scene: Scene;
  /** How many discs lie below. */
  readonly level?: number;
  /** The height to be written on it, if it is the top of a stack. */
  readonly height?: number;
  readonly isFanned?: boolean;
}

/** One mark around the centre of its cell, in the ink of its owner and with a sign that needs no colour. */
export function MarkShape({ mark, scene, level = 0, height = 0, isFanned = false }: MarkProps) {
  const { shape, owner } = mark;
  return (
    <g class={`mark ink-${scene.inks[owner]} seat-${owner + 1}`}>
      {shape === 'tile' && <Tile owner={owner} />}
      {shape === 'arrow' && <Arrow mark={mark} scene={scene} />}
      {shape === 'disc' && <Disc owner={owner} lift={level * (isFanned ? FANNED : RISE)} height={height} />}
    </g>
  );
}

function Tile({ owner }: { owner: number }) {
  return (
    <>
      <rect class="tile" x={-17} y={-17} width={34} height={34} rx={2} />
      {owner > 0 && <path class="hatch" d={HATCHES[owner]} />}
    </>
  );
}

/** Lines and dots that distinguish tiles without colour, by seat. */
const HATCHES = [
  '',
  'M-16-4-4-16M-16 8 8-16M-12 16 16-12M0 16 16 0',
  'M-10-10h.01M0-10h.01M10-10h.01M-10 0h.01M0 0h.01M10 0h.01M-10 10h.01M0 10h.01M10 10h.01',
  'M-16-8H16M-16 8H16M-8-16V16M8-16V16',
];

function Arrow({ mark, scene }: { mark: Mark; scene: Scene }) {
  const turn = (360 / scene.directionCount) * (mark.direction ?? 0);
  return (
    <g transform={`rotate(${turn})`}>
      <path class="arrow" d="M0-15 12 12 0 6-12 12Z" />
      <path class="emblem" d={EMBLEMS[mark.owner]} />
    </g>
  );
}

/** A small sign on each piece, by seat: disc, bar, diamond, ring. */
const EMBLEMS = [
  'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  'M-4.5 1H4.5',
  'M0-5 3.2-1 0 3-3.2-1Z',
  'M-3-.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
];

function Disc({ owner, lift, height }: { owner: number; lift: number; height: number }) {
  return (
    <g transform={`translate(0 ${-lift})`}>
      <circle class="disc" r={14.5} />
      {owner === 1 && height <= 1 && <circle class="emblem" r={8} />}
      {height > 1 && <text class="height">{height}</text>}
    </g>
  );
}
