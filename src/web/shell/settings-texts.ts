import { localised } from '../state/language.ts';

/** What the screen of settings says; names that other screens use too are in texts. */
const en = {
  kept: 'Settings stay in this browser, and every change takes effect at once.',
  appearance: 'Appearance',
  motionNote: 'Whether pieces glide to their cells.',
  board: 'Board',
  boardTheme: 'Boards and pieces',
  boardThemes: { porcelain: 'Porcelain', walnut: 'Walnut', contrast: 'High contrast' },
  coordinatesNote: 'Letters and numbers on the rim of the board.',
  playing: 'Playing',
  confirmsNote: 'The first tap shows the move, the second plays it.',
  soundNote: 'A short sound for each kind of move.',
  keys: 'Keyboard',
  letterKeys: 'Single-letter shortcuts',
  letterKeysNote: 'Such as P to list the pieces. They never act while you type.',
  toAccount: 'Account, password and devices',
};

const pt: typeof en = {
  kept: 'As definições ficam neste navegador, e cada mudança tem efeito imediato.',
  appearance: 'Aspeto',
  motionNote: 'Se as peças deslizam até às casas.',
  board: 'Tabuleiro',
  boardTheme: 'Tabuleiros e peças',
  boardThemes: { porcelain: 'Porcelana', walnut: 'Nogueira', contrast: 'Alto contraste' },
  coordinatesNote: 'Letras e números na moldura do tabuleiro.',
  playing: 'Durante a partida',
  confirmsNote: 'O primeiro toque mostra a jogada, o segundo confirma-a.',
  soundNote: 'Um som curto para cada tipo de jogada.',
  keys: 'Teclado',
  letterKeys: 'Atalhos de uma letra',
  letterKeysNote: 'Por exemplo, P para listar as peças. Nunca atuam enquanto escreve.',
  toAccount: 'Conta, palavra-passe e dispositivos',
};

export const settingsTexts = localised(en, pt);
