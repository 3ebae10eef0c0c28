import type { Language } from '../../core/words.ts';

const en = {
  empty: 'empty',
  canMove: 'can move',
  isTarget: 'possible',
  directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  shapes: { disc: 'disc', tile: 'tile', arrow: 'piece facing {direction}' },
  stack: 'stack of {height}',
};

/** The words for cells and what is on them. */
export type CellTexts = typeof en;

const pt: CellTexts = {
  empty: 'vazia',
  canMove: 'pode mover-se',
  isTarget: 'possível',
  directions: ['norte', 'nordeste', 'leste', 'sudeste', 'sul', 'sudoeste', 'oeste', 'noroeste'],
  shapes: { disc: 'disco', tile: 'ladrilho', arrow: 'peça virada para {direction}' },
  stack: 'pilha de {height}',
};

export const cellTexts: Readonly<Record<Language, CellTexts>> = { en, pt };
