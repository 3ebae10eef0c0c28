import { localised } from '../state/language.ts';

/** Texts about an analysis by the server. Gaps like {done} are filled in. */
const en = {
  title: 'Analysis by the server',
  ask: 'Ask the server for an analysis',
  hint: 'The computer there looks at every position, also while you are away.',
  running: '{done} of {plies} positions',
  failed: 'The server has given up on this analysis.',
  again: 'Ask again',
  tooMany: 'Two of your analyses are under way already, or you have asked for many: wait until one is done.',
  notAsked: 'The server did not take the request; try again in a moment.',
  by: '{engine}, about {nodes} nodes a position',
  marked: 'Moves that cost the most',
  noneMarked: 'No move cost its player much.',
  better: 'better {line}',
  study: 'Open it on the analysis board',
};

const pt: typeof en = {
  title: 'Análise pelo servidor',
  ask: 'Pedir uma análise ao servidor',
  hint: 'O computador do servidor examina todas as posições, mesmo na sua ausência.',
  running: '{done} de {plies} posições',
  failed: 'O servidor desistiu desta análise.',
  again: 'Pedir outra vez',
  tooMany: 'Já há duas análises suas em curso, ou pediu muitas: espere que uma termine.',
  notAsked: 'O servidor não aceitou o pedido; tente de novo daqui a pouco.',
  by: '{engine}, cerca de {nodes} nós por posição',
  marked: 'Jogadas que custaram mais',
  noneMarked: 'Nenhuma jogada custou caro a quem a fez.',
  better: 'melhor {line}',
  study: 'Abrir no tabuleiro de análise',
};

/** The texts about an analysis in the current language. */
export const analysisTexts = localised(en, pt);
