import type { Language } from '../../core/words.ts';
import type { CellTexts } from '../board/describe.ts';

interface EmbedTexts extends CellTexts {
  readonly whichOne: string;
}

const en: EmbedTexts = {
  empty: 'empty',
  canMove: 'can move',
  isTarget: 'possible',
  directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  shapes: { disc: 'disc', tile: 'tile', arrow: 'piece facing {direction}' },
  stack: 'stack of {height}',
  whichOne: 'Which one?',
};

const pt: EmbedTexts = {
  empty: 'vazia',
  canMove: 'pode mover-se',
  isTarget: 'possível',
  directions: ['norte', 'nordeste', 'leste', 'sudeste', 'sul', 'sudoeste', 'oeste', 'noroeste'],
  shapes: { disc: 'disco', tile: 'ladrilho', arrow: 'peça virada para {direction}' },
  stack: 'pilha de {height}',
  whichOne: 'Qual?',
};

/** What an embedded board says to screen readers. */
export const embedTexts: Readonly<Record<Language, EmbedTexts>> = { en, pt };
