import { localised } from '../../state/language.ts';

/** Texts about an analysis by the server. Gaps like {done} are filled in. */
const en = {
  title: 'Server analysis',
  ask: 'Request server analysis',
  hint: 'Runs on the server, even after you close this page.',
  running: '{done} of {plies} moves judged',
  failed: 'The server could not finish this analysis.',
  again: 'Request again',
  tooMany: 'You have reached the limit of analyses for now. Wait until one is done.',
  notAsked: 'The server did not accept the request. Please try again in a moment.',
  by: '{engine}, {nodes} nodes per position',
  marked: 'Biggest mistakes',
  noneMarked: 'No big mistakes.',
  better: 'better: {line}',
  study: 'Open the review',
};

const pt: typeof en = {
  title: 'Análise do servidor',
  ask: 'Pedir análise ao servidor',
  hint: 'Corre no servidor, mesmo depois de fechar esta página.',
  running: '{done} de {plies} jogadas avaliadas',
  failed: 'O servidor não conseguiu terminar esta análise.',
  again: 'Pedir de novo',
  tooMany: 'Atingiu por agora o limite de análises. Espere que uma termine.',
  notAsked: 'O servidor não aceitou o pedido. Tente de novo daqui a pouco.',
  by: '{engine}, {nodes} nós por posição',
  marked: 'Maiores erros',
  noneMarked: 'Sem erros graves.',
  better: 'melhor: {line}',
  study: 'Abrir a revisão',
};

/** The texts about an analysis in the current language. */
export const analysisTexts = localised(en, pt);
