import { localised } from '../state/language.ts';

/** Texts around the reasons for a move. */
const en = {
  why: 'Why?',
  whyNot: 'Why not?',
  about: '{move}: why?',
  thinking: 'Looking for the reasons…',
  trouble: 'The engine stopped: {why}',
  show: 'Show the moves',
  showMove: 'Show {move}',
  hide: 'Back to the board',
};

const pt: typeof en = {
  why: 'Porquê?',
  whyNot: 'Porque não?',
  about: '{move}: porquê?',
  thinking: 'À procura das razões…',
  trouble: 'O motor parou: {why}',
  show: 'Ver as jogadas',
  showMove: 'Ver {move}',
  hide: 'Voltar ao tabuleiro',
};

export const whyTexts = localised(en, pt);
