/** What `gamut compliance` checks, in English and in Portuguese. */
export const claimsInPortuguese = {
  'ugi is answered with id name, id author, option lines and ugiok':
    'ugi tem como resposta id name, id author, linhas option e ugiok',
  'isready is answered with readyok only': 'isready tem como resposta só readyok',
  'an empty line is ignored': 'uma linha vazia é ignorada',
  'setoption is accepted silently for every option offered': 'setoption é aceite em silêncio para cada opção oferecida',
  'an unknown option is ignored': 'uma opção desconhecida é ignorada',
  'an unknown command is ignored, with one info string': 'um comando desconhecido é ignorado, com um info string',
  'an unknown query is ignored, with one info string': 'um query desconhecido é ignorado, com um info string',
  'uginewgame is accepted silently': 'uginewgame é aceite em silêncio',
  'stop is ignored when no search is running': 'stop é ignorado quando não há pesquisa a decorrer',
  'a line of more than 1 MiB does no harm': 'uma linha de mais de 1 MiB não causa danos',
  'quit ends the process with status 0': 'quit termina o processo com o estado 0',
  'quit ends the process even during a search': 'quit termina o processo mesmo durante uma pesquisa',
  'the end of the input ends the process': 'o fim da entrada termina o processo',
  'go infinite thinks until stop and answers isready meanwhile':
    'go infinite pensa até stop e entretanto responde a isready',
  'a position may be the start and moves': 'uma posição pode ser o início e jogadas',
  'a position may be a text, with and without moves': 'uma posição pode ser um texto, com e sem jogadas',
  'every rules option it offers is obeyed': 'cada opção de regras que oferece é respeitada',
  'several games can be played one after another': 'podem jogar-se várias partidas seguidas',
  'an illegal move or a bad text gives an error line and leaves the position unchanged':
    'uma jogada ilegal ou um texto errado dá uma linha de erro e deixa a posição como está',
  'every query is answered by the rules, from the start to the end of a game':
    'cada query tem a resposta que as regras dão, do início ao fim de uma partida',
  'go {limits} is answered with a legal bestmove': 'go {limits} tem como resposta um bestmove legal',
  'it knows no rules and is told the legal moves': 'não conhece as regras e recebe as jogadas legais',
} as const;
