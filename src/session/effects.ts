import type { Match } from '../core/play/match.ts';
import type { Position } from '../core/position.ts';
import type { Cell, Seat } from '../core/types.ts';
import { fill, type Language } from '../core/words.ts';
import { type Change, changesBetween } from '../view/changes.ts';
import { makeScene } from '../view/scene.ts';
import { trackOf } from '../view/track.ts';
import { positionBefore } from './last-move.ts';

/** What a move changed besides the place of its own piece: how many of each. */
export type Effects = Readonly<Record<Effect, number>>;

const EFFECTS = ['claimed', 'taken', 'captured', 'flipped', 'overrun', 'uncovered', 'lost'] as const;
type Effect = (typeof EFFECTS)[number];

/** One and several, in the order of EFFECTS. */
const en: Readonly<Record<Effect, readonly [string, string]>> = {
  claimed: ['{count} tile claimed', '{count} tiles claimed'],
  taken: ['{count} tile taken', '{count} tiles taken'],
  captured: ['{count} piece captured', '{count} pieces captured'],
  flipped: ['{count} disc flipped', '{count} discs flipped'],
  overrun: ['a stack taken', '{count} stacks taken'],
  uncovered: ['an opponent’s disc uncovered', '{count} of an opponent’s discs uncovered'],
  lost: ['the piece leaves the board', '{count} pieces leave the board'],
};
const pt: typeof en = {
  claimed: ['{count} ladrilho conquistado', '{count} ladrilhos conquistados'],
  taken: ['{count} ladrilho tomado', '{count} ladrilhos tomados'],
  captured: ['{count} peça capturada', '{count} peças capturadas'],
  flipped: ['{count} disco virado', '{count} discos virados'],
  overrun: ['uma pilha tomada', '{count} pilhas tomadas'],
  uncovered: ['um disco adversário a descoberto', '{count} discos adversários a descoberto'],
  lost: ['a peça sai do tabuleiro', '{count} peças saem do tabuleiro'],
};
const words: Readonly<Record<Language, typeof en>> = { en, pt };

/** What the last move of a match changed, in words: '2 tiles taken, 1 piece captured'; '' where nothing else did. */
export function sayEffects(match: Match, language: Language): string {
  const { last, position } = match;
  const before = positionBefore(match);
  if (last === undefined || before === undefined) return '';
  const effects = effectsOf(before, position, last.seat, last.path);
  return EFFECTS.filter((effect) => effects[effect] > 0)
    .map((effect) => fill(words[language][effect][effects[effect] === 1 ? 0 : 1], { count: effects[effect] }))
    .join(', ');
}

/** What a move of a seat along a path changed. */
export function effectsOf(before: Position, after: Position, mover: Seat, path: readonly Cell[]): Effects {
  const scene = makeScene(before);
  const counts = { claimed: 0, taken: 0, captured: 0, flipped: 0, overrun: 0, uncovered: 0, lost: 0 };
  for (const change of changesBetween(scene, makeScene(after), trackOf(before.board, path))) {
    for (const effect of effectsOfChange(change, mover, (cell, level) => scene.items[cell].marks[level]?.owner))
      counts[effect]++;
  }
  return counts;
}

type OwnerAt = (cell: Cell, level: number) => Seat | undefined;

function effectsOfChange(change: Change, mover: Seat, ownerAt: OwnerAt): Effect[] {
  if (change.kind === 'vanished') {
    const { shape, owner } = change.from.mark;
    if (shape === 'tile') return [];
    return [owner === mover ? 'lost' : 'captured'];
  }
  const { mark, cell, level } = change.to;
  if (change.kind === 'appeared') return mark.shape === 'tile' && mark.owner === mover ? ['claimed'] : [];
  if (change.kind === 'flipped') {
    if (mark.shape === 'tile') return mark.owner === mover ? ['taken'] : [];
    return ['flipped'];
  }
  if (change.kind === 'turned' || mark.shape !== 'disc') return [];
  const { from } = change;
  const isOthers = (at: Cell, below: number) => {
    const owner = ownerAt(at, below);
    return owner !== undefined && owner !== mover;
  };
  return [
    ...(level > 0 && isOthers(cell, level - 1) ? (['overrun'] as const) : []),
    ...(from.level > 0 && isOthers(from.cell, from.level - 1) ? (['uncovered'] as const) : []),
  ];
}
