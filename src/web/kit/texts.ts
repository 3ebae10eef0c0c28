import { localised } from '../state/language.ts';

/** What the shared widgets say. */
const en = {
  copied: 'Copied.',
  copyYourself: 'Copy it from the field.',
  close: 'Close',
  showResult: 'Show result',
  computers: 'computer',
  elo: '{name} · {elo} Elo',
};

const pt: typeof en = {
  copied: 'Copiado.',
  copyYourself: 'Copie do campo.',
  close: 'Fechar',
  showResult: 'Mostrar resultado',
  computers: 'computador',
  elo: '{name} · {elo} Elo',
};

export const kitTexts = localised(en, pt);
