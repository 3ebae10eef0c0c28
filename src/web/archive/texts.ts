import { computed } from '@preact/signals';
import type { Language } from '../../core/words.ts';
import { language } from '../state/words.ts';

/** What is said where finished games are looked for. Gaps like {count} are filled in. */
const en = {
  player: 'Player',
  game: 'Game',
  any: 'any',
  more: 'More to look for',
  result: 'Result of the player',
  results: { won: 'won', lost: 'lost', shared: 'draw', none: 'no result' },
  rated: 'Kind',
  kinds: { yes: 'rated', no: 'casual' },
  from: 'From',
  until: 'To',
  mine: 'Only my own',
  search: 'Search',
  clear: 'Everything',
  none: 'No game fits. Take something away from what you look for.',
  nothing: 'No listed game has been finished here yet.',
  older: 'Older games',
  newest: 'Back to the newest',
  download: 'All that was found as JSON lines',
  open: 'Open',
  analyse: 'Analyse',
  text: 'Text',
  json: 'JSON',
  ofGame: '{what}: {game} of {date}',
  private: 'private',
  notRead: 'The record could not be read; try again in a moment.',
  winner: 'winner',
  draw: 'A draw.',
};

const pt: typeof en = {
  player: 'Jogador',
  game: 'Jogo',
  any: 'qualquer',
  more: 'Procurar por mais',
  result: 'Resultado do jogador',
  results: { won: 'vitória', lost: 'derrota', shared: 'empate', none: 'sem resultado' },
  rated: 'Tipo',
  kinds: { yes: 'a valer', no: 'amigável' },
  from: 'De',
  until: 'Até',
  mine: 'Só os meus',
  search: 'Procurar',
  clear: 'Tudo',
  none: 'Nenhum jogo corresponde. Procure por menos coisas.',
  nothing: 'Ainda não terminou aqui nenhum jogo à vista de todos.',
  older: 'Jogos mais antigos',
  newest: 'Voltar aos mais recentes',
  download: 'Tudo o que foi encontrado em linhas JSON',
  open: 'Abrir',
  analyse: 'Analisar',
  text: 'Texto',
  json: 'JSON',
  ofGame: '{what}: {game} de {date}',
  private: 'privado',
  notRead: 'Não foi possível ler o registo; tente de novo daqui a pouco.',
  winner: 'vencedor',
  draw: 'Empate.',
};

const table: Readonly<Record<Language, typeof en>> = { en, pt };

/** The words of the archive in the language of the moment. */
export const archiveTexts = computed(() => table[language.value]);
